import {
  currentWeek,
  formatDay,
  localTime,
  type Moment,
  nextSundayClass,
  nextTerm,
  type TermTimes,
  termState,
} from "./clock.ts";

/** The part of the schedule that pages carry for their script. */
export type ScheduleData = {
  /** Each term with the starts of its sessions. */
  readonly terms: readonly { readonly name: TermTimes["name"]; readonly starts: readonly number[] }[];
  readonly sessionMinutes: number;
  readonly sunday: { readonly startTime: string; readonly opensDaysBefore: number };
  /** Melbourne's UTC offset in minutes at an instant in summer and one in winter. */
  readonly offsets: readonly (readonly [instant: number, minutes: number])[];
};

/**
 * Returns the current time and the visitor's time zone. Visitors whose clock agrees with Melbourne's, most of them, need
 * no zone: the first use of Intl takes a phone 100 ms before first paint.
 */
export function currentMoment({ offsets }: Pick<ScheduleData, "offsets">): Moment {
  const isMelbourneTime = offsets.every(
    ([instant, minutes]) => new Date(instant).getTimezoneOffset() === -minutes,
  );
  return {
    now: Date.now(),
    zone: isMelbourneTime ? undefined : Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** The conditions and texts that depend on the current time. */
export type ScheduleState = {
  /**
   * Returns whether a condition holds:
   * - `next:NAME`: the term starts next; `next:none`: no future term is known
   * - `upcoming:NAME`, `in progress:NAME`, `completed:NAME`
   * - `week:NAME:NUMBER`: the term has reached that week
   * - `sunday:open`, `sunday:closed`: the centre takes bookings for the next class, or not yet
   */
  holds(condition: string): boolean;
  /**
   * Returns the text about a subject:
   * - `sunday`: the day of the next class; `sunday:opens`: the day its booking opens
   * - `week:NAME`: the current week of the term
   * - `local:INSTANT`: that time in the visitor's zone, or an empty string if Melbourne's is the same
   */
  text(subject: string): string;
};

/** Evaluates the schedule at a moment. */
export function scheduleState(data: ScheduleData, moment: Moment): ScheduleState {
  const { now, zone } = moment;
  const terms = data.terms.map(({ name, starts }): TermTimes => {
    const endOf = (startsAt: number) => startsAt + data.sessionMinutes * 60_000;
    return { name, sessions: starts.map((startsAt) => ({ startsAt, endsAt: endOf(startsAt) })) };
  });
  const next = nextTerm(terms, now)?.name ?? "none";
  const sunday = nextSundayClass(moment, data.sunday.startTime, data.sunday.opensDaysBefore);
  const termNamed = (name: string) => terms.find((term) => term.name === name);
  return {
    holds: (condition) => {
      const [kind = "", subject = "", week = ""] = condition.split(":");
      if (kind === "next") return subject === next;
      if (kind === "sunday") return (subject === "open") === sunday.bookingOpen;
      const term = termNamed(subject);
      if (!term) return false;
      const state = termState(term, now);
      return kind === "week"
        ? state !== "upcoming" && currentWeek(term, now) >= Number(week)
        : state === kind;
    },
    text: (about) => {
      const [kind, subject = ""] = about.split(":");
      if (kind === "sunday") return formatDay(subject === "opens" ? sunday.opens : sunday.day);
      if (kind === "local") return localTime(Number(subject), zone);
      const term = termNamed(subject);
      return term ? String(currentWeek(term, now)) : "";
    },
  };
}
