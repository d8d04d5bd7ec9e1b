import {
  addDaysTo,
  currentTerm,
  currentWeek,
  dayOn,
  formatClosures,
  formatDay,
  machineZone,
  nextSundayClass,
  nextTerm,
  ownTimeAtPresent,
  ownTimes,
  type SundayRules,
  type TermTimes,
  termState,
  type Zone,
} from "./clock.ts";
import type { ClosedSundays } from "./terms.ts";

/** The part of the schedule that pages carry for their script. */
export type ScheduleData = {
  /** The terms by start date, each with the starts of its sessions (`packStarts`). */
  readonly terms: readonly (Pick<TermTimes, "id" | "name"> & { readonly starts: readonly number[] })[];
  readonly course: {
    readonly startTime: string;
    readonly sessionMinutes: number;
  };
  readonly sunday: SundayRules & {
    readonly closed: ClosedSundays;
    /** The Sundays in holidays of which the owner hasn't said whether they have a class. */
    readonly unconfirmed: ClosedSundays;
    /** The last day for which holidays are known. */
    readonly holidaysUntil: string;
  };
  /** The owner's time zone. */
  readonly zone: ZoneOffsets;
};

/** The UTC offsets of a zone in minutes, each with the instant from which it holds (`packStarts`). */
export type ZoneOffsets = { readonly starts: readonly number[]; readonly minutes: readonly number[] };

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

/** Returns the zone of some offsets; before the first, and long after the last, it is as if clocks didn't change. */
export function unpackZone({ starts, minutes }: ZoneOffsets): Zone {
  const changes = unpackStarts(starts);
  return (instant) => minutes[changes.findLastIndex((change) => change <= instant)] ?? minutes[0] ?? 0;
}

/** The next Sunday class, or the coming Sunday. */
type SundayCondition =
  /** The owner hasn't said whether the next class is held, or it is. */
  | "unsure"
  | "sure"
  /** It is held, and the centre takes bookings for it, or not yet. */
  | "open"
  | "closed"
  /** It is held, and “this Sunday” means its day, or it is held on another. */
  | "this"
  | "another"
  /** The next class is on that day, as in `on 2027-01-10`; its place and time are as usual. */
  | `on ${string}`
  | "usual"
  /** On that day, its place or time isn't as usual; it is one of the six, and after the next class. */
  | `ahead ${string}`
  /** There is no class on the coming Sunday; without a reason. */
  | "off"
  | "unexplained"
  /** The known holidays end before the last of the six. */
  | "unlisted";

/** Texts about Sundays, each of which is also the condition that it says something. */
type SundayText =
  /** Why the coming Sunday has no class. */
  | "why"
  /** The Sundays to come that have no class; those of the next five after the coming one. */
  | "closures"
  | "soon"
  /** Those of the six of which the owner hasn't said. */
  | "unconfirmed";

/** A condition that depends on the current time, as elements name it. `TERM` is the id of a term. */
export type Condition =
  /** `next:TERM`: it starts next; `next:none`: no future term is known. */
  | `next:${string}`
  /** `current:TERM`: of the terms with its name, it is in progress or comes next, or else is the last. */
  | `current:${string}`
  | `upcoming:${string}`
  | `in progress:${string}`
  | `completed:${string}`
  /** `week:TERM:NUMBER`: the term has reached that week. */
  | `week:${string}:${number}`
  /** That instant, in milliseconds since 1970, hasn't come, or it has. */
  | `until:${number}`
  | `since:${number}`
  | `sunday:${SundayCondition | SundayText}`;

/** What a text that depends on the current time is about, as elements name it. */
export type Subject =
  /** The day of the next class; its parts. */
  | "sunday"
  | `sunday:${"weekday" | "date" | "month"}`
  /** That day without its weekday; the day its booking opens; the coming Sunday. */
  | `sunday:${"short" | "opens" | "off"}`
  | `sunday:${SundayText}`
  /** `week:TERM`: the current week of the term. */
  | `week:${string}`
  /**
   * `own:TERM`: when its sessions start in the visitor's zone. Empty where the owner's times are the same. `own:TERM:NUMBER` is
   * one session of it, counted from 0; `own:none` is a session this week.
   */
  | `own:${string}`;

