import type { ContentName } from "../schema/content-files.ts";
import type { CheckedContent } from "./read-content.ts";
import { exportName, stateOf } from "./write-snapshot.ts";

type Exports = Readonly<Record<string, unknown>>;

/** The exports of each module that pages and islands import as `#content/…`, by the name after the slash. */
export type ContentModules = ReadonlyMap<string, Exports>;

/** Returns compiled content as modules. */
export function contentModules({
  content,
  articles,
  photographs,
  sources,
}: Omit<CheckedContent, "articleTexts">): ContentModules {
  const files = Object.entries(content).map(([name, data]): [string, Exports] => {
    const groups = Array.isArray(data) ? {} : data;
    return [name, { ...groups, [exportName(name as ContentName)]: data }];
  });
  return new Map([
    ...files,
    ["articles", { articles }],
    ["photographs", { photographs }],
    ["state", { state: stateOf(sources) }],
  ]);
}
