import { sundayClass } from "../../../content/schedule.ts";
import { site } from "../../../content/site.ts";
import { paths } from "../../paths.ts";
import { ScheduleClock } from "../../schedule/schedule-clock.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import { service } from "../../seo/structured-data.ts";
import { classHours } from "./class-hours.ts";
import { ClosingCall } from "./closing-call.tsx";
import { CommonQuestions } from "./common-questions.tsx";
import { Hero } from "./hero.tsx";
import { HowToJoin } from "./how-to-join.tsx";
import { Testimonials } from "./testimonials.tsx";
import { WhatToExpect } from "./what-to-expect.tsx";
import { WhoItIsFor } from "./who-it-is-for.tsx";
import { WhyJoin } from "./why-join.tsx";

export const meta = () =>
  pageMeta({
    title: `Sunday mindfulness class in ${site.locality.town}`,
    description: `${sundayClass.minutes} minutes of guided mindfulness on Sunday mornings at the aquatic centre in ${site.locality.town}. No experience needed. Booked with the centre, class by class.`,
    path: paths.sundayClass,
    structuredData: [
      service({
        name: "Sunday mindfulness class",
        description: `A weekly ${sundayClass.minutes}-minute mindfulness class for beginners and others, run and booked by the aquatic and lifestyle centre in ${site.locality.town}.`,
        path: paths.sundayClass,
        hours: classHours(),
      }),
    ],
  });

export default function SundayClassPage() {
  return (
    <main id="main">
      <ScheduleClock>
        <Hero />
        <WhyJoin />
        <WhatToExpect />
        <WhoItIsFor />
        <Testimonials />
        <HowToJoin />
        <CommonQuestions />
        <ClosingCall />
      </ScheduleClock>
    </main>
  );
}
