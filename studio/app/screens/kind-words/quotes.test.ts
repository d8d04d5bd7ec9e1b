import { expect, test } from "vitest";
import { howMany, kindWordsIn, quoteOf, takenOff, whoseWords } from "./quotes.ts";

test("words are said to be taken off once they are on no page, not if they were changed or moved", () => {
  const kim = { quote: "I sleep much better.", name: "Kim", role: "nurse, Sebastopol" };
  const lee = { quote: "It was easy to join.", name: "Lee", role: "driver, Wendouree" };
  const live = kindWordsIn({ home: [kim, lee], about: [], course: [] });
  const gone = (here: object) => takenOff(live, kindWordsIn(here)).map(quoteOf);
  expect(gone({ home: [{ ...kim, quote: "I sleep much better now." }, lee] })).toEqual([]);
  expect(gone({ home: [lee], about: [kim] })).toEqual([]);
  expect(gone({ home: [lee, kim] })).toEqual([]);
  expect(gone({ home: [lee] })).toEqual([kim.quote]);
  expect(gone({})).toEqual([kim.quote, lee.quote]);
});

test("tells the words of two people of one name apart by what they do", () => {
  const sam = { quote: "I sleep.", name: "Sam", role: "nurse" };
  const all = kindWordsIn({ home: [sam, { ...sam, role: "baker" }, { ...sam, name: "Kim" }] });
  const said = all.map((words) => whoseWords(words, all));
  expect(said).toEqual(["Sam’s words (nurse)", "Sam’s words (baker)", "Kim’s words"]);
});

test.each([
  [[], [], "none"],
  [["a"], ["a"], "1"],
  [["a", "b"], ["a"], "1, and 1 not published"],
  [["b"], ["a"], "none, and 1 not published"],
])("counts on the pages what visitors read: of %j, with %j published, %s", (all, seen, expected) => {
  const words = (quotes: readonly string[]) => kindWordsIn({ home: quotes.map((quote) => ({ quote })) });
  expect(howMany(words(all), words(seen))).toBe(expected);
});
