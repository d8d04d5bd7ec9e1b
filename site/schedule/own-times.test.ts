import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { afterAll, expect, it } from "vitest";
import { machineZone, ownTimes } from "../../domain/clock.ts";
import { formatTime } from "../../domain/format-date.ts";
import { unpackZone } from "../../domain/schedule-state.ts";
import { sessionDates } from "../../domain/terms.ts";
import { zoneOffsets } from "../../domain/zone-offsets.ts";

// What a visitor reads is compared with Temporal's rules, for each session on its date.

const zones = Intl.supportedValuesOf("timeZone");
const owners = ["Australia/Melbourne", "Australia/Perth", "Europe/Athens", "America/New_York"];
const firstSunday = Temporal.PlainDate.from("2026-01-04");
/** The first days of terms. */
const sundays = Array.from({ length: 156 }, (_, week) => firstSunday.add({ weeks: week }).toString());

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const own = process.env.TZ;
afterAll(() => {
  if (own === undefined) delete process.env.TZ;
  else process.env.TZ = own;
});

/** The owner's zone, as a page carries it. */
const zoneOf = (name: string) => unpackZone(JSON.parse(JSON.stringify(zoneOffsets(name, 2026))));

/** A session's start, as a visitor's calendar has it: `{ weekday: "Saturday", date: "7 November", time: "10:30 pm" }`. */
type Entry = { weekday: string | undefined; date: string; time: string; isHome: boolean };

/** Returns a session's start by a visitor's calendar, by Temporal's rules; each is read several times. */
const entryOf = remembered((day: string, home: string, zone: string): Entry & { instant: number } => {
  const ours = Temporal.ZonedDateTime.from(`${day}T14:30[${home}]`);
  const theirs = ours.withTimeZone(zone);
  return {
    instant: ours.epochMilliseconds,
    weekday: weekdays[theirs.dayOfWeek - 1],
    date: `${theirs.day} ${months[theirs.month - 1]}`,
    time: formatTime(theirs.toPlainTime().toString().slice(0, 5)),
    isHome: theirs.offset === ours.offset,
  };
});

function remembered<Result>(compute: (...texts: [string, string, string]) => Result) {
  const results = new Map<string, Result>();
  return (...texts: [string, string, string]): Result => {
    const key = texts.join();
    const result = results.get(key) ?? compute(...texts);
    results.set(key, result);
    return result;
  };
}

/** Reads a text as a visitor does: for each session, the last time whose date has come. The owner's weekday isn't said. */
function readTimes(text: string, sessions: readonly Entry[]): { weekday: string; time: string }[] {
  const [first = "", ...changes] = text.replace(/ in your time zone$/, "").split("; from ");
  const [time = "", weekday = "Sunday"] = first.split(/(?<=[ap]m) /);
  const said = sessions.map(() => ({ weekday, time }));
  for (const change of changes) {
    const [, weekday = "", date, time = ""] = /^(\w+) (\d+ \w+) (.*)$/.exec(change) ?? [];
    const session = sessions.findIndex((session) => session.date === date);
    expect(session, text).toBeGreaterThan(0);
    said.fill({ weekday, time }, session);
  }
  return said;
}

/** Expects of a term that its text is true of each session, and that there is none where the owner's times are the visitor's. */
function expectTrue(home: string, zone: string, startDate: string, skips: readonly string[] = []): void {
  const sessions = sessionDates({ startDate, skips }, 8).map((day) => entryOf(day, home, zone));
  // As a browser there has it.
  process.env.TZ = zone;
  const text = ownTimes(
    sessions.map(({ instant }) => instant),
    zoneOf(home),
    machineZone,
  );
  const expected = sessions.every(({ isHome }) => isHome)
    ? "no text"
    : sessions.map(({ weekday, time }) => ({ weekday, time }));
  const said = text === "" ? "no text" : readTimes(text, sessions);
  expect(said, `a term from ${startDate} in ${zone}: ${text}`).toEqual(expected);
}

it("names for each session the visitor's time on its date, in any zone", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...owners),
      fc.constantFrom(...zones),
      fc.constantFrom(...sundays),
      fc.subarray([1, 2, 3]),
      (home, zone, startDate, skippedWeeks) => {
        const start = Temporal.PlainDate.from(startDate);
        const skips = skippedWeeks.map((weeks) => start.add({ weeks }).toString());
        expectTrue(home, zone, startDate, skips);
      },
    ),
    { numRuns: 300 },
  );
});

it("names it in every zone, for every term of three years", { tags: "slow" }, () => {
  for (const zone of zones) {
    for (const startDate of sundays) expectTrue("Australia/Melbourne", zone, startDate);
  }
});
