import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import type { Term } from "../../content-model/schema/schedule.ts";
import {
  currentTerm,
  currentWeek,
  formatDay,
  nextSundayClass,
  nextTerm,
  ownTimeAtPresent,
  ownTimes,
  termState,
} from "../../domain/clock.ts";
import { packStarts, type ScheduleData, scheduleState, unpackZone } from "../../domain/schedule-state.ts";
import { zoneNamed, zoneOffsets } from "../../domain/zone-offsets.ts";
import { ownersZone, scheduleTerm } from "./scheduled-terms.ts";
import { terms } from "./terms.ts";

/** Returns the instant of a time in Melbourne. */
const melbourne = (text: string) =>
  Temporal.ZonedDateTime.from(`${text}[Australia/Melbourne]`).epochMilliseconds;

const home = unpackZone(ownersZone);

const term = (name: Term["name"], startDate: string, ...skips: string[]): Term => ({
  name,
  startDate,
  skips,
  booking: "https://booking.example.com",
});

const scheduled = terms.map(scheduleTerm);
const [first, second] = scheduled as [(typeof scheduled)[0], (typeof scheduled)[0]];

/** A term that crosses the end of daylight saving, on the first Sunday of April. */
const crossing = scheduleTerm(term("Term 1", "2026-03-15"));

