import type { ChildNode } from "domhandler";
import { parseDocument } from "htmlparser2";
import { type ScheduleData, scheduleState, unpackStarts } from "../../../../domain/schedule-state.ts";
import { type ReadPage, readPage } from "./read-page.ts";

/** A page in one state, read at any moment. */
export class DatedPage {
  readonly html: string;
  readonly schedule: ScheduleData | undefined;
  readonly #nodes: readonly ChildNode[];
  readonly #read = new Map<string, ReadPage>();
  readonly #subjects: readonly string[];
  readonly #conditions: readonly string[];

  /** @param html a rendered page, normalised */
  constructor(html: string) {
    this.html = html;
    this.schedule = scheduleOf(html);
    this.#nodes = parseDocument(html).children;
    this.#subjects = valuesOf("data-text", html);
    this.#conditions = valuesOf("data-when", html);
  }

  /**
   * Returns the page as its visitors see it.
   *
   * @param now in milliseconds since 1970
   */
  at(now: number): ReadPage {
    const dates = this.datesAt(now);
    const read = this.#read.get(dates) ?? readPage(this.#nodes, this.#scheduleAt(now));
    this.#read.set(dates, read);
    return read;
  }

  /** Returns what the date decides on the page: the same at two moments at which it reads the same. */
  datesAt(now: number): string {
    const state = this.#scheduleAt(now);
    if (!state) return "";
    const texts = this.#subjects.map((subject) => state.text(subject));
    return JSON.stringify([texts, this.#conditions.map((condition) => state.holds(condition))]);
  }

  /** Evaluates the schedule for a visitor in the owner's zone. */
  #scheduleAt(now: number) {
    const { schedule } = this;
    // With a zone, the times are right wherever the studio runs.
    return schedule && scheduleState(schedule, { now, zone: schedule.timeZone, home: schedule.timeZone });
  }
}

const valuesOf = (attribute: string, html: string) => [
  ...new Set([...html.matchAll(new RegExp(`${attribute}="([^"]*)"`, "g"))].map(([, value = ""]) => value)),
];

/** Returns the data by which a page's script shows dates, if it has any. */
function scheduleOf(html: string): ScheduleData | undefined {
  const data = /<script type="application\/json" id="schedule-data">([\s\S]*?)<\/script>/.exec(html)?.[1];
  return data === undefined ? undefined : (JSON.parse(data) as ScheduleData);
}

const minute = 60_000;
const day = 24 * 60 * minute;
/** Pages name no date further ahead. */
const horizon = 550 * day;

/**
 * Returns the moments after which pages with either of two schedules may look different, in order: when sessions start
 * and end, and when the classes around a closed Sunday start or their booking opens. In milliseconds since 1970.
 */
export function turningPoints(schedules: readonly (ScheduleData | undefined)[], now: number): number[] {
  const moments = schedules.flatMap((schedule) => {
    if (!schedule) return [];
    const sessions = schedule.terms.flatMap(({ starts }) =>
      unpackStarts(starts).flatMap((start) => [start, start + schedule.sessionMinutes * minute]),
    );
    const { closed, startTime, opensDaysBefore } = schedule.sunday;
    const classes = Object.keys(closed).flatMap((sunday) => {
      const start = instantOf(`${sunday}T${startTime}`, schedule);
      const opens = instantOf(`${sunday}T00:00`, schedule) - opensDaysBefore * day;
      return [start - 7 * day, opens, start, start + 7 * day];
    });
    return [...sessions, ...classes];
  });
  // A little later: a class that starts now is no longer the next one.
  const ahead = moments
    .map((moment) => moment + minute)
    .filter((moment) => moment > now && moment < now + horizon);
  return [...new Set(ahead)].sort((a, b) => a - b);
}

/** Returns the instant of a wall time in a schedule's zone: by its offset in the same half of the year, or an hour off. */
function instantOf(wallTime: string, { offsets }: ScheduleData): number {
  const utc = Date.parse(`${wallTime}Z`);
  const [, offset = 0] = offsets[0] ?? [];
  return utc - offset * minute;
}

/** Returns when a condition of the schedule holds, in words: `completed:term-4-2026` is “after Term 4, 2026”. */
export function wordsOfCondition(condition: string): string {
  const [kind = "", subject = "", week = ""] = condition.split(":");
  if (kind === "sunday") return sundays[subject] ?? "on some days";
  if (condition === "next:none") return "while no term lies ahead";
  const term = subject.replace(/^(\w)/, (letter) => letter.toUpperCase()).replaceAll("-", " ");
  if (kind === "week") return `from week ${week} of ${term}`;
  return `${occasions[kind] ?? "on some days of"} ${term}`;
}

const sundays: Readonly<Record<string, string>> = {
  open: "while the next class can be booked",
  closed: "until booking opens for the next class",
  off: "before a Sunday without a class",
  on: "before a Sunday with a class",
  closures: "while Sundays without a class lie ahead",
};

const occasions: Readonly<Record<string, string>> = {
  next: "until the start of",
  current: "around",
  upcoming: "before",
  "in progress": "during",
  completed: "after",
};
