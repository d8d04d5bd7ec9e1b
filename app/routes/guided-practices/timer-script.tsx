import timerScript from "./timer.inline.ts?inline-script";

/** Lets the clocks of the practices run, before and without React. */
export function TimerScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, compiled at build time
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: timerScript }} />;
}
