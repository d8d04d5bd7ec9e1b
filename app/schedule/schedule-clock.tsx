import type { ElementType, ReactNode } from "react";
import { course, sundayClass } from "../../content/schedule.ts";
import clockScript from "./clock.inline.ts?inline-script";
import type { ClockData } from "./clock-facts.ts";
import intakes from "./intakes.ts?evaluated";
import ahead from "./melbourne-ahead.ts?evaluated";

/** In the page, before its first screen: no more of it than the clock asks for. */
const data: ClockData = {
  intakes: intakes.map(({ name, sessions }) => ({ name, starts: sessions.map(({ startsAt }) => startsAt) })),
  sessionMinutes: course.sessionMinutes,
  sunday: { startTime: sundayClass.startTime, opensDaysBefore: sundayClass.bookingOpensDaysBefore },
  ahead,
};

/**
 * Goes around a page, or the part of it, that says anything about dates. In the built page nothing about
 * them is decided; a small script does that before the first paint.
 */
export function ScheduleClock({ children }: { children: ReactNode }) {
  return (
    <>
      <script
        type="application/json"
        id="schedule-data"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own schedule, as JSON without markup
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data) }}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, compiled at build time */}
      <script dangerouslySetInnerHTML={{ __html: clockScript }} />
      {children}
    </>
  );
}

type WhenProps = {
  /** The fact that has to hold, as `ClockFacts` names them. */
  readonly fact: string;
  /** Whether it shows where no script runs: only for words that can never become false. */
  readonly withoutScript?: boolean;
  readonly as?: ElementType;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Shows what it holds while a fact about the schedule holds. */
export function When({ fact, withoutScript = false, as: Tag = "span", className, children }: WhenProps) {
  return (
    <Tag data-when={fact} hidden={!withoutScript} className={className}>
      {children}
    </Tag>
  );
}

type ClockWordsProps = {
  /** What the words are about, as `ClockFacts` names it. */
  readonly about: string;
  /** What stands where no script runs: only words that can never become false. */
  readonly otherwise?: string;
  readonly className?: string | undefined;
};

/** Words that depend on the clock. */
export function ClockWords({ about, otherwise, className }: ClockWordsProps) {
  return (
    <span data-words={about} className={className}>
      {otherwise}
    </span>
  );
}
