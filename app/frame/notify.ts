import { toast } from "sonner";
import { announceUrgently } from "./urgent-notice.ts";

/** A notice at the foot of the screen. */
export type Notice = {
  readonly title: string;
  readonly text: string;
  /** Something to do about it. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
};

/** How long good news stays, in milliseconds. A problem stays until it is dismissed. */
const goodNewsDuration = 6000;

/** Says that something went well, politely. */
export function notify({ title, text, action }: Notice): void {
  toast(title, { description: text, duration: goodNewsDuration, ...(action && { action }) });
}

/** Says that something went wrong: at once, and until it is dismissed. */
export function notifyProblem({ title, text, action }: Notice): void {
  // One at a time: the same problem twice is not two problems.
  toast.error(title, {
    id: "problem",
    description: text,
    duration: Number.POSITIVE_INFINITY,
    ...(action && { action }),
  });
  announceUrgently(`${title}. ${text}`);
}

/** Takes back a problem that is one no longer. */
export const dismissProblem = (): void => {
  toast.dismiss("problem");
};
