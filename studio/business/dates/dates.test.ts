import { describe, expect, test } from "vitest";
import type { Schedule, Term } from "../../../content-model/schema/schedule.ts";
import { describeEntry } from "./for-a-while.ts";
import { moveOf, sundaysOfPanel, yearOfSundays } from "./sundays.ts";
import { termCards } from "./term-cards.ts";

const term = (number: 1 | 2 | 3 | 4, startDate: string, skips: readonly string[] = []): Term => ({
  name: `Term ${number}`,
  startDate,
  skips,
  booking: "https://booking.example.com",
});

const schedule = {
  timeZone: "Australia/Melbourne",
  course: {
    name: "Course",
    price: 240,
    sessions: 8,
    sessionMinutes: 90,
    weekday: "Sunday",
    startTime: "14:30",
    dailyPracticeMinutes: 10,
    recordingsKeptWeeks: 4,
    refundUpToSession: 2,
    moveUpToSession: 4,
  },
  terms: [term(1, "2026-02-01"), term(2, "2026-04-26"), term(3, "2026-07-19"), term(4, "2026-10-11")],
  sundayClass: {
    weekday: "Sunday",
    startTime: "08:30",
    endTime: "09:15",
    bookingOpensDaysBefore: 5,
    hearing: {},
    confirmed: [],
  },
  closures: [],
  coaching: { price: 60, sessionMinutes: 60, freeChangeHours: 24 },
} satisfies Schedule;

const at = (time: string) => Date.parse(time);
const november = at("2026-11-24T10:00+11:00");
const sundayOn = (day: string, draft: Schedule = schedule, now = november) =>
  yearOfSundays(draft, schedule, now)
    .flatMap(({ sundays }) => sundays)
    .find((sunday) => sunday.day === day);

test("the panel of a Sunday speaks of it and of its pause, and of no other Sunday that was closed", () => {
  const closures = [
    { from: "2026-12-13", to: "2026-12-13" },
    { from: "2026-12-20", to: "2027-01-03" },
  ];
  const draft = { ...schedule, closures };
  const sundays = yearOfSundays(draft, schedule, november).flatMap((month) => month.sundays);
  const daysOf = (day: string) =>
    sundays
      .filter((sunday) => sunday.day === day)
      .flatMap((sunday) => sundaysOfPanel(sunday, sundays, draft).map(({ day }) => day));
  expect(daysOf("2026-12-27")).toEqual(["2026-12-20", "2026-12-27", "2027-01-03"]);
  expect(daysOf("2026-12-13")).toEqual(["2026-12-13"]);
  expect(daysOf("2027-01-10")).toEqual(["2027-01-10"]);
});

describe("the year of Sundays", () => {
  test("begins with this month, and has every Sunday once", () => {
    const months = yearOfSundays(schedule, schedule, november);
    expect(months.map(({ year, month }) => `${year}-${month}`)).toEqual([
      ...["2026-11", "2026-12"],
      ...Array.from({ length: 10 }, (_, index) => `2027-${index + 1}`),
    ]);
    const days = months.flatMap(({ sundays }) => sundays.map(({ day }) => day));
    expect(days).toHaveLength(53);
    expect(new Set(days).size).toBe(53);
    expect(days.every((day) => new Date(day).getUTCDay() === 0)).toBe(true);
  });

  test.each([
    ["2026-11-29T09:14+11:00", "2026-11-29", false],
    ["2026-11-29T09:15+11:00", "2026-12-06", true],
    // Still Saturday in most of the world.
    ["2026-11-29T00:30+11:00", "2026-11-29", false],
  ])("at %s the next Sunday is %s", (time, next, isOver) => {
    expect(sundayOn(next, schedule, at(time))?.isNext).toBe(true);
    expect(sundayOn("2026-11-29", schedule, at(time))?.isOver).toBe(isOver);
  });

  test("tells what visitors don't see yet", () => {
    const draft: Schedule = {
      ...schedule,
      terms: [...schedule.terms, term(1, "2027-01-31", ["2027-02-14"])],
      closures: [{ from: "2026-12-27", to: "2026-12-27" }],
    };
    expect(sundayOn("2026-12-27", draft)).toMatchObject({ isOff: true, isClassNew: true });
    expect(sundayOn("2026-12-20", draft)).toMatchObject({ isOff: false, isClassNew: false });
    expect(sundayOn("2027-01-31", draft)).toMatchObject({ session: { week: 1 }, isCourseNew: true });
    expect(sundayOn("2027-02-14", draft)).toMatchObject({
      session: undefined,
      skippedBy: { name: "Term 1" },
    });
    expect(sundayOn("2027-02-21", draft)).toMatchObject({ session: { week: 3 } });
    expect(sundayOn("2026-11-29", draft)).toMatchObject({ session: { week: 8 }, isCourseNew: false });
  });
});

