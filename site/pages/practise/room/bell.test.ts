import { expect, test } from "vitest";
import { practice as video } from "../../../components/video/test-videos.ts";
import { strokesLeft } from "./bell.ts";
import { dayOptions, type Options } from "./options.ts";
import { type Activity, newSitting } from "./plan.ts";

const withBell: Options = { ...dayOptions, bell: true };

const noting = (options: Partial<Options>): Activity => ({
  kind: "noting",
  spots: [],
  sitting: newSitting(3, new Date()),
  options: { ...withBell, ...options },
});

test("rings to begin, twice to end, and half-way if asked", () => {
  expect(strokesLeft(noting({}), 0)).toEqual([0, 180, 181.4]);
  expect(strokesLeft(noting({ halfWay: true }), 0)).toEqual([0, 90, 180, 181.4]);
  expect(strokesLeft(noting({ bell: false, halfWay: true }), 0)).toEqual([]);
});

test("after a pause, rings what is left", () => {
  expect(strokesLeft(noting({ halfWay: true }), 100)).toEqual([80, 81.4]);
});

test("a stroke isn't lost because sound starts late", () => {
  expect(strokesLeft(noting({}), 0.2)[0]).toBe(0);
});

test("rings at each step of a practice, unless the bell is off", () => {
  const practice = { ...video, minutes: 5 };
  const strokes = (options: Options) => strokesLeft({ kind: "following", practice, options }, 0);
  expect(strokes(withBell)).toEqual([0, 120, 300, 301.4]);
  expect(strokes({ ...dayOptions, bell: false })).toEqual([]);
});
