import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { formatDay, nextSundayClass } from "../../domain/clock.ts";
import { scheduleState, unpackZone } from "../../domain/schedule-state.ts";
import { closedSundaysOf } from "../../domain/terms.ts";
import { zoneNamed } from "../../domain/zone-offsets.ts";
import { ownersZone } from "./scheduled-terms.ts";

const zone = "Australia/Melbourne";
const melbourne = (text: string) => Temporal.ZonedDateTime.from(`${text}[${zone}]`).epochMilliseconds;

const closed = closedSundaysOf([
  { from: "2026-12-21", to: "2027-01-03", why: "Christmas" },
  // Daylight saving ends on the first of these, and begins on the second.
  { from: "2027-04-04", to: "2027-04-04", why: "Cleaning the pool" },
  { from: "2027-10-03", to: "2027-10-03", why: "Lake swim" },
]);

const unexplained = closedSundaysOf([
  { from: "2026-12-27", to: "2026-12-27" },
  { from: "2027-01-03", to: "2027-01-03", why: "New Year" },
]);

const unconfirmed = { "2027-01-17": "", "2027-01-24": "", "2027-03-28": "" };

const elsewhere = { "2026-12-20": "10:00", "2027-01-10": "10:00" };

const stateAt = (time: string, at = zone, closures = closed, starts?: Readonly<Record<string, string>>) =>
  scheduleState(
    {
      terms: [],
      course: { startTime: "14:30", sessionMinutes: 90 },
      sunday: {
        startTime: "08:30",
        opensDaysBefore: 5,
        closed: closures,
        starts,
        unconfirmed,
        holidaysUntil: "2027-12-31",
      },
      zone: ownersZone,
    },
    melbourne(time),
    zoneNamed(at),
  );

it("cancels every Sunday from the first to the last day of a closure, and none beside them", () => {
  expect(closed).toEqual({
    "2026-12-27": "Christmas",
    "2027-01-03": "Christmas",
    "2027-04-04": "Cleaning the pool",
    "2027-10-03": "Lake swim",
  });
  expect(closedSundaysOf([])).toEqual({});
  expect(
    closedSundaysOf([
      { from: "2027-01-03", to: "2027-01-03", why: "New Year" },
      { from: "2026-12-27", to: "2027-01-03", why: "Christmas" },
    ]),
  ).toEqual({ "2026-12-27": "Christmas", "2027-01-03": "New Year" });
});

describe.each(["Australia/Melbourne", "Australia/Perth", "America/New_York"])("read in %s", (visitor) => {
  it.each([
    ["2026-12-20T08:29", "Sunday 20 December", true, undefined],
    ["2026-12-20T08:30", "Sunday 10 January", false, "Sunday 27 December: Christmas"],
    ["2026-12-26T23:59", "Sunday 10 January", false, "Sunday 27 December: Christmas"],
    ["2026-12-27T00:00", "Sunday 10 January", false, "Sunday 27 December: Christmas"],
    ["2026-12-27T08:29", "Sunday 10 January", false, "Sunday 27 December: Christmas"],
    ["2026-12-27T08:30", "Sunday 10 January", false, "Sunday 3 January: Christmas"],
    ["2027-01-03T08:29", "Sunday 10 January", false, "Sunday 3 January: Christmas"],
    ["2027-01-03T08:30", "Sunday 10 January", false, undefined],
    ["2027-01-04T23:59", "Sunday 10 January", false, undefined],
    ["2027-01-05T00:00", "Sunday 10 January", true, undefined],
    ["2027-04-04T02:30", "Sunday 11 April", false, "Sunday 4 April: Cleaning the pool"],
    ["2027-04-04T08:30", "Sunday 11 April", false, undefined],
    ["2027-10-03T01:59", "Sunday 10 October", false, "Sunday 3 October: Lake swim"],
    ["2027-10-03T03:00", "Sunday 10 October", false, "Sunday 3 October: Lake swim"],
    ["2027-10-03T08:30", "Sunday 10 October", false, undefined],
  ])("at %s the next class is on %s, booking open: %s, none on %s", (time, day, open, none) => {
    const state = stateAt(time, visitor);
    expect(state.text("sunday")).toBe(day);
    expect(state.holds("sunday:open")).toBe(open);
    expect(state.holds("sunday:closed")).toBe(!open);
    expect(state.holds("sunday:off")).toBe(none !== undefined);
    if (none) expect(`${state.text("sunday:off")}: ${state.text("sunday:why")}`).toBe(none);
  });
});

it("tells a closure without a reason from one with a reason", () => {
  const before = stateAt("2026-12-26T12:00", zone, unexplained);
  expect(["off", "unexplained", "why"].map((name) => before.holds(`sunday:${name}`))).toEqual([
    true,
    true,
    false,
  ]);
  expect(before.text("sunday:why")).toBe("");
  expect(before.text("sunday:closures")).toBe("27 December and 3 January (New Year)");
  const after = stateAt("2026-12-27T08:30", zone, unexplained);
  expect(["off", "unexplained", "why"].map((name) => after.holds(`sunday:${name}`))).toEqual([
    true,
    false,
    true,
  ]);
  const open = stateAt("2027-01-03T08:30", zone, unexplained);
  expect(["off", "unexplained", "why"].some((name) => open.holds(`sunday:${name}`))).toBe(false);
});

it("opens booking some days before the next class that is held", () => {
  expect(stateAt("2026-12-20T08:30").text("sunday:opens")).toBe("Tuesday 5 January");
  expect(stateAt("2027-04-04T03:00").text("sunday:opens")).toBe("Tuesday 6 April");
});

