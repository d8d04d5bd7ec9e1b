import { useEffect } from "react";
import timerScript from "./timer.inline.ts?inline-script";
import { installTimer } from "./timer.ts";

/** Lets the clocks of the practices run, before and without React. */
export function TimerScript() {
  useEffect(installTimer, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, compiled at build time
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: timerScript }} />;
}
