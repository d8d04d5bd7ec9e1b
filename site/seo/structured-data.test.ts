import { afterEach, expect, test, vi } from "vitest";
import type { Term } from "../../content-model/schema/schedule.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock("#content/schedule");
  // Other tests of the worker must not get modules that had these terms.
  vi.resetModules();
});

const term = (number: number, startDate: string) => ({
  name: `Term ${number}` as Term["name"],
  startDate,
  skips: [],
  booking: `https://booking.example.com/term-${number}`,
});

const of2026 = [
  term(1, "2026-02-01"),
  term(2, "2026-04-26"),
  term(3, "2026-07-19"),
  term(4, "2026-10-11"),
] as const;
const of2027 = [
  term(1, "2027-01-31"),
  term(2, "2027-04-18"),
  term(3, "2027-07-18"),
  term(4, "2027-10-10"),
] as const;

/** Returns the first days of the terms that a build on a day describes, and the term that is booked while none lies ahead. */
async function built(terms: readonly Term[], day: string) {
  vi.useFakeTimers({ now: new Date(`${day}T09:00+11:00`), toFake: ["Date"] });
  vi.resetModules();
  const schedule = await import("../schedule/test-schedule.ts");
  vi.doMock("#content/schedule", () => ({ ...schedule, terms, coaching: { price: 60 } }));
  const { onlineCourse } = await import("./structured-data.ts");
  const { unannouncedTerm } = await import("../schedule/terms.ts");
  const { hasCourseInstance = [] } = onlineCourse("") as { hasCourseInstance?: { startDate: string }[] };
  return { described: hasCourseInstance.map(({ startDate }) => startDate), booked: unannouncedTerm };
}

test.each([
  ["a year ahead", of2026, "2026-01-10", ["2026-02-01", "2026-04-26", "2026-07-19", "2026-10-11"]],
  ["a year that has ended", of2026, "2031-01-10", ["2026-02-01", "2026-04-26", "2026-07-19", "2026-10-11"]],
  [
    "five terms, the fifth ahead",
    [...of2026, of2027[0]],
    "2026-11-26",
    ["2026-04-26", "2026-07-19", "2026-10-11", "2027-01-31"],
  ],
  [
    "five terms, the first running",
    [...of2026, of2027[0]],
    "2026-03-01",
    ["2026-02-01", "2026-04-26", "2026-07-19", "2026-10-11"],
  ],
  [
    "two years in any order",
    [...of2027, ...of2026],
    "2026-06-20",
    ["2026-07-19", "2026-10-11", "2027-01-31", "2027-04-18"],
  ],
  [
    "two years that have ended",
    [...of2026, ...of2027],
    "2031-01-10",
    ["2027-01-31", "2027-04-18", "2027-07-18", "2027-10-10"],
  ],
  ["three terms", of2026.slice(1), "2026-11-26", ["2026-04-26", "2026-07-19", "2026-10-11"]],
] as const)("of %s, the course has one term of each name", async (_, terms, day, expected) => {
  expect((await built(terms, day)).described).toEqual(expected);
});

test.each([
  ["a year", of2026, of2026[0]],
  ["two years", [...of2026, ...of2027], of2027[0]],
  ["a list that ends in the middle of a year", [...of2026, of2027[0], of2027[1]], of2027[0]],
  ["terms without a Term 1", of2026.slice(2), of2026[2]],
  ["no terms", [], undefined],
] as const)("after %s, the first name's latest term is booked", async (_, terms, expected) => {
  expect((await built(terms, "2031-01-10")).booked).toEqual(expected);
});
