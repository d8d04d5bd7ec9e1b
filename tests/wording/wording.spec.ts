import { readFile } from "node:fs/promises";
import { pages } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";
import { claims, reviewed, shared } from "./claims.ts";

const segmenter = new Intl.Segmenter("en-AU", { granularity: "sentence" });

const characters: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** The notes of an article: names of studies and journals, which are not ours to word. */
const titlesOfOthers = /<section[^>]*aria-labelledby="notes-heading"[\s\S]*?<\/section>/g;

const builtPage = (path: string) => readFile(`build/client${path === "/" ? "" : path}/index.html`, "utf8");

/** What a visitor can read or hear of a built page, sentence by sentence. */
async function sentencesOf(path: string): Promise<string[]> {
  const html = await builtPage(path);
  const spoken = [
    ...html.matchAll(/\s(?:alt|aria-label|title|placeholder)="([^"]+)"/g),
    ...html.matchAll(/<meta name="description" content="([^"]+)"/g),
    ...html.matchAll(/<title>([^<]+)</g),
  ].map((match) => match[1] ?? "");
  const body = html.slice(html.indexOf("<body")).replace(titlesOfOthers, "");
  return [...spoken, ...blocksOf(body)].flatMap(split);
}

/** The texts of a piece of HTML, one for each block. */
const blocksOf = (html: string): string[] =>
  html
    .replace(/<(script|style|noscript)[\s\S]*?<\/\1>/g, "\n")
    .replace(/<\/?(?:a|abbr|b|cite|em|i|q|s|small|span|strong|sup|time)\b[^>]*>/g, "")
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]+>/g, "\n")
    .split("\n");

const split = (block: string): string[] =>
  [
    ...segmenter.segment(
      block.replace(/&([a-z]+|#x27);/g, (whole, name: string) => characters[name] ?? whole),
    ),
  ]
    .map(({ segment }) => segment.trim())
    .filter(Boolean);

test("no page claims what a teacher must not claim, but for the uses that were reviewed", async () => {
  const found: string[] = [];
  const used = new Set<string>();
  for (const path of pages) {
    for (const sentence of await sentencesOf(path)) {
      const claim = claims.map((pattern) => pattern.exec(sentence)?.[0]).find(Boolean);
      if (!claim) continue;
      const allowed = reviewed.find(({ phrase }) => sentence.includes(phrase));
      if (allowed) used.add(allowed.phrase);
      else found.push(`${path}: “${claim}” in: ${sentence}`);
    }
  }
  expect([...new Set(found)]).toEqual([]);
  expect(
    reviewed.map(({ phrase }) => phrase).filter((phrase) => !used.has(phrase)),
    "reviewed uses that are gone",
  ).toEqual([]);
});

/** So short that two pages may well say it by themselves. */
const shortSentence = 8;

/** What several pages have: the newsletter, and around an article what to read next, its sources and the way on. */
const sharedSection =
  /<section[^>]*aria-labelledby="(?:newsletter|also|notes|end)-heading"[\s\S]*?<\/section>/g;

test("no two pages say the same thing in the same words", async () => {
  const said = new Map<string, Set<string>>();
  for (const path of pages) {
    const main = /<main[\s\S]*<\/main>/.exec(await builtPage(path))?.[0] ?? "";
    const own = main.replace(sharedSection, "");
    for (const sentence of blocksOf(own).flatMap(split)) {
      if (sentence.split(/\s+/).length <= shortSentence) continue;
      if (shared.some(({ phrase }) => sentence.includes(phrase))) continue;
      said.set(sentence, (said.get(sentence) ?? new Set()).add(path));
    }
  }
  const repeated = [...said].filter(([, paths]) => paths.size > 1);
  expect(repeated.map(([sentence, paths]) => `${[...paths].join(", ")}: ${sentence}`)).toEqual([]);
});
