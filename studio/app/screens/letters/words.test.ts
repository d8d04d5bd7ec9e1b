import { expect, test } from "vitest";
import { waitsWords, whyClosedWords } from "./words.ts";

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

test("says on the desk that a letter waits though its moment is over", () => {
  const dueAt = Date.parse("2027-01-03T18:00+11:00");
  const letter = { audience: "letter", subject: "Happy new year", dueAt } as const;
  const said = (minutes: number) => waitsWords(letter, dueAt + minutes * 60_000, "Australia/Melbourne");
  expect(said(1)).toMatch(/^Your letter “Happy new year” goes out on Sunday 3 January at 6\spm\.$/);
  expect(said(20)).toMatch(
    / was to go out on Sunday 3 January at 6\spm, and your site hasn’t begun to send it\.$/,
  );
});
