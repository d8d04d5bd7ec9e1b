import { expect, test } from "vitest";
import { whyClosedWords } from "./words.ts";

const ready = {
  audience: "letter",
  testedAt: null,
  stored: undefined,
  isSame: false,
  readers: 6,
  isReached: true,
  whyNot: undefined,
} as const;

test("no test opens a letter that mustn't go out yet, and nothing says that it would", () => {
  expect(whyClosedWords(ready)).toMatch(/Opens once the test has gone out/);
  const whyNot = "Your site isn’t on the web yet.";
  expect(whyClosedWords({ ...ready, whyNot })).toBe(whyNot);
  expect(whyClosedWords({ ...ready, whyNot, testedAt: 1 })).toBeUndefined();
});
