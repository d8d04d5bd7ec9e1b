import { meta as words } from "#content/pages/first-class";
import { paths } from "../../../domain/pages.ts";
import { ScheduleClock } from "../../schedule/schedule-clock.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import { shareImages } from "../../seo/share-images.ts";
import { ClosingCall } from "./closing-call.tsx";
import { GettingThere } from "./getting-there.tsx";
import { Hero } from "./hero.tsx";
import { MinuteByMinute } from "./minute-by-minute.tsx";
import { WhatToBring } from "./what-to-bring.tsx";
import { Worries } from "./worries.tsx";

export const meta = () => pageMeta({ ...words, ...shareImages.sundayClass, path: paths.firstClass });

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
