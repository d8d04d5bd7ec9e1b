import { createContext, type ElementType, type ReactNode, use, useMemo, useSyncExternalStore } from "react";
import { course, sundayClass } from "../../content/schedule.ts";
import clockScript from "./clock.inline.ts?inline-script";
import { type ClockData, type ClockFacts, clockFacts, momentNow } from "./clock-facts.ts";
import intakes from "./intakes.ts?evaluated";
import ahead from "./melbourne-ahead.ts?evaluated";

/** In the page, before its first screen: no more of it than the clock asks for. */
const data: ClockData = {
  intakes: intakes.map(({ name, sessions }) => ({ name, starts: sessions.map(({ startsAt }) => startsAt) })),
  sessionMinutes: course.sessionMinutes,
  sunday: { startTime: sundayClass.startTime, opensDaysBefore: sundayClass.bookingOpensDaysBefore },
  ahead,
};

/** The moment that the script in the page looked at last; none while the site is built. */
const readMoment = () => {
  if (import.meta.env.SSR) return undefined;
  window.scheduleMoment ??= momentNow(data);
  return window.scheduleMoment;
};

/** The script listens since before: it has looked again by then. */
const listenForMoment = (changed: () => void) => {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
};

const ClockContext = createContext<ClockFacts | undefined>(undefined);

/**
 * Goes around a page, or the part of it, that says anything about dates. In the built page nothing about
 * them is decided; a small script does that before the first paint, and React then finds it so.
 */
export function ScheduleClock({ children }: { children: ReactNode }) {
  const moment = useSyncExternalStore(listenForMoment, readMoment, readMoment);
  const facts = useMemo(() => moment && clockFacts(data, moment), [moment]);
  return (
    <ClockContext value={facts}>
      <script
        type="application/json"
        id="schedule-data"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own schedule, as JSON without markup
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data) }}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, compiled at build time */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: clockScript }} />
      {children}
    </ClockContext>
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
  const facts = use(ClockContext);
  const shown = facts ? facts.holds(fact) : withoutScript;
  return (
    <Tag data-when={fact} hidden={!shown} className={className}>
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
  const facts = use(ClockContext);
  return (
    <span data-words={about} className={className}>
      {facts ? facts.words(about) || null : otherwise}
    </span>
  );
}
