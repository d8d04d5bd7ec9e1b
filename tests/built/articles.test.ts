import { glob, readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { articles } from "#content/articles";
import { business } from "#content/business";
import { formatFullDate } from "../../domain/format-date.ts";
import { articlePath } from "../../domain/pages.ts";
import { publicUrl } from "../../site/seo/public-url.ts";
import { all, attribute, builtPage, one, structuredData, textOf } from "../support/built-page.ts";
import { client } from "../support/tested-project.ts";

describe.each(articles)("$slug", (article) => {
  const page = builtPage(articlePath(article.slug));

  test("shows author, day and reading time", () => {
    const head = textOf(one(page, 'article [aria-labelledby="title"]'));
    expect.soft(textOf(one(page, "h1"))).toBe(article.title);
    expect.soft(head).toContain(business.teacher.name);
    expect.soft(head).toContain(formatFullDate(article.published));
    expect.soft(head).toContain(`${article.minutes} min read`);
  });

  test("repeats them in its metadata", () => {
    const property = (name: string) => attribute(one(page, `meta[property="${name}"]`), "content");
    expect.soft(property("article:published_time")).toBe(article.published);
    expect.soft(property("article:section")).toBe(article.section);
    expect.soft(property("article:author")).toBe(business.teacher.name);
    expect.soft(structuredData(page)).toMatchObject([
      {
        "@type": "Article",
        headline: article.title,
        datePublished: article.published,
        dateModified: article.updated ?? article.published,
        author: { name: business.teacher.name },
        articleSection: article.section,
        wordCount: article.words,
        image: property("og:image"),
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { position: 1, item: publicUrl("/blog") },
          { position: 2, item: publicUrl(articlePath(article.slug)), name: article.title },
        ],
      },
    ]);
  });

  test("has a note for every number and a way back from it", () => {
    const notes = all(page, ".notes li");
    expect(notes).toHaveLength(article.citations.length);
    const cited = new Set(all(page, ".cite a").map((link) => attribute(link, "href")));
    expect([...cited]).toEqual(notes.map((note) => `#${attribute(note, "id")}`));
    for (const [index, note] of notes.entries()) {
      for (const back of all(note, ".back")) {
        expect(textOf(one(page, attribute(back, "href") ?? ""))).toBe(String(index + 1));
      }
    }
  });

  test("begins with three sentences, and its first practice is in the first third", () => {
    expect(all(page, ".in-short li").map(textOf)).toEqual(article.inShort);
    const prose = textOf(one(page, "#prose")).replace(textOf(one(page, ".notes")), "");
    const [practice] = all(page, ".practice");
    const start = practice ? prose.indexOf(textOf(practice)) : -1;
    expect(start).toBeGreaterThan(0);
    expect(start).toBeLessThan(prose.length / 3);
  });

  test("has its prose in the page, not in a script", async () => {
    const [, second] = all(page, "#prose > p");
    const words = second && textOf(second).slice(0, 40);
    expect(words).toHaveLength(40);
    for await (const file of glob(`${client}/assets/*.js`)) {
      expect(await readFile(file, "utf8"), file).not.toContain(words);
    }
  });
});

const exists = (slug: string) => articles.some((article) => article.slug === slug);

/** Content of articles that the specification requires, while they are published. */
const required = [
  ["benefits-of-meditation", /suffering.*fulfilment.*insight.*mastery.*connection/i],
  ["no-time-for-meditation", /formal practice.*microhits?.*background practice/i],
  ["no-time-for-meditation", /at least (?:10|ten) minutes/i],
  ["no-time-for-meditation", /(?:six|6) (?:to|–) ?(?:ten|10)/i],
  ["no-time-for-meditation", /(?:10|ten) (?:to|and|or) (?:20|twenty) per cent/i],
  ["no-time-for-meditation", /accelerators/i],
  ["no-time-for-meditation", /3 minutes, five times/i],
  ["meditation-myths", /First.*Second.*Third/],
] as const;
test.each(required.filter(([slug]) => exists(slug)))("%s says %s", (slug, words) => {
  expect(textOf(one(builtPage(articlePath(slug)), "#prose"))).toMatch(words);
});

test.skipIf(!exists("driving-meditation"))("the driving article has four practices of five minutes", () => {
  const lengths = all(builtPage(articlePath("driving-meditation")), ".practice h2 + p, .practice h3 + p").map(
    textOf,
  );
  expect(lengths.filter((text) => /(?:five|5) minutes/i.test(text))).toHaveLength(4);
});
