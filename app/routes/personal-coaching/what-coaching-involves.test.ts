import { expect, it } from "vitest";
import { coachingHour } from "../../../content/coaching.ts";
import { coaching } from "../../../content/schedule.ts";

it("parts of the hour add up to a session", () => {
  const minutes = coachingHour.value.map((part) => part.minutes);
  expect(minutes.reduce((sum, part) => sum + part, 0)).toBe(coaching.sessionMinutes);
});
