import type { Article } from "./read-article.ts";

/**
 * What to read after an article: those that share the most subjects with it; of two that share as many,
 * the one with fewer others, then the newer.
 */
export function relatedTo(article: Article, articles: readonly Article[], count: number): Article[] {
  const shared = ({ subjects }: Article) =>
    subjects.filter((subject) => article.subjects.includes(subject)).length;
  return articles
    .filter(({ slug }) => slug !== article.slug)
    .toSorted(
      (a, b) =>
        shared(b) - shared(a) ||
        a.subjects.length - b.subjects.length ||
        b.published.localeCompare(a.published),
    )
    .slice(0, count);
}
