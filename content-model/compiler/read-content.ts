import { withNoBreakSpaces } from "../../domain/format-text.ts";
import type { Content, ContentName } from "../schema/content-files.ts";
import { type Compiled, compileContent, type Sources } from "./compile-content.ts";
import { readPictures } from "./pictures.ts";
import { readSources } from "./read-sources.ts";
import { exportNames, stateIdOf } from "./write-modules.ts";

/** Content that has been checked, and where it came from. */
export type CheckedContent = Pick<Compiled, "articles" | "bodies" | "pages" | "photographs"> & {
  readonly content: Content;
  readonly sources: Sources;
};

/** Reads and compiles the content of the checkout. */
export async function readContent(): Promise<Compiled & { readonly sources: Sources }> {
  const sources = await readSources();
  return { ...compileContent(sources, { pictures: await readPictures() }), sources };
}

type Exports = Readonly<Record<string, unknown>>;

/** The exports of each module that pages and islands import as `#content/…`, by the name after the slash. */
export type ContentModules = ReadonlyMap<string, Exports>;

/** Headings, whose large words need every break on a small screen, and choices, which the server compares with the content. */
const asWritten = new Set(["heading", "interests", "preselected"]);

/** Keeps figures with their units in the texts of a value. */
function typeset(value: unknown): unknown {
  if (typeof value === "string") return withNoBreakSpaces(value);
  if (Array.isArray(value)) return value.map(typeset);
  if (typeof value !== "object" || value === null) return value;
  const typesetField = ([name, part]: [string, unknown]) => [
    name,
    asWritten.has(name) ? part : typeset(part),
  ];
  return Object.fromEntries(Object.entries(value).map(typesetField));
}

/** Returns compiled content as modules, ready to be shown. */
export function contentModules({
  content,
  articles,
  bodies,
  pages,
  photographs,
  sources,
}: CheckedContent): ContentModules {
  const files = Object.entries(content).map(([name, raw]): [string, Exports] => {
    const { whole, groups } = exportNames(name as ContentName);
    const data = typeset(raw);
    const exported = Object.entries(data as Exports).filter(([key]) => groups.includes(key));
    return [name, { ...Object.fromEntries(exported), [whole]: data }];
  });
  return new Map([
    ...files,
    ["articles", { articles: typeset(articles) }],
    ["bodies", { bodies }],
    ["pages-from-content", { pagesFromContent: pages }],
    ["photographs", { photographs }],
    ["state", { state: stateIdOf(sources) }],
  ]);
}
