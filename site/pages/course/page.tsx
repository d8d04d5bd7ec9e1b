import { course } from "#content/pages/course";
import { paths } from "../../../domain/pages.ts";
import { ShouldIDoThis } from "../../components/should-i-do-this/should-i-do-this.tsx";
import { WhoIsTeaching } from "../../components/who-is-teaching/who-is-teaching.tsx";
import { ScheduleClock } from "../../schedule/schedule-clock.tsx";
import { JsonLd } from "../../seo/json-ld.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import { onlineCourse } from "../../seo/structured-data.ts";
import { Faq } from "./faq.tsx";
import { FreeIntroCall } from "./free-intro-call.tsx";
import { Gains } from "./gains.tsx";
import { Hero } from "./hero.tsx";
import styles from "./page.module.css";
import { Terms } from "./terms.tsx";
import { Testimonials } from "./testimonials.tsx";
import { TwoPathsComparison } from "./two-paths-comparison.tsx";
import { WeekByWeek } from "./week-by-week.tsx";
import { WhatIsMissing } from "./what-is-missing.tsx";
import { WhatItAsks } from "./what-it-asks.tsx";
import { WhyPeopleGiveUp } from "./why-people-give-up.tsx";

export const meta = () =>
  pageMeta({
    ...course.meta,
    path: paths.course,
    ogImage: "/og-course.jpg",
    ogImageAlt: course.sharePicture,
  });

export default function CoursePage() {
  return (
    <main id="main" className={styles.page}>
      <ScheduleClock>
        <Hero />
        <FreeIntroCall />
        <WhyPeopleGiveUp />
        <WhatIsMissing />
        <Gains />
        <WeekByWeek />
        <Testimonials />
        <TwoPathsComparison />
        <WhatItAsks />
        <Terms />
        <ShouldIDoThis />
        <WhoIsTeaching />
        <Faq />
      </ScheduleClock>
      {/* Not in the head: the first screen must fit the first round trip. */}
      <JsonLd data={onlineCourse(course.meta.description)} />
    </main>
  );
}
