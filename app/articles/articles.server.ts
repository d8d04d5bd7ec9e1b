import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { Temporal } from "temporal-polyfill";
import { timeZone } from "../../content/schedule.ts";
import { type Article, readArticle } from "./read-article.ts";

const folder = "content/articles";

/** The files of the articles: what to watch while developing. */
export const sources = (await Array.fromAsync(glob(`${folder}/*.mdx`))).sort();

/**
 * Reads a set of articles.
 *
 * @param files name and text of each
 * @param today as year-month-day
 * @returns the articles, newest first
 * @throws Error that names each fault by its file and field
 */
export function articlesOf(files: ReadonlyMap<string, string>, today: string): Article[] {
  const faults: string[] = [];
  const found = new Map<string, Article>();
  for (const [file, text] of files) {
    const read = readArticle(text, today);
    if ("faults" in read) {
      faults.push(...read.faults.map((fault) => `${file}: ${fault}`));
      continue;
    }
    const { slug } = read.article;
    if (slug !== path.basename(file, ".mdx"))
      faults.push(`${file}: slug is ${slug}, which is not its file's name`);
    if (found.has(slug)) faults.push(`${file}: slug is ${slug}, which another article has already`);
    found.set(slug, read.article);
  }
  if (faults.length > 0) throw new Error(`An article cannot be published:\n  ${faults.join("\n  ")}`);
  return [...found.values()].sort((a, b) => b.published.localeCompare(a.published));
}

const texts = await Promise.all(sources.map(async (file) => [file, await readFile(file, "utf8")] as const));

/** All articles without their bodies, newest first. Pages import them as they were at build time: `?evaluated`. */
export default articlesOf(new Map(texts), Temporal.Now.plainDateISO(timeZone).toString());
