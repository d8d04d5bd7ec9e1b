import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import { gatherArticle, isReference, type States, type Whole } from "../articles/whole-article.ts";
import { listPictureChanges, type PictureIds } from "../pictures.ts";
import type { Change } from "./change.ts";
import { isFields, type Value } from "./entries.ts";
import { listChanges } from "./list-changes.ts";
import { gatherStandIns } from "./stand-ins.ts";
import { valueIn } from "./take-changes.ts";

/** What makes a state of the site: its content, and the pictures that the content names. */
export type Snapshot = { readonly sources: Sources; readonly pictures: PictureIds };

/** How two states of the content differ. */
export type Difference = {
  readonly changes: readonly Change[];
  readonly before: Sources;
  readonly after: Sources;
};

/**
 * Returns the differences between two states as the owner knows them. One change are an article with its picture, its redirects
 * and the sources that it brings; a field with what held in its place; and a field with the photographs that it names. Never throws.
 */
export function listWholeChanges(before: Snapshot, after: Snapshot): Change[] {
  const all = [
    ...listChanges(before.sources, after.sources),
    ...listPictureChanges(before.pictures, after.pictures),
  ];
  const states = { before: before.sources, after: after.sources };
  // What goes takes along the links to it, of articles in front of it, too.
  const goesFirst = all.toSorted((a, b) => Number(a.after !== undefined) - Number(b.after !== undefined));
  const taken = new Set<Change>();
  const gathered = new Map<Change, Change>();
  for (const gather of [gatherArticle, gatherStandIns, gatherPhotographs]) {
    for (const change of goesFirst) {
      if (taken.has(change)) continue;
      const whole = gather(change, all, states);
      if (!whole) continue;
      // A source may come with each of several articles; anything else belongs to the first.
      const parts = whole.parts.filter((part) => !taken.has(part) || isReference(part));
      for (const part of parts) taken.add(part);
      gathered.set(change, parts.length > 1 ? { ...whole, parts } : withoutParts(whole));
    }
  }
  return all.flatMap((change) => gathered.get(change) ?? (taken.has(change) ? [] : [change]));
}

const withoutParts = ({ parts: _, ...change }: Whole): Change => change;

/** A change of a field or of an entry, with the photographs that it names before or after it. */
function gatherPhotographs(change: Change, all: readonly Change[], states: States): Whole | undefined {
  const changed = all.filter(({ file }) => file.startsWith(`public${photographs}`));
  if (changed.length === 0 || change.path.length === 0) return undefined;
  const named = [states.before, states.after].flatMap((sources) => photographsIn(valueIn(sources, change)));
  return { ...change, parts: [change, ...changed.filter(({ file }) => named.includes(file))] };
}

const photographs = "/photos/";

/** Returns the files of the photographs that a value names, anywhere in it. */
function photographsIn(value: Value): string[] {
  if (typeof value === "string") return value.startsWith(photographs) ? [`public${value}`] : [];
  const inside = Array.isArray(value) ? value : isFields(value) ? Object.values(value) : [];
  return inside.flatMap(photographsIn);
}
