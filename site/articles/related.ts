import type { Article } from "../../content-model/schema/article.ts";

/** Returns the articles that share the most subjects with one; ties go to fewer subjects, then to the newer. */
export function relatedArticles(article: Article, articles: readonly Article[], count: number): Article[] {
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
