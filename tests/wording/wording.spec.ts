import { readFile } from "node:fs/promises";
import { pages } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";
import { claims, reviewed } from "./claims.ts";

const segmenter = new Intl.Segmenter("en-AU", { granularity: "sentence" });

const characters: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** What a visitor can read or hear of a built page, sentence by sentence. */
async function sentencesOf(path: string): Promise<string[]> {
  const html = await readFile(`build/client${path === "/" ? "" : path}/index.html`, "utf8");
  const spoken = [
    ...html.matchAll(/\s(?:alt|aria-label|title|placeholder)="([^"]+)"/g),
    ...html.matchAll(/<meta name="description" content="([^"]+)"/g),
    ...html.matchAll(/<title>([^<]+)</g),
  ].map((match) => match[1] ?? "");
  const text = html
    .slice(html.indexOf("<body"))
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, "\n")
    .replace(/<\/?(?:a|abbr|b|cite|em|i|q|s|small|span|strong|sup|time)\b[^>]*>/g, "")
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]+>/g, "\n");
  return [...spoken, ...text.split("\n")]
    .map((block) => block.replace(/&([a-z]+|#x27);/g, (whole, name: string) => characters[name] ?? whole))
    .flatMap((block) => [...segmenter.segment(block)].map(({ segment }) => segment.trim()))
    .filter(Boolean);
}

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
