import path from "node:path";
import type { Article } from "../../content-schema/article.ts";
import type { Problem } from "../problem.ts";
import type { ArticleContext } from "./check-article.ts";
import { parseArticle } from "./parse-article.ts";

/**
 * Parses and checks all articles.
 *
 * @param files the text of each by its path
 * @returns the articles, newest first; without those that have an error
 */
export function compileArticles(
  files: ReadonlyMap<string, string>,
  context: Omit<ArticleContext, "slugs">,
): { readonly articles: readonly Article[]; readonly problems: readonly Problem[] } {
  const slugs = [...files.keys()].map((file) => path.basename(file, ".mdx"));
  const parsed = [...files].map(([file, text]) => parseArticle(file, text, { ...context, slugs }));
  return {
    articles: parsed
      .flatMap(({ article }) => article ?? [])
      .sort((a, b) => b.published.localeCompare(a.published)),
    problems: parsed.flatMap(({ problems }) => problems),
  };
}
