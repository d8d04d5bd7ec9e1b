import { business } from "#content/business";
import { sundayClass } from "#content/schedule";
import { paths } from "../../paths.ts";
import { ScheduleClock } from "../../schedule/schedule-clock.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import { ClosingCall } from "./closing-call.tsx";
import { GettingThere } from "./getting-there.tsx";
import { Hero } from "./hero.tsx";
import { MinuteByMinute } from "./minute-by-minute.tsx";
import { WhatToBring } from "./what-to-bring.tsx";
import { Worries } from "./worries.tsx";

export const meta = () =>
  pageMeta({
    title: "Your first class",
    description: `What happens in the ${sundayClass.minutes} minutes of the Sunday class in ${business.place.town}, minute by minute: where to go, what to bring, how to get in, and how to leave early.`,
    path: paths.firstClass,
  });

export default function FirstClassPage() {
  return (
    <main id="main">
      <Hero />
      <MinuteByMinute />
      <WhatToBring />
      <GettingThere />
      <Worries />
      <ScheduleClock>
        <ClosingCall />
      </ScheduleClock>
    </main>
  );
}
