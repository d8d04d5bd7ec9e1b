import { expect, test } from "vitest";
import { articles } from "#content/articles";
import type { Article } from "../../content-model/schema/article.ts";
import { relatedArticles } from "./related.ts";

const about = (slug: string, published: string, ...subjects: readonly string[]) =>
  ({ slug, published, subjects }) as unknown as Article;

test("ranks by shared subjects, then by fewer subjects, then by date", () => {
  const asked = about("asked", "2024-01-01", "stress", "science");
  const all = [
    asked,
    about("nothing-shared", "2026-01-01", "history"),
    about("one-of-three", "2025-01-01", "stress", "habit", "everyday"),
    about("one-of-one-older", "2023-01-01", "science"),
    about("one-of-one-newer", "2024-06-01", "stress"),
    about("both", "2020-01-01", "science", "stress"),
  ];
  expect(relatedArticles(asked, all, 4).map(({ slug }) => slug)).toEqual([
    "both",
    "one-of-one-newer",
    "one-of-one-older",
    "one-of-three",
  ]);
});

test("suggests more than the same three articles", () => {
  const led = new Set(
    articles.flatMap((article) => relatedArticles(article, articles, 3).map(({ slug }) => slug)),
  );
  expect(led.size).toBeGreaterThan(articles.length / 2);
});
