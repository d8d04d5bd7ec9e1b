import {
  currentTerm,
  currentWeek,
  formatClosures,
  formatDay,
  localTime,
  type Moment,
  nextSundayClass,
  nextTerm,
  reasonClosed,
  type TermTimes,
  termState,
} from "./clock.ts";
import type { ClosedSundays } from "./terms.ts";

/** The part of the schedule that pages carry for their script. */
export type ScheduleData = {
  /** The terms by start date, each with the starts of its sessions (`packStarts`). */
  readonly terms: readonly (Pick<TermTimes, "id" | "name"> & { readonly starts: readonly number[] })[];
  readonly sessionMinutes: number;
  readonly sunday: {
    readonly startTime: string;
    readonly opensDaysBefore: number;
    readonly closed: ClosedSundays;
  };
  /** The owner's time zone, and its UTC offset in minutes at an instant in summer and one in winter. */
  readonly timeZone: string;
  readonly offsets: readonly (readonly [instant: number, minutes: number])[];
};

/** Returns the first of some instants, and how long after it each next one is: weeks repeat, and compress to nothing. */
export const packStarts = (instants: readonly number[]): readonly number[] =>
  instants.map((instant, index) => instant - (instants[index - 1] ?? 0));

/** Returns the instants that were packed. */
function unpackStarts(starts: readonly number[]): readonly number[] {
  let instant = 0;
  return starts.map((gap) => {
    instant += gap;
    return instant;
  });
}

/**
 * Returns the current time and the visitor's time zone. Visitors whose clock agrees with the owner's, most of them, need
 * no zone: the first use of Intl takes a phone 100 ms before first paint.
 */
export function currentMoment({ offsets, timeZone }: Pick<ScheduleData, "offsets" | "timeZone">): Moment {
  const isHomeTime = offsets.every(
    ([instant, minutes]) => new Date(instant).getTimezoneOffset() === -minutes,
  );
  return {
    now: Date.now(),
    zone: isHomeTime ? undefined : Intl.DateTimeFormat().resolvedOptions().timeZone,
    home: timeZone,
  };
}

/** The conditions and texts that depend on the current time. */
export type ScheduleState = {
  /**
   * Returns whether a condition holds:
   * - `next:TERM`: the term with that id starts next; `next:none`: no future term is known
   * - `current:TERM`: of the terms with its name, it is in progress or comes next, or else is the last
   * - `upcoming:TERM`, `in progress:TERM`, `completed:TERM`
   * - `week:TERM:NUMBER`: the term has reached that week
   * - `sunday:open`, `sunday:closed`: the centre takes bookings for the next class, or not yet
   * - `sunday:off`, `sunday:on`: there is no class on the coming Sunday, or there is
   * - `sunday:explained`, `sunday:unexplained`: there is no class on the coming Sunday, with a reason or without
   * - `sunday:closures`: there is no class on some Sunday to come
   */
  holds(condition: string): boolean;
  /**
   * Returns the text about a subject:
   * - `sunday`: the day of the next class; `sunday:weekday`, `sunday:date`, `sunday:month`: its parts
   * - `sunday:short`: that day without its weekday
   * - `sunday:opens`: the day its booking opens
   * - `sunday:off`: the coming Sunday; `sunday:why`: why it has no class
   * - `sunday:closures`: the Sundays to come that have no class
   * - `week:TERM`: the current week of the term
   * - `local:INSTANT`: that time in the visitor's zone, or an empty string if the owner's is the same
   */
  text(subject: string): string;
};

/** Evaluates the schedule at a moment. */
export function scheduleState(data: ScheduleData, moment: Moment): ScheduleState {
  const { now } = moment;
  const terms = data.terms.map(({ id, name, starts }): TermTimes => {
    const endOf = (startsAt: number) => startsAt + data.sessionMinutes * 60_000;
    const sessions = unpackStarts(starts).map((startsAt) => ({ startsAt, endsAt: endOf(startsAt) }));
    return { id, name, sessions };
  });
  const next = nextTerm(terms, now)?.id ?? "none";
  const { startTime, opensDaysBefore, closed } = data.sunday;
  const sunday = nextSundayClass(moment, startTime, opensDaysBefore, closed);
  const why = reasonClosed(closed, sunday.coming);
  const closures = formatClosures(closed, sunday.coming);
  const sundayIs: Record<string, boolean> = {
    open: sunday.bookingOpen,
    closed: !sunday.bookingOpen,
    off: why !== undefined,
    on: why === undefined,
    explained: Boolean(why),
    unexplained: why === "",
    closures: closures !== "",
  };
  const nextClass = formatDay(sunday.day);
  const [weekday, date, month] = nextClass.split(" ");
  const sundayTexts: Record<string, string | undefined> = {
    weekday,
    date,
    month,
    short: `${date} ${month}`,
    opens: formatDay(sunday.opens),
    off: formatDay(sunday.coming),
    why,
    closures,
  };
  const termOf = (id: string) => terms.find((term) => term.id === id);
  return {
    holds: (condition) => {
      const [kind = "", subject = "", week = ""] = condition.split(":");
      if (kind === "next") return subject === next;
      if (kind === "sunday") return sundayIs[subject] ?? false;
      const term = termOf(subject);
      if (!term) return false;
      if (kind === "current") return currentTerm(terms, term.name, now) === term;
      const state = termState(term, now);
      return kind === "week"
        ? state !== "upcoming" && currentWeek(term, now) >= Number(week)
        : state === kind;
    },
    text: (about) => {
      const [kind, subject = ""] = about.split(":");
      if (kind === "sunday") return (subject ? sundayTexts[subject] : nextClass) ?? "";
      if (kind === "local") return localTime(Number(subject), moment);
      const term = termOf(subject);
      return term ? String(currentWeek(term, now)) : "";
    },
  };
}
