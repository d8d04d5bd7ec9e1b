import { expect, test } from "vitest";
import articles from "./articles.server.ts";
import type { Article } from "./read-article.ts";
import { relatedTo } from "./related.ts";

const about = (slug: string, published: string, ...subjects: readonly string[]) =>
  ({ slug, published, subjects }) as unknown as Article;

test("articles on the same subjects come first, then those about little else, then the newer", () => {
  const asked = about("asked", "2024-01-01", "stress", "science");
  const all = [
    asked,
    about("nothing-shared", "2026-01-01", "history"),
    about("one-of-three", "2025-01-01", "stress", "habit", "everyday"),
    about("one-of-one-older", "2023-01-01", "science"),
    about("one-of-one-newer", "2024-06-01", "stress"),
    about("both", "2020-01-01", "science", "stress"),
  ];
  expect(relatedTo(asked, all, 4).map(({ slug }) => slug)).toEqual([
    "both",
    "one-of-one-newer",
    "one-of-one-older",
    "one-of-three",
  ]);
});

test("not every article leads to the same three", () => {
  const led = new Set(articles.flatMap((article) => relatedTo(article, articles, 3).map(({ slug }) => slug)));
  expect(led.size).toBeGreaterThan(articles.length / 2);
});
