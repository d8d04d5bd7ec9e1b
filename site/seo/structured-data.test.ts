import { Temporal } from "temporal-polyfill";
import { expect, onTestFinished, test, vi } from "vitest";
import { timeZone } from "#content/schedule";
import { endDateOf, terms } from "../schedule/terms.ts";
import { onlineCourse } from "./structured-data.ts";

/** Returns the last days of the terms that a build at a moment describes. */
function describedAt(moment: Temporal.ZonedDateTime): unknown {
  vi.useFakeTimers({ now: moment.epochMilliseconds });
  onTestFinished(() => void vi.useRealTimers());
  const { hasCourseInstance = [] } = onlineCourse("") as { hasCourseInstance?: { endDate: string }[] };
  return hasCourseInstance.map(({ endDate }) => endDate);
}

test("a term is described until the end of its last day where the business is", () => {
  const lastDay = terms.map(endDateOf).sort().at(-1) ?? "";
  const nextDay = Temporal.PlainDate.from(lastDay).add({ days: 1 }).toZonedDateTime(timeZone);
  expect(describedAt(nextDay.subtract({ minutes: 1 }))).toEqual([lastDay]);
  expect(describedAt(nextDay.add({ minutes: 1 }))).toEqual([]);
});
