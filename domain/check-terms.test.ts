import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, isDay, sundayFrom } from "./calendar-day.ts";
import { checkTerms, type ScheduleDays } from "./check-terms.ts";
import { sessionDates } from "./terms.ts";

type Term = ScheduleDays["terms"][number];

const schedule = (...terms: Term[]): ScheduleDays => ({ course: { sessions: 8 }, terms, closures: [] });
const term = (name: Term["name"], startDate: string, ...skips: string[]): Term => ({
  name,
  startDate,
  skips,
});
const closing = (from: string, to: string, why = "Christmas"): ScheduleDays => ({
  ...schedule(),
  closures: [{ from, to, why }],
});

/** Formats errors as "terms.0.startDate: …". */
const errorsOf = (days: ScheduleDays) =>
  checkTerms(days).map(({ path, message }) => `${path.join(".")}: ${message}`);

describe("terms", () => {
  it("may be none, or several years' in any order, each after the other", () => {
    expect(errorsOf(schedule())).toEqual([]);
    const known = [
      term("Term 2", "2027-04-25"),
      term("Term 1", "2027-01-31"),
      // The last session of this one is on 24 January.
      term("Term 4", "2026-11-29", "2026-12-27"),
      term("Term 1", "2026-02-01"),
    ];
    expect(errorsOf(schedule(...known))).toEqual([]);
  });

  it.each([
    [
      "a day that doesn't exist",
      [term("Term 1", "2027-02-30")],
      ["terms.0.startDate: “2027-02-30” isn’t a date. Write year-month-day, such as 2027-02-07."],
    ],
    [
      "a start on a Tuesday",
      [term("Term 1", "2027-02-09")],
      [
        "terms.0.startDate: The start of Term 1 must be a Sunday, and 9 February 2027 isn’t one. The Sundays around it are 7 February 2027 and 14 February 2027.",
      ],
    ],
    [
      "an overlap, at the later entry",
      [term("Term 1", "2027-01-31"), term("Term 2", "2027-03-21")],
      [
        "terms.1.startDate: Term 2 (21 March 2027 to 9 May 2027) overlaps Term 1 (31 January 2027 to 21 March 2027). Change the start of one.",
      ],
    ],
    [
      "an overlap that a skipped Sunday causes",
      [term("Term 1", "2027-01-31", "2027-02-14"), term("Term 2", "2027-03-28")],
      [expect.stringMatching(/^terms\.1\.startDate: Term 2 .* overlaps Term 1 .* to 28 March 2027\)/)],
    ],
    [
      "two terms of one name in a year",
      [term("Term 1", "2027-01-31"), term("Term 1", "2027-07-18")],
      [expect.stringMatching(/^terms\.1\.startDate: Two terms are called Term 1 in 2027/)],
    ],
    [
      "a skipped Monday",
      [term("Term 1", "2027-01-31", "2027-02-08")],
      [expect.stringMatching(/^terms\.0\.skips\.0: A skipped day must be a Sunday/)],
    ],
    [
      "a skipped first Sunday",
      [term("Term 1", "2027-01-31", "2027-01-31")],
      [expect.stringMatching(/^terms\.0\.skips\.0: Term 1 can’t skip its first Sunday/)],
    ],
    [
      "a skipped Sunday before the term and one right after it",
      [term("Term 1", "2027-01-31", "2027-01-24", "2027-03-28")],
      [
        expect.stringMatching(/^terms\.0\.skips\.0: Term 1 skips 24 January 2027, which/),
        expect.stringMatching(/^terms\.0\.skips\.1: Term 1 skips 28 March 2027, which/),
      ],
    ],
    [
      "a Sunday that is skipped twice",
      [term("Term 1", "2027-01-31", "2027-02-14", "2027-02-14")],
      ["terms.0.skips.1: 14 February 2027 is listed twice. Delete one."],
    ],
    [
      "every error at once",
      [term("Term 1", "2027-02-09"), term("Term 2", "soon")],
      [
        expect.stringMatching(/^terms\.0\.startDate: The start of Term 1/),
        expect.stringMatching(/^terms\.1\.startDate: “soon” isn’t a date/),
      ],
    ],
  ])("rejects %s", (_, terms, expected) => {
    expect(errorsOf(schedule(...terms))).toEqual(expected);
  });
});

describe("closures", () => {
  it("accepts one Sunday, and several weeks", () => {
    expect(errorsOf(closing("2026-12-27", "2026-12-27"))).toEqual([]);
    expect(errorsOf(closing("2026-12-21", "2027-01-10"))).toEqual([]);
  });

  it.each([
    ["a day that doesn't exist", closing("2026-12-27", "2026-12-32"), ["closures.0.to: “2026-12-32” isn’t"]],
    [
      "an end before the start",
      closing("2026-12-27", "2026-12-20"),
      ["closures.0.to: The closure ends on 20 December 2026, before it starts on 27 December 2026."],
    ],
    [
      "more than a year",
      closing("2026-12-27", "2036-12-27"),
      ["closures.0.to: The closure lasts more than a year"],
    ],
    [
      "a week without its Sunday",
      closing("2026-12-21", "2026-12-26"),
      ["closures.0.from: No Sunday lies between"],
    ],
  ])("rejects %s", (_, days, expected) => {
    expect(errorsOf(days)).toEqual(expected.map((start) => expect.stringContaining(start)));
  });
});

const sunday = fc
  .integer({ min: 0, max: 3000 })
  .map((weeks) => addDays("2026-01-04", 7 * weeks))
  .filter(isDay);

it("holds every session on a Sunday that isn't skipped, the number promised, if a term is accepted", () => {
  const skipped = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 5 });
  fc.assert(
    fc.property(sunday, skipped, fc.integer({ min: 1, max: 12 }), (startDate, weeks, sessions) => {
      const skips = weeks.map((week) => addDays(startDate, 7 * week));
      const candidate = { name: "Term 1", startDate, skips } as const;
      const dates = sessionDates(candidate, sessions);
      const errors = checkTerms({ course: { sessions }, terms: [candidate], closures: [] });
      expect(dates).toHaveLength(sessions);
      expect(new Set([...dates, ...skips]).size).toBe(sessions + skips.length);
      for (const date of dates) expect(sundayFrom(date)).toBe(date);
      // Exactly the skipped Sundays before the last session are accepted.
      const inside = skips.filter((skip) => skip < (dates.at(-1) ?? ""));
      expect(errors).toHaveLength(skips.length - inside.length);
    }),
  );
});

it("explains any text in place of a date, without throwing", () => {
  const day = fc.oneof(fc.string(), sunday, fc.stringMatching(/^\d{4}-\d\d-\d\d$/));
  const names = fc.constantFrom("Term 1", "Term 2", "Term 3", "Term 4");
  const anyTerm = fc.record({ name: names, startDate: day, skips: fc.array(day, { maxLength: 3 }) });
  const anyClosure = fc.record({ from: day, to: day, why: fc.string() });
  fc.assert(
    fc.property(fc.array(anyTerm), fc.array(anyClosure), fc.integer(), (terms, closures, sessions) => {
      const limited = Math.max(-1, Math.min(sessions, 20));
      for (const { path, message } of checkTerms({ course: { sessions: limited }, terms, closures })) {
        expect(path.length).toBeGreaterThanOrEqual(3);
        expect(message).toMatch(/[.]$/);
      }
    }),
  );
});
