import { expect, test } from "vitest";
import { type Lake, placeOf } from "./picture.ts";

/** A phone's lake: the bank is 34 px high in the middle, and a line of words stands on it at the left. */
const lake: Lake = {
  width: 390,
  height: 607,
  top: 64,
  horizon: 482,
  edge: (x) => (x < 100 ? 581 : 606),
  foot: 640,
  words: [
    { left: 24, right: 200, top: 350, bottom: 385 },
    { left: 24, right: 200, top: 618, bottom: 640 },
  ] as DOMRect[],
};

const senseAt = (x: number, y: number) => placeOf(lake, x, y)?.[0];

test("the sky is seen, the water heard, the bank felt, also by a thumb where it is thin", () => {
  expect(senseAt(300, 440)).toBe(0);
  expect(senseAt(300, 540)).toBe(1);
  expect(senseAt(60, 590)).toBe(2);
  expect(senseAt(300, 600)).toBe(2);
  // Above the line of words, there is room for a thumb, too.
  expect(senseAt(150, 580)).toBe(2);
});

test("no mark stands on words, under the bar or outside the picture", () => {
  expect(placeOf(lake, 100, 392)).toBeUndefined();
  expect(placeOf(lake, 300, 30)).toBeUndefined();
  expect(placeOf(lake, 395, 500)).toBeUndefined();
  expect(placeOf(lake, 300, 660)).toBeUndefined();
});