it.each([
  [
    "2026-11-01T09:00",
    "27 December, 3 January (Christmas), 4 April (Cleaning the pool) and 3 October (Lake swim)",
  ],
  ["2026-12-27T08:30", "3 January (Christmas), 4 April (Cleaning the pool) and 3 October (Lake swim)"],
  ["2027-04-04T08:30", "3 October (Lake swim)"],
  ["2027-10-03T08:30", ""],
])("lists at %s the closures that are still to come", (time, list) => {
  expect(stateAt(time).text("sunday:closures")).toBe(list);
  expect(stateAt(time).holds("sunday:closures")).toBe(list !== "");
});

it.each([
  // Six Sundays, the coming one first; that isn't named among those off.
  ["2026-12-13T08:29", "27 December and 3 January (Christmas)", "17 January", false],
  ["2026-12-13T08:30", "27 December and 3 January (Christmas)", "17 and 24 January", false],
  ["2026-12-20T08:30", "3 January (Christmas)", "17 and 24 January", false],
  ["2027-01-17T08:29", "", "17 and 24 January", false],
  ["2027-01-17T08:30", "", "24 January", false],
  ["2027-01-24T08:30", "", "", false],
  ["2027-02-14T08:30", "", "28 March", false],
  // No holidays of 2028 are known.
  ["2027-11-21T08:30", "", "", true],
])("names at %s the Sundays off of six weeks, and those to check", (time, off, toCheck, unlisted) => {
  const state = stateAt(time);
  expect(state.text("sunday:soon")).toBe(off);
  expect(state.text("sunday:unconfirmed")).toBe(toCheck);
  expect(["soon", "unconfirmed", "unlisted"].map((name) => state.holds(`sunday:${name}`))).toEqual([
    off !== "",
    toCheck !== "",
    unlisted,
  ]);
});

it.each([
  // Six weeks before, as a Sunday without a class.
  ["2026-11-29T08:29", ["2026-12-20"], []],
  ["2026-11-29T08:30", ["2026-12-20", "2027-01-10"], []],
  ["2026-12-13T08:29", ["2026-12-20", "2027-01-10"], []],
  ["2026-12-13T08:30", ["2027-01-10"], ["2026-12-20"]],
  ["2026-12-20T09:59", ["2027-01-10"], ["2026-12-20"]],
  // Two Sundays have no class.
  ["2026-12-20T10:00", [], ["2027-01-10"]],
])("at %s the class is said to be elsewhere ahead on %j, and next on %j", (time, ahead, next) => {
  const state = stateAt(time, zone, closed, elsewhere);
  const days = Object.keys(elsewhere);
  expect(days.filter((day) => state.holds(`sunday:ahead ${day}`))).toEqual(ahead);
  expect(days.filter((day) => state.holds(`sunday:on ${day}`))).toEqual(next);
});

it.each([
  // On a Sunday before its class, “this Sunday” is today; after it, the next one needs its date.
  ["2026-12-20T08:29", "this"],
  ["2026-12-20T08:30", "another"],
  ["2027-01-04T00:00", "this"],
  // The owner hasn't said about 17 and 24 January: nothing promises a class then, nor that its booking is open.
  ["2027-01-10T08:30", "unsure"],
  ["2027-01-24T08:29", "unsure"],
  ["2027-01-24T08:30", "another"],
  ["2027-01-25T00:00", "this"],
])("at %s the button to the class means: %s", (time, expected) => {
  const state = stateAt(time);
  const held = (names: readonly string[]) => names.filter((name) => state.holds(`sunday:${name}`));
  expect(held(["this", "another", "unsure"])).toEqual([expected]);
  expect(held(["sure", "unsure"])).toEqual([expected === "unsure" ? "unsure" : "sure"]);
  expect(held(["open", "closed"])).toHaveLength(expected === "unsure" ? 0 : 1);
});

it("agrees with a calendar at any moment, with any closures", () => {
  const start = Temporal.PlainDate.from("2026-01-01");
  const day = fc.integer({ min: 0, max: 800 }).map((days) => start.add({ days }));
  const closure = fc
    .tuple(day, fc.integer({ min: 0, max: 30 }))
    .map(([from, days]) => ({ from: from.toString(), to: from.add({ days }).toString(), why: "x" }));
  const minute = fc.constantFrom(0, 1, 119, 120, 179, 180, 509, 510, 1439);
  fc.assert(
    fc.property(day, minute, fc.array(closure), fc.integer({ min: 0, max: 6 }), (today, at, list, before) => {
      const now = today.toZonedDateTime(zone).add({ minutes: at });
      let expected = now.toPlainDate();
      const isHeld = (date: Temporal.PlainDate) =>
        date.dayOfWeek === 7 &&
        Temporal.ZonedDateTime.compare(now, date.toZonedDateTime({ timeZone: zone, plainTime: "08:30" })) <
          0 &&
        !list.some(({ from, to }) => from <= date.toString() && date.toString() <= to);
      while (!isHeld(expected)) expected = expected.add({ days: 1 });

      const found = nextSundayClass(now.epochMilliseconds, unpackZone(ownersZone), {
        startTime: "08:30",
        opensDaysBefore: before,
        closed: closedSundaysOf(list),
      });
      const opens = expected.subtract({ days: before });
      expect(found.day.toISOString().slice(0, 10)).toBe(expected.toString());
      expect(found.bookingOpen).toBe(Temporal.PlainDate.compare(now.toPlainDate(), opens) >= 0);
      expect(formatDay(found.opens)).toContain(`${opens.day} `);
    }),
    { numRuns: 500 },
  );
});