/** The conditions and texts that depend on the current time, by what elements name. */
export type ScheduleState = {
  /** Returns whether a `Condition` holds. */
  holds(condition: string): boolean;
  /** Returns the text about a `Subject`. */
  text(subject: string): string;
};

/** Evaluates the schedule at a moment, for a visitor in a time zone; by default, in that of the machine. */
export function scheduleState(data: ScheduleData, now: number, zone: Zone = machineZone): ScheduleState {
  const home = unpackZone(data.zone);
  const terms = data.terms.map(({ id, name, starts }): TermTimes => {
    const endOf = (startsAt: number) => startsAt + data.course.sessionMinutes * 60_000;
    const sessions = unpackStarts(starts).map((startsAt) => ({ startsAt, endsAt: endOf(startsAt) }));
    return { id, name, sessions };
  });
  const next = nextTerm(terms, now)?.id ?? "none";
  const { closed, starts, unconfirmed, holidaysUntil } = data.sunday;
  const sunday = nextSundayClass(now, home, data.sunday);
  const nextDay = dayOn(sunday.day);
  const isSure = !(nextDay in unconfirmed);
  const afterWeeks = (weeks: number) => dayOn(addDaysTo(sunday.coming, 7 * weeks));
  const why = closed[afterWeeks(0)];
  const sundayIs: Record<string, boolean> = {
    [`on ${nextDay}`]: true,
    usual: !starts?.[nextDay],
    unsure: !isSure,
    sure: isSure,
    open: isSure && sunday.bookingOpen,
    closed: isSure && !sunday.bookingOpen,
    this: isSure && sunday.isThis,
    another: isSure && !sunday.isThis,
    off: afterWeeks(0) in closed,
    unexplained: why === "",
    unlisted: afterWeeks(5) > holidaysUntil,
  };
  for (const day in starts) sundayIs[`ahead ${day}`] = nextDay < day && day <= afterWeeks(5);
  const nextClass = formatDay(sunday.day);
  const [weekday, date, month] = nextClass.split(" ");
  const sundayTexts: Record<string, string | undefined> = {
    "": nextClass,
    weekday,
    date,
    month,
    short: `${date} ${month}`,
    opens: formatDay(sunday.opens),
    off: formatDay(sunday.coming),
    why,
    closures: formatClosures(closed, afterWeeks(0)),
    soon: formatClosures(closed, afterWeeks(1), afterWeeks(5)),
    unconfirmed: formatClosures(unconfirmed, afterWeeks(0), afterWeeks(5)),
  };
  const termOf = (id: string) => terms.find((term) => term.id === id);
  return {
    holds: (condition) => {
      const [kind = "", subject = "", week = ""] = condition.split(":");
      if (kind === "next") return subject === next;
      if (kind === "until") return now < +subject;
      if (kind === "since") return now >= +subject;
      if (kind === "sunday") return sundayIs[subject] ?? Boolean(sundayTexts[subject]);
      const term = termOf(subject);
      if (!term) return false;
      if (kind === "current") return currentTerm(terms, term.name, now) === term;
      const state = termState(term, now);
      return kind === "week" ? state !== "upcoming" && currentWeek(term, now) >= +week : state === kind;
    },
    text: (about) => {
      const [kind, subject = "", session] = about.split(":");
      if (kind === "sunday") return sundayTexts[subject] ?? "";
      const term = termOf(subject);
      if (!term) return kind === "own" ? ownTimeAtPresent(now, data.course.startTime, home, zone) : "";
      if (kind === "week") return `${currentWeek(term, now)}`;
      const starts = term.sessions.map(({ startsAt }) => startsAt);
      return ownTimes(session ? starts.slice(+session, +session + 1) : starts, home, zone);
    },
  };
}
