import { expect, it } from "vitest";
import { coaching } from "#content/schedule";
import { coachingHour } from "../../../content/coaching.ts";

it("parts of the hour add up to a session", () => {
  const minutes = coachingHour.value.map((part) => part.minutes);
  expect(minutes.reduce((sum, part) => sum + part, 0)).toBe(coaching.sessionMinutes);
});
