import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { timeZone } from "#content/schedule";
import { currentCanary } from "./store.ts";

test.each([
  ["2026-11-23T06:59", "canary-2026-11-16"],
  ["2026-11-23T07:00", "canary-2026-11-23"],
  ["2026-11-29T23:59", "canary-2026-11-23"],
  ["2026-11-30T06:59", "canary-2026-11-23"],
  ["2026-11-30T07:00", "canary-2026-11-30"],
  // In Melbourne, daylight saving ends on 5 April and begins on 4 October, both Sundays.
  ["2026-04-06T06:59", "canary-2026-03-30"],
  ["2026-04-06T07:00", "canary-2026-04-06"],
  ["2026-10-05T06:59", "canary-2026-09-28"],
  ["2026-10-05T07:00", "canary-2026-10-05"],
  ["2027-01-01T12:00", "canary-2026-12-28"],
])("at %s there it is %s", (time, id) => {
  const { epochMilliseconds } = Temporal.ZonedDateTime.from(`${time}[${timeZone}]`);
  expect(currentCanary(epochMilliseconds)).toBe(id);
});
