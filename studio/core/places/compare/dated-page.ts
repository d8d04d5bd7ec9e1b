import type { ChildNode } from "domhandler";
import { parseDocument } from "htmlparser2";
import { type ScheduleData, scheduleState } from "../../../../domain/schedule-state.ts";
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
