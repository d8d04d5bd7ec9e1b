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

test("the form of an entry without a name stays its own, too, and so does that of a single word", () => {
  const [book, tube, linked] = ["Facebook", "YouTube", "LinkedIn"].map((network) => ({
    network,
    url: `https://${network}.example.com/stillwater`,
  }));
  const social = [book, tube, linked];
  const first = keysAfter("business", ["social"], { entries: [], keys: [], made: 0 }, social);
  const [one, other, third] = first.keys;
  const then = (entries: readonly unknown[]) => keysAfter("business", ["social"], first, entries).keys;
  expect(then([book, linked, { ...tube, network: "Vimeo" }])).toEqual([one, third, other]);
  expect(then([tube, linked])).toEqual([other, third]);
  expect(then([book, { network: "Vimeo", url: "https://vimeo.example.com/us" }, linked])).toEqual(first.keys);

  const words = keysAfter("business", ["social"], { entries: [], keys: [], made: 0 }, [
    "calm",
    "clear",
    "kind",
  ]);
  expect(keysAfter("business", ["social"], words, ["clear", "kind"]).keys).toEqual(words.keys.slice(1));
  expect(keysAfter("business", ["social"], words, ["calm", "clearer", "kind"]).keys).toEqual(words.keys);
});
