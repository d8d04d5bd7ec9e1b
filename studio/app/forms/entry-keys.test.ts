import { expect, test } from "vitest";
import { keysAfter } from "./entry-keys.ts";

const [car, bike] = [
  { name: "By car", text: "Free." },
  { name: "By bike", text: "Racks." },
];
const path = ["gettingThere", "facts"];
const begin = keysAfter("pages/first-class", path, { entries: [], keys: [], made: 0 }, [car, bike]);
const after = (entries: readonly object[]) => keysAfter("pages/first-class", path, begin, entries).keys;

test("the form of an entry stays its own when others come, go or move, and while its name is typed, though nothing else tells it", () => {
  const [one, other] = begin.keys;
  expect(after([bike])).toEqual([other]);
  expect(after([bike, car])).toEqual([other, one]);
  expect(after([{ name: "On foot", text: "Paths." }, car, bike]).slice(1)).toEqual([one, other]);
  expect(after([{ ...car, name: "By cars" }, bike])).toEqual([one, other]);
});
