import { event, meta as words } from "#content/pages/sunday-class";
import { paths } from "../../../domain/pages.ts";
import { ShouldIDoThis } from "../../components/should-i-do-this/should-i-do-this.tsx";
import { ScheduleClock } from "../../schedule/schedule-clock.tsx";
import { classEvent } from "../../seo/class-event.ts";
import { pageMeta } from "../../seo/page-meta.tsx";
import { shareImages } from "../../seo/share-images.ts";
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
    ...words,
    path: paths.sundayClass,
    ...shareImages.sundayClass,
    structuredData: [classEvent({ ...event, image: shareImages.sundayClass.ogImage })],
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
        <ShouldIDoThis />
        <CommonQuestions />
        <ClosingCall />
      </ScheduleClock>
    </main>
  );
}