describe("the terms", () => {
  const cards = (time: string, draft: Schedule = schedule, live: Schedule = schedule) =>
    termCards(draft, live, at(time)).map(({ entryName, week, difference }) =>
      `${entryName}: ${week ?? "coming"} ${difference ?? ""}`.trim(),
    );

  test("are over after their last session", () => {
    expect(cards("2026-11-29T15:59+11:00")).toEqual(["Term 4 2026: 8"]);
    expect(cards("2026-11-29T16:00+11:00")).toEqual([]);
  });

  test("stand in the order of their days, as many as there are", () => {
    const next = [term(1, "2027-01-31"), term(2, "2027-04-25"), term(3, "2027-07-18"), term(4, "2027-10-10")];
    const draft = { ...schedule, terms: [...next, ...schedule.terms] };
    expect(cards("2026-11-24T10:00+11:00", draft)).toEqual([
      "Term 4 2026: 8",
      ...[1, 2, 3, 4].map((number) => `Term ${number} 2027: coming new`),
    ]);
  });

  test("say so if visitors don't see them as they are", () => {
    const draft = { ...schedule, terms: schedule.terms.with(3, term(4, "2026-10-11", ["2026-11-29"])) };
    expect(cards("2026-11-24T10:00+11:00", draft)).toEqual(["Term 4 2026: 8 changed"]);
  });
});

describe("a session that is moved", () => {
  test("goes to the next Sunday, and the term ends a week later", () => {
    expect(moveOf(schedule, "2026-10-25")).toMatchObject({
      week: 3,
      to: "2026-11-01",
      lastDay: "2026-12-06",
      skips: ["2026-10-25"],
    });
  });

  test("skips Sundays that the term skips already", () => {
    const draft = { ...schedule, terms: [term(4, "2026-10-11", ["2026-11-01"])] };
    expect(moveOf(draft, "2026-10-25")).toMatchObject({ to: "2026-11-08", lastDay: "2026-12-13" });
  });

  test.each(["2026-10-11", "2026-12-06"])("can't be the first one, or none: %s", (day) => {
    expect(moveOf(schedule, day)).toBeUndefined();
  });
});

test.each([
  ["the class", "2026-12-02", "2026-12-08", "the class on 6 December stays as it is. To change it"],
  [
    "the class and the course",
    "2026-11-28",
    "2026-12-08",
    "the class on 29 November and 6 December and the course on 29 November stay as they are. To change them",
  ],
  ["what is to come of it", "2026-11-20", "2026-12-01", "the class on 29 November and the course on"],
  ["no Sunday that is off", "2026-12-13", "2026-12-26", undefined],
  ["no other day", "2026-12-07", "2026-12-12", undefined],
])("says at a time away what stays as it is: %s", (_, from, until, expected) => {
  const usual = { ...schedule, closures: [{ from: "2026-12-13", to: "2026-12-20" }] };
  const words = describeEntry(
    "away",
    { from, until },
    { usual, today: "2026-11-24", all: {}, isPublished: true },
  );
  if (expected) expect(words).toContain(`Being away closes nothing: ${expected}`);
  else expect(words).not.toContain("Being away");
});

describe("what holds for a while, in one line", () => {
  const among = { usual: schedule, today: "2026-12-01", all: {}, isPublished: true };

  test("names the days on which visitors see a notice, without those of another that takes its place", () => {
    const long = { text: "Closed.", from: "2026-11-20", until: "2026-12-24", pages: [] };
    const short = { text: "On the lawn.", from: "2026-12-01", until: "2026-12-06", pages: [] };
    const words = (notice: typeof long) =>
      describeEntry("notices", notice, { ...among, all: { notices: [long, short] } });
    expect(words(long)).toBe(
      "Later: Friday 20 to Monday 30 November 2026 and Monday 7 to Thursday 24 December 2026, 29 days, on all pages: “Closed.”",
    );
    expect(words(short)).toMatch(/^Now: Tuesday 1 to Sunday 6 December 2026, 6 days/);
    const covered = { ...short, from: "2026-12-02", until: "2026-12-03" };
    const all = { notices: [covered, { ...covered, text: "Instead." }] };
    expect(describeEntry("notices", covered, { ...among, all })).toBe(
      "Never: another notice takes its place: “On the lawn.”",
    );
  });

  test("says of nothing that it holds, now or later, before it is published", () => {
    const away = { from: "2026-11-30", until: "2026-12-02" };
    expect(describeEntry("away", away, { ...among, isPublished: false })).toMatch(/^Once you publish: /);
    expect(describeEntry("away", away, among)).toMatch(/^Now: /);
    const later = { date: "2026-12-06", place: "Town Hall" };
    expect(describeEntry("sundays", later, { ...among, isPublished: false })).toBe(
      "Once you publish: Sunday 6 December 2026, at Town Hall, 8:30 to 9:15\u00a0am. On that Sunday only.",
    );
    expect(describeEntry("sundays", later, among)).toMatch(/^Later: Sunday 6 December 2026, at Town Hall/);
  });

  test("says nothing of other Sundays, which may be elsewhere, too", () => {
    expect(describeEntry("sundays", { date: "2026-12-13", startTime: "10:00" }, among)).toBe(
      "Later: Sunday 13 December 2026, 10 to 10:45\u00a0am. On that Sunday only.",
    );
  });
});
