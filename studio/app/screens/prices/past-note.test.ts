import { expect, test } from "vitest";
import { pastValue } from "./past-note.tsx";

const id = "schedule course.price";

const state = (day: string, before: string, place: "live" | "ahead" | "past") => ({
  at: Date.parse(`${day}T10:00+11:00`),
  place,
  changes: [{ id, label: "Course price", before, after: "$260" }],
});

const onDay = (day: string, states: readonly ReturnType<typeof state>[]) =>
  pastValue(states, id, Date.parse(`${day}T20:00+11:00`), "Australia/Melbourne");

test("says for a week what visitors saw until a fact was published", () => {
  const states = [state("2026-11-23", "$240", "live"), state("2026-11-20", "$220", "past")];
  expect(onDay("2026-11-23", states)).toBe("$240 until today");
  expect(onDay("2026-11-30", states)).toBe("$240 until 23 November");
  expect(onDay("2026-12-01", states)).toBeUndefined();
});

test("says nothing of a value that visitors saw for a part of a day only", () => {
  const states = [state("2026-11-23", "$260", "live"), state("2026-11-23", "$240", "past")];
  expect(onDay("2026-11-23", states)).toBeUndefined();
});

test("says nothing of a state that visitors don't see yet", () => {
  expect(onDay("2026-11-23", [state("2026-11-23", "$240", "ahead")])).toBeUndefined();
});
