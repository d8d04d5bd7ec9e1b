import { expect, test } from "vitest";
import { kindWordsIn, quoteOf, takenOff } from "./quotes.ts";

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
