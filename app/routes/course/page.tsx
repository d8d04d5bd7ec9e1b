import { courseFaqs } from "../../../content/faqs.ts";
import { course } from "../../../content/schedule.ts";
import { paths } from "../../paths.ts";
import { ScheduleClock } from "../../schedule/schedule-clock.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import { faqPage, onlineCourse } from "../../seo/structured-data.ts";
import { AtAWindow } from "./at-a-window.tsx";
import { BeforeYouBook } from "./before-you-book.tsx";
import { FourTerms } from "./four-terms.tsx";
import { FromTheGroup } from "./from-the-group.tsx";
import { Hero } from "./hero.tsx";
import { IntroCallSlip } from "./intro-call-slip.tsx";
import { OnePrintEightPlates } from "./one-print-eight-plates.tsx";
import { SixGains } from "./six-gains.tsx";
import { TwoPaths } from "./two-paths.tsx";
import { WhatIsMissing } from "./what-is-missing.tsx";
import { WhyPeopleGiveUp } from "./why-people-give-up.tsx";

const summary = `A live online mindfulness course: ${course.sessions} ${course.weekday}s of ${course.sessionMinutes} minutes, one new technique each, and about ${course.dailyPracticeMinutes} minutes’ practice a day. $${course.priceAud} AUD.`;

export const meta = () =>
  pageMeta({
    title: `${course.sessions}-week mindfulness course`,
    description: summary,
    path: paths.course,
    ogImage: "/og-course.jpg",
    ogImageAlt: "A rowing eight on Lake Wendouree at sunrise",
    structuredData: [onlineCourse(summary), faqPage(courseFaqs)],
  });

export default function CoursePage() {
  return (
    <main id="main">
      <ScheduleClock>
        <Hero />
        <IntroCallSlip />
        <WhyPeopleGiveUp />
        <WhatIsMissing />
        <SixGains />
        <OnePrintEightPlates />
        <FromTheGroup />
        <TwoPaths />
        <FourTerms />
        <BeforeYouBook />
        <AtAWindow />
      </ScheduleClock>
    </main>
  );
}
