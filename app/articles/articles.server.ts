import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { Temporal } from "temporal-polyfill";
import { timeZone } from "#content/schedule";
import { type Article, parseArticle } from "./parse-article.ts";

const folder = "content/articles";

/** The files that the development server watches. */
export const sources = (await Array.fromAsync(glob(`${folder}/*.mdx`))).sort();

/**
 * Parses and validates articles.
 *
 * @param files the text of each by its path
 * @param today as year-month-day
 * @returns the articles, newest first
 * @throws Error that lists every invalid field with its file
 */
export function parseArticles(files: ReadonlyMap<string, string>, today: string): Article[] {
  const errors: string[] = [];
  const bySlug = new Map<string, Article>();
  for (const [file, text] of files) {
    const parsed = parseArticle(text, today);
    if ("errors" in parsed) {
      errors.push(...parsed.errors.map((error) => `${file}: ${error}`));
      continue;
    }
    const { slug } = parsed.article;
    if (slug !== path.basename(file, ".mdx")) errors.push(`${file}: slug "${slug}" must match the file name`);
    if (bySlug.has(slug)) errors.push(`${file}: slug "${slug}" is used by another article`);
    bySlug.set(slug, parsed.article);
  }
  if (errors.length > 0) throw new Error(`Invalid articles:\n  ${errors.join("\n  ")}`);
  return [...bySlug.values()].sort((a, b) => b.published.localeCompare(a.published));
}

const texts = await Promise.all(sources.map(async (file) => [file, await readFile(file, "utf8")] as const));

/** All articles without their bodies, newest first. Pages import this with `?evaluated`. */
export default parseArticles(new Map(texts), Temporal.Now.plainDateISO(timeZone).toString());
