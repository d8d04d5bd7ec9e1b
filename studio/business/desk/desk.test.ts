import { expect, test } from "vitest";
import { compileContent } from "../../../content-model/compiler/compile-content.ts";
import { readSources } from "../../../content-model/compiler/read-sources.ts";
import type { Schedule } from "../../../content-model/schema/schedule.ts";
import { addDays } from "../../../domain/calendar-day.ts";
import { sessionDates } from "../../../domain/terms.ts";
import { timeOn } from "../dates/sundays.ts";
import { datesRunningOut, givesDates, happeningsOfWeek, nextOf, sundaysToConfirm } from "./desk.ts";

const { content } = compileContent(await readSources());
if (!content) throw new Error("The content has an error.");
const { schedule } = content;
const weeks = content["pages/course"].weekByWeek.weeks.map(({ title }) => title);
const term = {
  name: "Term 1",
  startDate: "2027-02-07",
  skips: ["2027-02-21"],
  booking: "https://booking.example.com",
} as const;
const sessions = sessionDates(term, schedule.course.sessions);
const lastDay = sessions.at(-1) ?? "";
const one: Schedule = { ...schedule, terms: [term], closures: [] };

const at = (day: string, time: string) => timeOn(day, time, schedule.timeZone);

const textsOf = (day: string, week = one, time = "00:01") =>
  happeningsOfWeek(week, weeks, at(day, time)).map(({ day, text }) => `${day} ${text}`);

test("names this week's class, session and booking", () => {
  const sunday = sessions[1] ?? "";
  const opens = addDays(sunday, -schedule.sundayClass.bookingOpensDaysBefore);
  expect(textsOf(addDays(sunday, -6))).toEqual([
    `${opens} The centre opens booking for Sunday’s class.`,
    expect.stringMatching(`^${sunday} Sunday class, \\d+ minutes. On.$`),
    `${sunday} Course, week 2 of ${schedule.course.sessions}: ${weeks[1]}.`,
  ]);
});

test("calls nothing next that has begun", () => {
  const week = happeningsOfWeek(one, weeks, at(term.startDate, "00:01"));
  const nextAt = (time: string) => nextOf(week, term.startDate, at(term.startDate, time)) ?? "";
  expect(nextAt("00:01")).toMatch(/^today .*Sunday class/);
  expect(nextAt(schedule.sundayClass.endTime)).toMatch(/^today .*Course, week 1/);
  expect(nextAt("23:00")).toBe("");
});

test("leaves out what is over, and keeps what is going on", () => {
  const { startTime, endTime } = schedule.sundayClass;
  const sunday = sessions[1] ?? "";
  const [ofClass, ofCourse] = ["Sunday class", "Course, week 2"].map((text) => expect.stringContaining(text));
  const ofToday = (time: string) => textsOf(sunday, one, time).filter((text) => text.startsWith(sunday));
  expect(ofToday(startTime)).toEqual([ofClass, ofCourse]);
  expect(ofToday(endTime)).toEqual([ofCourse]);
  expect(ofToday("23:00")).toEqual([]);
});

test("says when a term begins, skips a Sunday and ends", () => {
  expect(textsOf(term.startDate)).toContainEqual(expect.stringContaining("Term 1 begins."));
  expect(textsOf("2027-02-21")).toContainEqual(
    expect.stringContaining("No course session: Term 1 skips it."),
  );
  expect(textsOf(lastDay)).toContainEqual(expect.stringContaining("The last of Term 1."));
});

test("promises no class on a Sunday of which nobody has said whether it has one", () => {
  const week = happeningsOfWeek(one, weeks, at("2026-12-27", "00:01"), {
    unsure: ["2026-12-27", "2027-01-03"],
  });
  expect(week.map(({ text }) => text)).toEqual([
    "Sunday class? You haven’t said: it’s in the holidays, or beside a public holiday.",
  ]);
});

test("says that a class is off, and why", () => {
  const closed = { ...one, closures: [{ from: "2026-12-20", to: "2027-01-10", why: "Christmas" }] };
  expect(textsOf("2026-12-27", closed)).toEqual(["2026-12-27 No Sunday class: Christmas."]);
  const sentence = { ...one, closures: [{ from: "2026-12-20", to: "2027-01-10", why: "The centre rests." }] };
  expect(textsOf("2026-12-27", sentence)).toEqual(["2026-12-27 No Sunday class: The centre rests."]);
});

test("asks six weeks before about Sundays in holidays that are neither off nor said to be on", () => {
  const holidays = ["2026-12-27", "2027-01-03", "2027-01-10", "2027-03-28"];
  const asked = (changes: Partial<Schedule>, today: string, time = "00:01") =>
    sundaysToConfirm({ ...one, ...changes }, holidays, at(today, time));
  expect(asked({}, "2026-11-14")).toEqual([]);
  expect(asked({}, "2026-11-15")).toEqual(["2026-12-27"]);
  expect(asked({}, "2026-12-28")).toEqual(["2027-01-03", "2027-01-10"]);
  // Until its class has been: nothing can be said of it then.
  expect(asked({}, "2027-01-03", "09:14")).toEqual(["2027-01-03", "2027-01-10"]);
  expect(asked({}, "2027-01-03", "09:15")).toEqual(["2027-01-10"]);
  const closures = [{ from: "2026-12-20", to: "2027-01-03" }];
  const sundayClass = { ...one.sundayClass, confirmed: ["2027-01-10"] };
  expect(asked({ closures }, "2026-12-20")).toEqual(["2027-01-10"]);
  expect(asked({ closures, sundayClass }, "2026-12-20")).toEqual([]);
});

test("asks for dates four weeks before the last known term begins, and from then on", () => {
  expect(datesRunningOut(one, addDays(term.startDate, -29))).toBeUndefined();
  expect(datesRunningOut(one, addDays(term.startDate, -28))).toMatchObject({ kind: "soon", daysLeft: 28 });
  expect(datesRunningOut(one, term.startDate)).toEqual({ kind: "now", term: "Term 1", ends: lastDay });
  expect(datesRunningOut({ ...one, terms: [] }, term.startDate)).toEqual({ kind: "none" });
});

test("knows whether a draft gives the dates that visitors lack", () => {
  const next = { ...term, name: "Term 2", startDate: addDays(term.startDate, 70) } as const;
  const none = { kind: "none" } as const;
  const soon = { kind: "soon", term: term.name, begins: term.startDate, daysLeft: 7 } as const;
  const week = addDays(term.startDate, -7);
  expect(givesDates({ ...one, terms: [] }, none, week)).toBe(false);
  // Enough to book, though the next reminder follows.
  expect(givesDates(one, none, week)).toBe(true);
  expect(givesDates(one, soon, week)).toBe(false);
  expect(givesDates({ ...one, terms: [term, next] }, soon, week)).toBe(true);
});
