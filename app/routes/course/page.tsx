import { courseFaqs } from "../../../content/faqs.ts";
import { course } from "../../../content/schedule.ts";
import { paths } from "../../paths.ts";
import { ScheduleClock } from "../../schedule/schedule-clock.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import { faqPage, onlineCourse } from "../../seo/structured-data.ts";
import { money } from "../../ui/money.ts";
import { ClosingCall } from "./closing-call.tsx";
import { Faq } from "./faq.tsx";
import { FreeIntroCall } from "./free-intro-call.tsx";
import { Gains } from "./gains.tsx";
import { Hero } from "./hero.tsx";
import { Terms } from "./terms.tsx";
import { Testimonials } from "./testimonials.tsx";
import { TwoPathsComparison } from "./two-paths-comparison.tsx";
import { WeekByWeek } from "./week-by-week.tsx";
import { WhatIsMissing } from "./what-is-missing.tsx";
import { WhyPeopleGiveUp } from "./why-people-give-up.tsx";

const summary = `A live online mindfulness course: ${course.sessions} ${course.weekday}s of ${course.sessionMinutes} minutes, one new technique each, and about ${course.dailyPracticeMinutes} minutes’ practice a day. ${money(course.priceAud)} AUD.`;

export const meta = () =>
  pageMeta({
    title: `${course.sessions}-week mindfulness course`,
    description: summary,
    path: paths.course,
    ogImage: "/og-course.jpg",
    ogImageAlt: "A rowing eight on Lake Wendouree at sunrise",
    structuredData: [onlineCourse(summary), ...faqPage(courseFaqs)],
  });

export default function CoursePage() {
  return (
    <main id="main">
      <ScheduleClock>
        <Hero />
        <FreeIntroCall />
        <WhyPeopleGiveUp />
        <WhatIsMissing />
        <Gains />
        <WeekByWeek />
        <Testimonials />
        <TwoPathsComparison />
        <Terms />
        <Faq />
        <ClosingCall />
      </ScheduleClock>
    </main>
  );
}
