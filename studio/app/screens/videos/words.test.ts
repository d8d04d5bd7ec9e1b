import { expect, test } from "vitest";
import { onYouTubeWords } from "./words.ts";

test.each([
  ["2026-01-14", "You say it’s been on YouTube since 14 January 2026"],
  ["2026-11-29", "You say it’s been on YouTube since 29 November 2026"],
  ["2027-05-03", "You say it comes out on YouTube on 3 May 2027, a day still to come"],
])("a video of %s", (day, words) => {
  expect(onYouTubeWords(day, "2026-11-29")).toBe(words);
});
