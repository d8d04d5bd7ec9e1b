import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { articles } from "#content/articles";
import { references } from "#content/references";

const texts = await Promise.all(
  articles.map(async (article) => ({
    ...article,
    text: await readFile(`content/articles/${article.slug}.mdx`, "utf8"),
  })),
);

/** Strips elements, Markdown and line breaks. */
const plainText = (text: string) =>
  text
    .replace(/<SideNote[\s\S]*?<\/SideNote>|<PullQuote>[\s\S]*?<\/PullQuote>|<[^>]*>/g, "")
    .replace(/[*[\]]|\]\([^)]*\)/g, "")
    .replace(/\s+/g, " ");

const quotes = texts.flatMap(({ slug, text }) =>
  [...text.matchAll(/<PullQuote>([\s\S]*?)<\/PullQuote>/g)].map(([, quote = ""]) => ({ slug, text, quote })),
);

test.each(quotes)("$slug is quoted word for word: $quote", ({ text, quote }) => {
  expect(plainText(text)).toContain(plainText(quote).trim());
});

/** The articles on danger or a disorder have the support lines whole; others may have the sentence for a crisis, with its link. */
const withAllLines = ["meditation-anxiety-stress", "driving-meditation", "meditation-myths"];

describe.each(texts)("$slug", ({ slug, text }) => {
  test("has a practice and a link to another article", () => {
    expect(text).toMatch(/<Practice [^>]*>\n\n?1\. /);
    if (articles.length > 1) expect(text).toMatch(/\]\(\/blog\/[a-z-]+\)/);
  });

  test("shows the support lines if it mentions distress", () => {
    if (withAllLines.includes(slug)) expect(text).toContain("<SupportLines />");
    else if (/\b(?:anxiety disorder|distress|trauma|psychosis|side effects)\b/i.test(text)) {
      expect(text).toMatch(/<SupportLines \/>|\{\{sentences\.crisis\}\}/);
    }
  });

  test("uses typographic punctuation", () => {
    const prose = text.replace(/^---[\s\S]*?\n---\n/, "").replace(/<[^>]*>/g, "");
    expect(prose).not.toMatch(/['"]|—|\.\.\.|\d-\d|\d %/);
  });
});

test("every reference is cited", () => {
  const cited = new Set<string>(articles.flatMap(({ citations }) => citations));
  expect(Object.keys(references).filter((id) => !cited.has(id))).toEqual([]);
});

test("exactly one article links to the professional association", () => {
  expect(texts.filter(({ text }) => text.includes("(https://meditationaustralia.org.au"))).toHaveLength(1);
});
