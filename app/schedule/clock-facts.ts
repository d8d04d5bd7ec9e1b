import {
  localTime,
  type Moment,
  nextIntake,
  sayDay,
  type TimedIntake,
  termState,
  thisSunday,
  weekOf,
} from "./clock.ts";

/** What the clock needs to know of the schedule. */
export type ClockData = {
  /** By when their sessions begin: no more of them, since this stands in pages. */
  readonly intakes: readonly { readonly name: TimedIntake["name"]; readonly starts: readonly number[] }[];
  readonly sessionMinutes: number;
  readonly sunday: { readonly startTime: string; readonly opensDaysBefore: number };
  /** By how many minutes Melbourne is ahead at some instants, in summer and in winter. */
  readonly ahead: readonly (readonly [instant: number, minutes: number])[];
};

/**
 * The moment at which a page is looked at. Whoever lives by Melbourne's clocks, as most visitors do, is not asked for
 * a zone: the first use of Intl takes a phone a tenth of a second, before anything is painted.
 */
export function momentNow({ ahead }: Pick<ClockData, "ahead">): Moment {
  const isMelbournes = ahead.every(
    ([instant, minutes]) => new Date(instant).getTimezoneOffset() === -minutes,
  );
  return {
    now: Date.now(),
    zone: isMelbournes ? undefined : Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** Something that holds at a moment or does not, such as `next:Term 1`, or whose words depend on it. */
export type ClockFacts = {
  /**
   * - `next:NAME`: that intake starts next; `next:none`: none is known
   * - `upcoming:NAME`, `in progress:NAME`, `completed:NAME`
   * - `week:NAME:NUMBER`: whether an intake has come to that week, or is past it
   * - `sunday:open`, `sunday:closed`: whether the centre takes bookings for the next class
   */
  holds(fact: string): boolean;
  /**
   * - `sunday`: the day of the next class; `sunday:opens`: the day on which its booking opens
   * - `week:NAME`: the week that an intake is in
   * - `local:INSTANT`: that time where the visitor is; empty where it is Melbourne's
   */
  words(subject: string): string;
};

/** What is true of the schedule at a moment. */
export function clockFacts(data: ClockData, moment: Moment): ClockFacts {
  const { now, zone } = moment;
  const intakes = data.intakes.map(({ name, starts }): TimedIntake => {
    const endOf = (startsAt: number) => startsAt + data.sessionMinutes * 60_000;
    return { name, sessions: starts.map((startsAt) => ({ startsAt, endsAt: endOf(startsAt) })) };
  });
  const next = nextIntake(intakes, now)?.name ?? "none";
  const sunday = thisSunday(moment, data.sunday.startTime, data.sunday.opensDaysBefore);
  const intake = (name: string) => intakes.find((candidate) => candidate.name === name);
  return {
    holds: (fact) => {
      const [kind = "", about = "", week = ""] = fact.split(":");
      if (kind === "next") return about === next;
      if (kind === "sunday") return (about === "open") === sunday.bookingOpen;
      const term = intake(about);
      if (!term) return false;
      const state = termState(term, now);
      return kind === "week" ? state !== "upcoming" && weekOf(term, now) >= Number(week) : state === kind;
    },
    words: (subject) => {
      const [kind, about = ""] = subject.split(":");
      if (kind === "sunday") return sayDay(about === "opens" ? sunday.opens : sunday.day);
      if (kind === "local") return localTime(Number(about), zone);
      const term = intake(about);
      return term ? String(weekOf(term, now)) : "";
    },
  };
}
