import { expect, test } from "vitest";
import { readSources } from "../../content-model/compiler/read-sources.ts";
import { withValues } from "../support/with-values.ts";
import { findFacts } from "./find-facts.ts";
import { ownFactsOf } from "./own-facts-of.ts";

test("finds facts as whole words in pages and programs", () => {
  const texts = new Map([
    ["client/index.html", "<p>Hi, I’m Ann, for $24.</p><p>Annual</p>"],
    ["client/assets/a.js", "function Ann(){}"],
    ["programs/server.js", "The fee is $240"],
    ["words in pictures", "Ann’s class\nAnnual"],
  ]);
  const found = findFacts(texts, ["Ann", "$24", "$240", "nual"]);
  expect(found.map(({ fact, file }) => [fact, file])).toEqual([
    ["Ann", "client/index.html"],
    ["$24", "client/index.html"],
    ["$240", "programs/server.js"],
    ["Ann", "words in pictures"],
  ]);
});

test("knows what the other owner doesn’t share", async () => {
  const first = await readSources();
  const other = withValues(first, { schedule: { course: { price: 123.45 } } });
  expect(ownFactsOf(other, first)).toContain("$123.45");
  expect(ownFactsOf(other, other).some((fact) => fact.startsWith("$"))).toBe(false);
});
