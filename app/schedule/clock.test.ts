import { Temporal } from "temporal-polyfill";
import { afterEach, describe, expect, it } from "vitest";
import type { Term } from "../../content/schedule.ts";
import { localTime, nextIntake, sayDay, termState, thisSunday, weekOf } from "./clock.ts";
import { type ClockData, clockFacts, momentNow } from "./clock-facts.ts";
import { intakeOf } from "./intakes.ts";
import ahead from "./melbourne-ahead.ts";

/** A moment by Melbourne's clocks. */
const melbourne = (text: string) =>
  Temporal.ZonedDateTime.from(`${text}[Australia/Melbourne]`).epochMilliseconds;

/** The same for somebody elsewhere, whose own clock must not matter. */
const by = (time: string) => ({ now: melbourne(time), zone: "America/New_York" });

const term = (name: Term["name"], startDate: string, endDate: string): Term => ({
  name,
  startDate,
  endDate,
  booking: { value: "https://booking.example.com" },
});

const intakes = [
  intakeOf(term("Term 1", "2026-02-01", "2026-03-22")),
  intakeOf(term("Term 2", "2026-04-26", "2026-06-14")),
  intakeOf(term("Term 3", "2026-07-19", "2026-09-06")),
  intakeOf(term("Term 4", "2026-10-11", "2026-11-29")),
];
const [first, second, , fourth] = intakes as [
  (typeof intakes)[0],
  (typeof intakes)[0],
  unknown,
  (typeof intakes)[0],
];

/** One that crosses the end of daylight saving, on the first Sunday of April. */
const crossing = intakeOf(term("Term 1", "2026-03-15", "2026-05-03"));

describe("the sessions of an intake", () => {
  it("are eight Sundays at half past two in Melbourne, also across a change of clocks", () => {
    expect(crossing.sessions.map((session) => session.date)).toEqual([
      "2026-03-15",
      "2026-03-22",
      "2026-03-29",
      "2026-04-05",
      "2026-04-12",
      "2026-04-19",
      "2026-04-26",
      "2026-05-03",
    ]);
    for (const { date, startsAt, endsAt } of crossing.sessions) {
      expect(startsAt).toBe(melbourne(`${date}T14:30`));
      expect(endsAt).toBe(melbourne(`${date}T16:00`));
    }
  });

  it("must agree with the dates that the owner gave", () => {
    expect(() => intakeOf(term("Term 1", "2026-02-01", "2026-03-15"))).toThrow(
      /Term 1 .* 2026-03-22, not 2026-03-15/,
    );
    expect(() => intakeOf(term("Term 1", "2026-02-02", "2026-03-23"))).toThrow(/Sunday/);
  });
});

describe("the state of an intake", () => {
  it.each([
    ["2026-02-01T14:29", "upcoming", 1],
    ["2026-02-01T14:30", "in progress", 1],
    ["2026-02-01T16:00", "in progress", 2],
    ["2026-02-08T15:00", "in progress", 2],
    ["2026-03-22T15:59", "in progress", 8],
    ["2026-03-22T16:00", "completed", 8],
  ])("at %s it is %s", (time, state, week) => {
    expect(termState(first, melbourne(time))).toBe(state);
    expect(weekOf(first, melbourne(time))).toBe(week);
  });

  it.each([
    ["2025-12-01T09:00", "Term 1"],
    ["2026-02-01T14:29", "Term 1"],
    ["2026-02-01T14:30", "Term 2"],
    ["2026-05-01T09:00", "Term 3"],
    ["2026-10-11T14:29", "Term 4"],
    ["2026-10-11T14:30", undefined],
    ["2028-01-01T09:00", undefined],
  ])("at %s the next to start is %s", (time, name) => {
    expect(nextIntake(intakes, melbourne(time))?.name).toBe(name);
  });
});

describe("a session's time where the visitor is", () => {
  const inTerm1 = first.sessions[0]?.startsAt ?? 0; // Melbourne has daylight saving
  const inTerm2 = second.sessions[0]?.startsAt ?? 0; // and now it has not
  it.each([
    ["Australia/Melbourne", "", ""],
    ["Australia/Sydney", "", ""],
    ["Australia/Perth", "11:30 am Perth", "12:30 pm Perth"],
    ["Australia/Brisbane", "1:30 pm Brisbane", ""],
    ["Australia/Adelaide", "2:00 pm Adelaide", "2:00 pm Adelaide"],
    ["Australia/Darwin", "1:00 pm Darwin", "2:00 pm Darwin"],
    ["Pacific/Auckland", "4:30 pm Auckland", "4:30 pm Auckland"],
    ["Europe/London", "3:30 am London", "5:30 am London"],
    ["America/New_York", "10:30 pm Saturday, New York", "12:30 am New York"],
  ])("in %s it is %s in summer, %s in winter", (zone, summer, winter) => {
    expect(localTime(inTerm1, zone)).toBe(summer);
    expect(localTime(inTerm2, zone)).toBe(winter);
  });

  it("follows each session, since a term can cross a change of clocks", () => {
    const perth = crossing.sessions.map((session) => localTime(session.startsAt, "Australia/Perth"));
    expect(perth.slice(2, 4)).toEqual(["11:30 am Perth", "12:30 pm Perth"]);
    // London's clocks go back after the second session.
    const london = fourth.sessions.map((session) => localTime(session.startsAt, "Europe/London"));
    expect(london.slice(1, 3)).toEqual(["4:30 am London", "3:30 am London"]);
  });
});

