import timer from "./timer.inline.ts?script-file";

/** Lets the clocks of the practices run, before and without React. */
export const TimerScript = () => <script defer src={timer} />;
