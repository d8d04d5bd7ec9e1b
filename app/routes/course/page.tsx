import { faqs } from "#content/faqs";
import { course } from "#content/pages/course";
import { paths } from "../../paths.ts";
import { ScheduleClock } from "../../schedule/schedule-clock.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import { faqPage, onlineCourse } from "../../seo/structured-data.ts";
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

export const meta = () =>
  pageMeta({
    ...course.meta,
    path: paths.course,
    ogImage: "/og-course.jpg",
    ogImageAlt: course.sharePicture,
    structuredData: [onlineCourse(course.meta.description), ...faqPage(faqs.course)],
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
