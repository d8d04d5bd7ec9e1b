import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import { entriesOf, parseSources } from "../../../content-model/compiler/entries.ts";
import { pathOf } from "../../../content-model/schema/content-files.ts";

/** A text of the site: a field, or a paragraph of an article. */
export type Sentence = {
  readonly file: string;
  readonly path: readonly string[];
  readonly text: string;
};

/** Lists every text of the content in the order of its files. Facts in it are placeholders. */
export function listSentences(sources: Sources): Sentence[] {
  const fields = entriesOf(parseSources(sources)).flatMap(({ name, path, value, meta }) =>
    typeof value === "string" && (meta?.kind === "text" || meta?.kind === "prose")
      ? [{ file: pathOf(name), path: path.map(String), text: value }]
      : [],
  );
  const articles = [...sources]
    .filter(([file]) => file.endsWith(".mdx"))
    .flatMap(([file, text]) =>
      text.split(/\n+/).map((line) => ({ file, path: [], text: line.replace(/<[^>]*>/g, "").trim() })),
    );
  return [...fields, ...articles.filter(({ text }) => text.length > 2)];
}
