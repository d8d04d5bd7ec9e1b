import { expect, test } from "vitest";
import { indexedPaths as pages } from "../../site/seo/sitemap.ts";
import { builtHtml, decode } from "../support/built-page.ts";
import { claims, reviewed } from "./claims.ts";

const segmenter = new Intl.Segmenter("en-AU", { granularity: "sentence" });

/** The notes of an article contain published titles. */
const notes = /<section[^>]*aria-labelledby="notes-heading"[\s\S]*?<\/section>/g;

/** Returns the sentences of a page, including text for screen readers. */
function sentencesOf(path: string): string[] {
  const html = builtHtml(path);
  const spoken = [
    ...html.matchAll(/\s(?:alt|aria-label|title|placeholder)="([^"]+)"/g),
    ...html.matchAll(/<meta name="description" content="([^"]+)"/g),
    ...html.matchAll(/<title>([^<]+)</g),
  ].map((match) => match[1] ?? "");
  const body = html.slice(html.indexOf("<body")).replace(notes, "");
  return [...spoken, ...blocksOf(body)].flatMap(split);
}

/** Returns the text of each block element. */
const blocksOf = (html: string): string[] =>
  html
    .replace(/<(script|style|noscript)[\s\S]*?<\/\1>/g, "\n")
    .replace(/<\/?(?:a|abbr|b|cite|em|i|q|s|small|span|strong|sup|time)\b[^>]*>/g, "")
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]+>/g, "\n")
    .split("\n");

const split = (block: string): string[] =>
  [...segmenter.segment(decode(block).replaceAll("\u00a0", " "))]
    .map(({ segment }) => segment.trim())
    .filter(Boolean);

test("no page makes a claim that a teacher must not make, reviewed uses aside", () => {
  const found: string[] = [];
  const used = new Set<string>();
  for (const path of pages) {
    for (const sentence of sentencesOf(path)) {
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
    "reviewed uses that are no longer there",
  ).toEqual([]);
});
