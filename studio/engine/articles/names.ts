import { parseSource } from "../../../content-model/compiler/source-file.ts";
import { plainLetters } from "../../../domain/plain-letters.ts";
import { type Fields, isFields } from "../content/entries.ts";

/** Returns the file of an article, by the part of its URL. */
export const articleFile = (slug: string): string => `content/articles/${slug}.mdx`;

/** Returns the part of its URL of an article in a file; undefined for any other file. */
export const slugOfArticleFile = (file: string): string | undefined =>
  /^content\/articles\/(.+)\.mdx$/.exec(file)?.[1];

/** Returns the id of an article's change, under which the journal keeps what is typed. */
export const keyOfArticle = (slug: string): string => `articles/${slug}`;

/** Returns the title in an article's text. */
export const titleOfArticle = (text: string): string | undefined =>
  /^title: *["“]?(.*?)["”]?$/m.exec(text)?.[1] || undefined;

/** Returns a new article's part of its URL, made from its title: lower-case words without accents. */
export const slugOfTitle = (title: string): string =>
  plainLetters(title)
    .replace(/[’']/g, "")
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join("-")
    .slice(0, 60)
    .replace(/-+$/, "");

/** Returns the YAML at the top of an article's text; empty if there is none. */
export const yamlOf = (text: string): string => /^---\n([\s\S]*?\n)---(?:\n|$)/.exec(text)?.[1] ?? "";

/** Returns the fields at the top of an article's text; undefined if they can't be read, so that none can be set. */
export function readableFields(text: string): Fields | undefined {
  const { data } = parseSource("", yamlOf(text));
  return isFields(data) ? data : undefined;
}

/** Returns the fields at the top of an article's text; none if they can't be read. */
export const frontMatterOf = (text: string): Fields => readableFields(text) ?? {};
