import { createContext, use } from "react";
import type { Subject } from "../../domain/schedule-state.ts";

/** Whether only the script shows what is inside, so that it needs no fallback. */
export const NeedsScript = createContext(false);

type ClockTextProps = {
  readonly subject: Subject;
  /** The text without script: it must never become false. */
  readonly fallback?: string;
  readonly className?: string | undefined;
};

/** Shows text that depends on the current time. */
export function ClockText({ subject, fallback, className }: ClockTextProps) {
  const needsScript = use(NeedsScript);
  return (
    <span data-text={subject} className={className}>
      {needsScript ? undefined : fallback}
    </span>
  );
}
