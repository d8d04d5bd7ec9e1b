import { parseSource } from "../../../content-model/compiler/source-file.ts";
import { type Fields, isFields } from "../content/entries.ts";

/** Returns the fields at the top of an article's text; none if they can't be read. */
export function frontMatterOf(text: string): Fields {
  const [, yaml = ""] = /^---\n([\s\S]*?\n)---(?:\n|$)/.exec(text) ?? [];
  const { data } = parseSource("", yaml);
  return isFields(data) ? data : {};
}
