import { expect, test } from "vitest";
import {
  haveItWords,
  mayStandInLetter,
  outcomeWords,
  overByThen,
  waitsWords,
  whyClosedWords,
} from "./words.ts";

const ready = {
  audience: "letter",
  test: { kind: "waits", since: 1, because: null },
  isSame: true,
  readers: 6,
  isReached: true,
  whyNot: undefined,
} as const;

test("no test opens a letter that mustn't go out yet, and nothing says that it would", () => {
  expect(whyClosedWords(ready)).toMatch(/Opens once the test has gone out/);
  const whyNot = "Your site isn’t on the web yet.";
  expect(whyClosedWords({ ...ready, whyNot })).toBe(whyNot);
  expect(
    whyClosedWords({ ...ready, whyNot, test: { kind: "went out", at: 1, nextWaitsSince: null } }),
  ).toBeUndefined();
});

test("says on the desk that a letter waits though its moment is over", () => {
  const dueAt = Date.parse("2027-01-03T18:00+11:00");
  const letter = { audience: "letter", subject: "Happy new year" } as const;
  const said = (minutes: number, isClockDoubted = false) =>
    waitsWords(letter, dueAt, dueAt + minutes * 60_000, "Australia/Melbourne", isClockDoubted);
  expect(said(1)).toMatch(/^Your letter “Happy new year” goes out on Sunday 3 January at 6\spm\.$/);
  expect(said(20)).toMatch(
    / was to go out on Sunday 3 January at 6\spm, and your site hasn’t begun to send it\.$/,
  );
  expect(said(1, true)).toBe(said(1));
  expect(said(9 * 24 * 60, true)).toMatch(
    /6\spm\. Your site isn’t sure what day it is: .*keeps the letter back\.$/,
  );
});

test("a letter may say a price, a date and what holds for a while, but no words of a page or an article", () => {
  const files = ["schedule.yaml", "for-a-while.yaml", "business.yaml", "pages/about.yaml", "articles/a.mdx"];
  expect(files.map((file) => mayStandInLetter({ file: `content/${file}` }))).toEqual([
    ...[true, true, true],
    ...[false, false],
  ]);
});

test("names what is over by the moment chosen for a letter that speaks of it as still to come", () => {
  const ahead = [
    { words: "Sunday 6 December", begins: Date.parse("2026-12-06T08:30+11:00") },
    { words: "31 January", begins: Date.parse("2027-01-31T14:30+11:00") },
  ];
  const says = "Term 1: 31 January to 21 March 2027.\nThe next one is on Sunday 6 December.";
  const over = (moment: string, words = says) => overByThen(words, ahead, Date.parse(moment));
  expect(over("2026-12-06T08:29+11:00")).toBeUndefined();
  expect(over("2026-12-06T18:00+11:00")).toBe("Sunday 6 December");
  expect(over("2026-12-06T18:00+11:00", "See you in the new year.")).toBeUndefined();
  expect(over("2027-02-01T18:00+11:00")).toBe("Sunday 6 December and 31 January");
});

test("counts as without a stopped letter those to whom “Send to the other” sends it, and says why others lack it", () => {
  const say = (counts: Parameters<typeof haveItWords>[0]["counts"]) => haveItWords({ counts });
  expect(say({ delivered: 21, stopped: 10, dead_lettered: 1 })).toBe(
    "Stopped: 21 have it, 10 don’t, and 1 couldn’t be delivered",
  );
  expect(say({ delivered: 1, stopped: 1, left: 2 })).toBe(
    "Stopped: 1 has it, 1 doesn’t, and 2 left the list before",
  );
  expect(say({ delivered: 3, unsure: 1, dead_lettered: 1 })).toBe(
    "Stopped: 3 have it, 1 may have it, 1 couldn’t be delivered",
  );
  expect(say({ delivered: 3 })).toBe("Stopped: 3 have it, 0 don’t");
});

test("says of a letter that nobody has why: she stopped it, it was missed, or a copy was put back", () => {
  const dueAt = Date.parse("2027-01-03T18:00+11:00");
  const say = (because: "owner" | "missed" | "restore") =>
    outcomeWords({ kind: "kept back", dueAt, stoppedAt: dueAt, because }, "Australia/Melbourne");
  expect(say("owner")).toMatch(/^It was to go out on .*\. Nobody has it, because you stopped it$/);
  expect(say("missed")).toMatch(/, and your site couldn’t send it then, nor within a day\. Nobody has it$/);
  expect(say("restore")).toMatch(/because a copy of your site’s data was put back$/);
});
