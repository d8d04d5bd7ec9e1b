import { expect, test } from "vitest";
import { whoToTell } from "./elsewhere.ts";

const change = (path: string, before: string | undefined, after: string | undefined) => ({
  id: `schedule ${path}`,
  file: "content/schedule.yaml",
  path: path.split("."),
  label: "",
  before,
  after,
});

test.each([
  ["a closed Sunday", change("closures.2026-12-27", undefined, "27 December 2026"), "centre"],
  ["a reopened Sunday", change("closures.2026-12-27", "27 December 2026", undefined), "centre"],
  ["the reason of a closure", change("closures.2026-12-27.why", "Rest", "Christmas"), undefined],
  ["a class at another time", change("sundayClass.startTime", "08:30", "09:00"), "centre"],
  ["a new term", change("terms.Term 1 2027", undefined, "31 January to 21 March"), undefined],
  ["a term taken out", change("terms.Term 1 2027", "31 January to 21 March", undefined), "booked"],
  ["a session that moves", change("terms.Term 1 2027.skips", undefined, "14 February"), "booked"],
  ["a term’s booking page", change("terms.Term 1 2027.booking", "a", "b"), undefined],
  ["a price", change("course.price", "$240", "$260"), undefined],
])("who must be told of %s", (_, given, expected) => {
  expect(whoToTell(given)).toBe(expected);
});
