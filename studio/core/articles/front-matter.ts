import { parseSource } from "../../../content-model/compiler/source-file.ts";
import { type Fields, isFields } from "../content/entries.ts";

/** Returns the YAML at the top of an article's text; empty if there is none. */
export const yamlOf = (text: string): string => /^---\n([\s\S]*?\n)---(?:\n|$)/.exec(text)?.[1] ?? "";

/** Returns the fields at the top of an article's text; none if they can't be read. */
export function frontMatterOf(text: string): Fields {
  const { data } = parseSource("", yamlOf(text));
  return isFields(data) ? data : {};
}