describe("sessions of a term", () => {
  it("are eight Sundays at 14:30 in Melbourne, also across a daylight-saving change", () => {
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

  it("leave out the Sundays that the term skips, in any order, and move the end", () => {
    const easter = scheduleTerm(term("Term 1", "2027-02-21", "2027-04-04", "2027-03-28"));
    expect(easter.sessions.map((session) => session.date)).toEqual([
      "2027-02-21",
      "2027-02-28",
      "2027-03-07",
      "2027-03-14",
      "2027-03-21",
      "2027-04-11",
      "2027-04-18",
      "2027-04-25",
    ]);
    // Daylight saving ends on a skipped Sunday.
    for (const { date, startsAt } of easter.sessions) expect(startsAt).toBe(melbourne(`${date}T14:30`));
  });
});

describe("state of a term", () => {
  it.each([
    ["2026-02-01T14:29", "upcoming", 1],
    ["2026-02-01T14:30", "in progress", 1],
    ["2026-02-01T16:00", "in progress", 2],
    ["2026-02-08T15:00", "in progress", 2],
    ["2026-03-22T15:59", "in progress", 8],
    ["2026-03-22T16:00", "completed", 8],
  ])("at %s is %s, week %i", (time, state, week) => {
    expect(termState(first, melbourne(time))).toBe(state);
    expect(currentWeek(first, melbourne(time))).toBe(week);
  });

  it.each([
    ["2025-12-01T09:00", "Term 1"],
    ["2026-02-01T14:29", "Term 1"],
    ["2026-02-01T14:30", "Term 2"],
    ["2026-05-01T09:00", "Term 3"],
    ["2026-10-11T14:29", "Term 4"],
    ["2026-10-11T14:30", undefined],
    ["2028-01-01T09:00", undefined],
  ])("at %s the next term is %s", (time, name) => {
    expect(nextTerm(scheduled, melbourne(time))?.name).toBe(name);
  });
});

describe("terms of two years", () => {
  const nextYear = [
    scheduleTerm(term("Term 1", "2027-01-31")),
    scheduleTerm(term("Term 2", "2027-04-18", "2027-04-25")),
  ];
  const all = [...scheduled, ...nextYear];
  it.each([
    ["2026-03-22T15:59", ["term-1-2026", "term-2-2026", "term-3-2026", "term-4-2026"], "term-2-2026"],
    ["2026-03-22T16:00", ["term-1-2027", "term-2-2026", "term-3-2026", "term-4-2026"], "term-2-2026"],
    ["2026-12-31T23:59", ["term-1-2027", "term-2-2027", "term-3-2026", "term-4-2026"], "term-1-2027"],
    // A skipped Sunday moves the end by a week: the sixth week of Term 2 is the seventh Sunday.
    ["2027-06-13T15:59", ["term-1-2027", "term-2-2027", "term-3-2026", "term-4-2026"], undefined],
    ["2030-01-01T09:00", ["term-1-2027", "term-2-2027", "term-3-2026", "term-4-2026"], undefined],
  ])("at %s are %j, the next one %s", (time, current, next) => {
    const now = melbourne(time);
    const names = ["Term 1", "Term 2", "Term 3", "Term 4"];
    expect(names.map((name) => currentTerm(all, name, now)?.id)).toEqual(current);
    expect(nextTerm(all, now)?.id).toBe(next);
  });

  it("stay in progress, and in the same week, over a skipped Sunday", () => {
    const [, skipping] = nextYear as [unknown, (typeof scheduled)[0]];
    expect(currentWeek(skipping, melbourne("2027-04-18T16:00"))).toBe(2);
    expect(currentWeek(skipping, melbourne("2027-04-25T16:00"))).toBe(2);
    expect(currentWeek(skipping, melbourne("2027-05-02T16:00"))).toBe(3);
    expect(termState(skipping, melbourne("2027-06-13T15:59"))).toBe("in progress");
    expect(termState(skipping, melbourne("2027-06-13T16:00"))).toBe("completed");
  });

  it("have no current one of a name that doesn't exist", () => {
    expect(currentTerm(all, "Term 5", 0)).toBeUndefined();
    expect(currentTerm([], "Term 1", 0)).toBeUndefined();
  });
});

describe("session time in the visitor's zone", () => {
  const inTerm1 = first.sessions[0]?.startsAt ?? 0; // with daylight saving in Melbourne
  const inTerm2 = second.sessions[0]?.startsAt ?? 0; // without
  it.each([
    ["Australia/Melbourne", "", ""],
    ["Australia/Sydney", "", ""],
    ["Australia/Perth", "11:30\u00a0am in your time zone", "12:30\u00a0pm in your time zone"],
    ["Australia/Brisbane", "1:30\u00a0pm in your time zone", ""],
    ["Australia/Adelaide", "2\u00a0pm in your time zone", "2\u00a0pm in your time zone"],
    ["Australia/Darwin", "1\u00a0pm in your time zone", "2\u00a0pm in your time zone"],
    ["Pacific/Auckland", "4:30\u00a0pm in your time zone", "4:30\u00a0pm in your time zone"],
    ["Europe/London", "3:30\u00a0am in your time zone", "5:30\u00a0am in your time zone"],
    // Former names and offsets, as browsers say them.
    ["Asia/Calcutta", "9\u00a0am in your time zone", "10\u00a0am in your time zone"],
    ["Etc/GMT-10", "1:30\u00a0pm in your time zone", ""],
    ["America/New_York", "10:30\u00a0pm Saturday in your time zone", "12:30\u00a0am in your time zone"],
  ])("in %s is “%s” in summer, “%s” in winter", (zone, summer, winter) => {
    expect(ownTimes([inTerm1], home, zoneNamed(zone))).toBe(summer);
    expect(ownTimes([inTerm2], home, zoneNamed(zone))).toBe(winter);
  });

  it.each([
    // Clocks change in Melbourne only, in both places, in the visitor's only, and twice in a term.
    ["Australia/Perth", "2026-03-15", "11:30\u00a0am; from Sunday 5 April 12:30\u00a0pm"],
    ["Australia/Brisbane", "2026-03-15", "1:30\u00a0pm; from Sunday 5 April 2:30\u00a0pm"],
    ["Australia/Brisbane", "2026-09-20", "2:30\u00a0pm; from Sunday 4 October 1:30\u00a0pm"],
    [
      "Europe/London",
      "2026-03-15",
      "3:30\u00a0am; from Sunday 29 March 4:30\u00a0am; from Sunday 5 April 5:30\u00a0am",
    ],
    ["Europe/London", "2026-10-11", "4:30\u00a0am; from Sunday 25 October 3:30\u00a0am"],
    ["America/New_York", "2026-10-11", "11:30\u00a0pm Saturday; from Saturday 7 November 10:30\u00a0pm"],
    ["America/New_York", "2026-03-15", "11:30\u00a0pm Saturday; from Sunday 5 April 12:30\u00a0am"],
    ["America/Los_Angeles", "2026-10-11", "8:30\u00a0pm Saturday; from Saturday 7 November 7:30\u00a0pm"],
    ["Asia/Kolkata", "2026-10-11", "9\u00a0am"],
  ])("in %s, of a term from %s, is “%s”", (zone, startDate, times) => {
    const starts = scheduleTerm(term("Term 1", startDate)).sessions.map(({ startsAt }) => startsAt);
    expect(ownTimes(starts, home, zoneNamed(zone))).toBe(`${times} in your time zone`);
  });

  it.each([
    // London on the last session of a term, then after both places have changed their clocks.
    ["2026-11-28T12:00", "Europe/London", "3:30\u00a0am"],
    ["2027-04-05T12:00", "Europe/London", "5:30\u00a0am"],
    ["2027-04-04T14:29", "America/New_York", "12:30\u00a0am"],
    // This Sunday's would have begun: from the next on, Melbourne has changed its clocks.
    ["2027-03-28T14:30", "America/New_York", "12:30\u00a0am"],
    ["2027-03-28T14:29", "America/New_York", "11:30\u00a0pm Saturday"],
    ["2026-10-03T12:00", "Australia/Brisbane", "1:30\u00a0pm"],
  ])("of the coming Sunday, at %s in %s, is “%s”", (time, zone, expected) => {
    expect(ownTimeAtPresent(melbourne(time), "14:30", home, zoneNamed(zone))).toBe(
      `at present ${expected} in your time zone`,
    );
  });

  it("of the coming Sunday isn't said where it is the owner's", () => {
    const now = melbourne("2026-06-01T12:00");
    expect(ownTimeAtPresent(now, "14:30", home, zoneNamed("Australia/Brisbane"))).toBe("");
  });
});

const usualSundays = { startTime: "08:30", opensDaysBefore: 5 };

describe("next Sunday class", () => {
  const at = (time: string) => {
    const { day, bookingOpen } = nextSundayClass(melbourne(time), home, usualSundays);
    return [formatDay(day), bookingOpen];
  };
  it.each([
    ["2026-11-16T09:00", "Sunday 22 November", false],
    ["2026-11-17T00:00", "Sunday 22 November", true],
    ["2026-11-21T23:59", "Sunday 22 November", true],
    ["2026-11-22T08:29", "Sunday 22 November", true],
    ["2026-11-22T08:30", "Sunday 29 November", false],
    ["2026-12-31T12:00", "Sunday 3 January", true],
    // Daylight saving ends on the first Sunday of April and begins on that of October.
    ["2026-04-05T01:00", "Sunday 5 April", true],
    ["2026-04-05T08:30", "Sunday 12 April", false],
    ["2026-10-04T01:59", "Sunday 4 October", true],
    ["2026-10-04T03:00", "Sunday 4 October", true],
    ["2026-10-04T08:30", "Sunday 11 October", false],
  ])("at %s is on %s, booking open: %s", (time, day, open) => {
    expect(at(time)).toEqual([day, open]);
  });
});

it("finds the next class by the clocks of the owner's zone, wherever that is", () => {
  const inPerth = unpackZone(zoneOffsets("Australia/Perth", 2026));
  const at = (time: string) => formatDay(nextSundayClass(melbourne(time), inPerth, usualSundays).day);
  // Perth is three hours behind in summer.
  expect(at("2026-11-22T11:29")).toBe("Sunday 22 November");
  expect(at("2026-11-22T11:30")).toBe("Sunday 29 November");
  expect(ownTimes([melbourne("2026-11-22T11:30")], inPerth, home)).toBe("11:30\u00a0am in your time zone");
});

it("returns the day on which booking opens, also across the end of a year", () => {
  const opens = (time: string) => formatDay(nextSundayClass(melbourne(time), home, usualSundays).opens);
  expect(opens("2026-11-16T09:00")).toBe("Tuesday 17 November");
  expect(opens("2026-12-31T12:00")).toBe("Tuesday 29 December");
  expect(opens("2026-04-01T12:00")).toBe("Tuesday 31 March");
});

const data: ScheduleData = {
  terms: scheduled.map(({ id, name, sessions }) => ({
    id,
    name,
    starts: packStarts(sessions.map(({ startsAt }) => startsAt)),
  })),
  course: { startTime: "14:30", sessionMinutes: 90 },
  sunday: { startTime: "08:30", opensDaysBefore: 5, closed: {}, unconfirmed: {}, holidaysUntil: "" },
  zone: ownersZone,
};

describe("schedule state", () => {
  const stateAt = (time: string, zone = "Australia/Melbourne") =>
    scheduleState(data, melbourne(time), zoneNamed(zone));

  it("has one next term, and one state per term", () => {
    const now = stateAt("2026-05-01T09:00");
    const names = [...scheduled.map(({ id }) => id), "none"];
    expect(names.filter((name) => now.holds(`next:${name}`))).toEqual(["term-3-2026"]);
    expect(now.holds("completed:term-1-2026")).toBe(true);
    expect(now.holds("in progress:term-2-2026")).toBe(true);
    expect(now.text("week:term-2-2026")).toBe("2");
    expect(now.holds("upcoming:term-3-2026")).toBe(true);
    expect(stateAt("2026-12-24T09:00").holds("next:none")).toBe(true);
  });

  it("holds for each week that a term has reached", () => {
    const weeks = (time: string) =>
      [1, 2, 3, 4, 5, 6, 7, 8].filter((week) => stateAt(time).holds(`week:term-1-2026:${week}`)).length;
    expect(weeks("2026-02-01T14:29")).toBe(0);
    expect(weeks("2026-02-01T14:30")).toBe(1);
    expect(weeks("2026-02-08T16:00")).toBe(3);
    expect(weeks("2026-12-01T09:00")).toBe(8);
  });

  it("ends what is said for a while, and begins a price, at the very moment", () => {
    const from = melbourne("2027-01-01T00:00");
    const [before, after] = [stateAt("2026-12-31T23:59:59.999"), stateAt("2027-01-01T00:00")];
    expect([before.holds(`until:${from}`), before.holds(`since:${from}`)]).toEqual([true, false]);
    expect([after.holds(`until:${from}`), after.holds(`since:${from}`)]).toEqual([false, true]);
  });

  it("shows one term of each name: in progress until its last session ends, then the next one", () => {
    const following = scheduleTerm(term("Term 1", "2027-01-31")).sessions.map(({ startsAt }) => startsAt);
    const both = {
      ...data,
      terms: [...data.terms, { id: "term-1-2027", name: "Term 1", starts: packStarts(following) }],
    };
    const shown = (time: string) =>
      ["term-1-2026", "term-1-2027"].filter((id) =>
        scheduleState(both, melbourne(time), home).holds(`current:${id}`),
      );
    expect(shown("2026-03-22T15:59")).toEqual(["term-1-2026"]);
    expect(shown("2026-03-22T16:00")).toEqual(["term-1-2027"]);
    const last = "2026-03-22";
    expect(stateAt(`${last}T15:59`).holds("in progress:term-1-2026")).toBe(true);
    expect(stateAt(`${last}T16:00`).holds("completed:term-1-2026")).toBe(true);
  });

  it("holds nothing for a term that it doesn't know, and has no text for it", () => {
    const now = stateAt("2026-05-01T09:00");
    expect([now.holds("completed:term-9"), now.holds("current:term-9"), now.text("week:term-9")]).toEqual([
      false,
      false,
      "",
    ]);
    expect(now.text("sunday:anything")).toBe("");
  });

  it("names the day of the next class with and without its weekday", () => {
    const state = stateAt("2026-11-20T09:00");
    expect(state.text("sunday")).toBe("Sunday 22 November");
    expect(state.text("sunday:short")).toBe("22 November");
  });

  it("formats the visitor's times of a term, of one session, and of this week", () => {
    const london = stateAt("2026-11-28T09:00", "Europe/London");
    expect(london.text("own:term-4-2026")).toBe(
      "4:30\u00a0am; from Sunday 25 October 3:30\u00a0am in your time zone",
    );
    expect(london.text("own:term-4-2026:0")).toBe("4:30\u00a0am in your time zone");
    expect(london.text("own:term-4-2026:7")).toBe("3:30\u00a0am in your time zone");
    expect(london.text("own:none")).toBe("at present 3:30\u00a0am in your time zone");
    const here = stateAt("2026-11-28T09:00");
    expect(["own:term-4-2026", "own:term-4-2026:0", "own:none"].map((own) => here.text(own))).toEqual([
      "",
      "",
      "",
    ]);
  });
});

it("the visitor's zone is that of their machine", () => {
  const own = process.env.TZ;
  const ownTime = (zone: string) => {
    process.env.TZ = zone;
    return scheduleState(data, melbourne("2026-11-28T09:00")).text("own:term-4-2026:7");
  };
  try {
    expect(ownTime("Europe/London")).toBe("3:30\u00a0am in your time zone");
    expect(ownTime("Australia/Lord_Howe")).toBe("");
    expect(ownTime("Australia/Hobart")).toBe("");
    expect(ownTime("Australia/Brisbane")).toBe("1:30\u00a0pm in your time zone");
  } finally {
    if (own === undefined) delete process.env.TZ;
    else process.env.TZ = own;
  }
});
