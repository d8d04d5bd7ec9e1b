import { expect, it } from "vitest";
import { coachingHour } from "../../../content/coaching.ts";
import { coaching } from "../../../content/schedule.ts";

it("the parts of the hour, and so of the clock, are as long as a session", () => {
  const minutes = coachingHour.value.map((part) => part.minutes);
  expect(minutes.reduce((sum, part) => sum + part, 0)).toBe(coaching.sessionMinutes);
});
