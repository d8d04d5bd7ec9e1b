import type { Closure } from "../../../content-model/schema/schedule.ts";
import type { NamedPath } from "../content/change.ts";
import { entryNames, pairEntries } from "../content/entries.ts";

/** One edit of the list of closures in its file. */
export type ListEdit =
  | { readonly kind: "set"; readonly path: NamedPath; readonly base: unknown; readonly value: unknown }
  | {
      readonly kind: "add";
      readonly value: Closure;
      readonly temporaryName: string;
      readonly index: number;
    }
  | { readonly kind: "remove"; readonly entryName: string };

/**
 * Returns the fewest edits that make one list of closures into another: comments and entries that stay are left alone. After
 * each of them the list is valid.
 */
export function closureEdits(before: readonly Closure[], after: readonly Closure[]): ListEdit[] {
  const list: Closure[] = [...before];
  const pairs = pairEntries(before, after);
  const edits: ListEdit[] = [];

  for (const [index, other] of pairs) {
    const wanted = after[other];
    const old = before[index];
    if (!wanted || !old) continue;
    // Never let it end before it begins.
    const days = wanted.to >= old.to ? (["to", "from"] as const) : (["from", "to"] as const);
    for (const field of [...days, "why" as const]) {
      if (old[field] === wanted[field]) continue;
      const path = ["closures", entryNames(list)[index] ?? "", field];
      edits.push({ kind: "set", path, base: old[field], value: wanted[field] });
      list[index] = { ...(list[index] ?? old), [field]: wanted[field] };
    }
  }
  for (const index of before.keys().toArray().reverse()) {
    if (pairs.some(([paired]) => paired === index)) continue;
    edits.push({ kind: "remove", entryName: entryNames(list)[index] ?? "" });
    list.splice(index, 1);
  }
  for (const [index, value] of after.entries()) {
    if (pairs.some(([, paired]) => paired === index)) continue;
    edits.push({ kind: "add", value, temporaryName: value.from, index });
    list.splice(index, 0, value);
  }
  return edits;
}