describe("the next Sunday class", () => {
  const at = (time: string) => {
    const { day, bookingOpen } = thisSunday(by(time), "08:30", 5);
    return [sayDay(day), bookingOpen];
  };
  it.each([
    ["2026-11-16T09:00", "Sunday 22 November", false],
    ["2026-11-17T00:00", "Sunday 22 November", true],
    ["2026-11-21T23:59", "Sunday 22 November", true],
    ["2026-11-22T08:29", "Sunday 22 November", true],
    ["2026-11-22T08:30", "Sunday 29 November", false],
    ["2026-12-31T12:00", "Sunday 3 January", true],
    // The clocks go back on the first Sunday of April and forward on that of October.
    ["2026-04-05T01:00", "Sunday 5 April", true],
    ["2026-04-05T08:30", "Sunday 12 April", false],
    ["2026-10-04T01:59", "Sunday 4 October", true],
    ["2026-10-04T03:00", "Sunday 4 October", true],
    ["2026-10-04T08:30", "Sunday 11 October", false],
  ])("at %s is %s, its booking open: %s", (time, day, open) => {
    expect(at(time)).toEqual([day, open]);
  });
});

it("knows the day on which the centre opens its booking, across the end of a year too", () => {
  const opens = (time: string) => sayDay(thisSunday(by(time), "08:30", 5).opens);
  expect(opens("2026-11-16T09:00")).toBe("Tuesday 17 November");
  expect(opens("2026-12-31T12:00")).toBe("Tuesday 29 December");
  expect(opens("2026-04-01T12:00")).toBe("Tuesday 31 March");
});

describe("what a page is told", () => {
  const data: ClockData = {
    intakes: intakes.map(({ name, sessions }) => ({
      name,
      starts: sessions.map(({ startsAt }) => startsAt),
    })),
    sessionMinutes: 90,
    sunday: { startTime: "08:30", opensDaysBefore: 5 },
    ahead,
  };
  const facts = (time: string, zone = "Australia/Melbourne") =>
    clockFacts(data, { now: melbourne(time), zone });

  it("holds one next intake, and one state for each", () => {
    const now = facts("2026-05-01T09:00");
    const names = ["Term 1", "Term 2", "Term 3", "Term 4", "none"];
    expect(names.filter((name) => now.holds(`next:${name}`))).toEqual(["Term 3"]);
    expect(now.holds("completed:Term 1")).toBe(true);
    expect(now.holds("in progress:Term 2")).toBe(true);
    expect(now.words("week:Term 2")).toBe("2");
    expect(now.holds("upcoming:Term 3")).toBe(true);
    expect(facts("2026-12-24T09:00").holds("next:none")).toBe(true);
  });

  it("holds each week that an intake has come to", () => {
    const weeks = (time: string) =>
      [1, 2, 3, 4, 5, 6, 7, 8].filter((week) => facts(time).holds(`week:Term 1:${week}`)).length;
    expect(weeks("2026-02-01T14:29")).toBe(0);
    expect(weeks("2026-02-01T14:30")).toBe(1);
    expect(weeks("2026-02-08T16:00")).toBe(3);
    expect(weeks("2026-12-01T09:00")).toBe(8);
  });

  it("says times in the visitor's own zone", () => {
    const start = fourth.sessions[0]?.startsAt;
    expect(facts("2026-10-01T09:00", "Australia/Perth").words(`local:${start}`)).toBe("11:30 am Perth");
    expect(facts("2026-10-01T09:00").words(`local:${start}`)).toBe("");
  });
});

describe("whose clock is Melbourne's", () => {
  const own = process.env.TZ;
  afterEach(() => {
    if (own === undefined) delete process.env.TZ;
    else process.env.TZ = own;
  });

  it.each([
    ["Australia/Melbourne", undefined],
    ["Australia/Hobart", undefined],
    ["Australia/Brisbane", "Australia/Brisbane"],
    ["Australia/Perth", "Australia/Perth"],
    ["Pacific/Noumea", "Pacific/Noumea"],
    ["Australia/Lord_Howe", "Australia/Lord_Howe"],
  ])("in %s the zone that matters is %s", (zone, expected) => {
    process.env.TZ = zone;
    expect(momentNow({ ahead }).zone).toBe(expected);
  });

  it.each([
    "2026-11-21T23:59",
    "2026-11-22T08:29",
    "2026-11-22T08:30",
    "2026-04-05T02:30",
    "2026-10-04T01:59",
    "2026-10-04T08:30",
  ])("there and elsewhere the next class at %s is the same", (time) => {
    process.env.TZ = "Australia/Melbourne";
    const there = { now: melbourne(time), zone: undefined };
    expect(thisSunday(there, "08:30", 5)).toEqual(thisSunday(by(time), "08:30", 5));
  });
});
