import { isDeepStrictEqual } from "node:util";
import { metaOf } from "../../../content-model/compiler/field-at.ts";
import { parseSource } from "../../../content-model/compiler/source-file.ts";
import type { StandIn } from "../../../content-model/schema/fields.ts";
import type { States, Whole } from "../articles/whole-article.ts";
import { type Change, nameOfFile } from "./change.ts";
import { findField, isFields, schemaAt, type Value } from "./entries.ts";
import { findEarlier } from "./moved-entries.ts";
import { valueIn } from "./take-changes.ts";

/**
 * Returns the change of a field with those of the entries that held in its place and went as it took their value, or came back as
 * it gave it up: one without the other would bring an old value back. Undefined for any other change.
 */
export function gatherStandIns(change: Change, all: readonly Change[], states: States): Whole | undefined {
  if (change.path.length === 0) return undefined;
  const [gone, come]: [StandIn[], StandIn[]] = [[], []];
  const along = all.filter((other) => {
    const { before, after } = standInsAround(other, states);
    const isGone = isOf(before, change);
    const isBack = isOf(after, change) && isDeepStrictEqual(after?.value, valueIn(states.before, change));
    if (before && isGone) gone.push(before);
    if (after && (isBack || (isGone && isOf(after, change)))) come.push(after);
    return isGone || isBack;
  });
  if (along.length === 0) return undefined;
  const { isUnlikely, ...own } = change;
  const isSeen = gone.some(({ value }) => isDeepStrictEqual(value, valueIn(states.after, change)));
  return {
    ...own,
    ...(isUnlikely && !isSeen && { isUnlikely }),
    before: joined(change.before, gone),
    after: joined(change.after, come),
    parts: [change, ...along],
  };
}

const joined = (value: string | undefined, standIns: readonly StandIn[]) =>
  [value, ...new Set(standIns.map(({ words }) => words))].filter(Boolean).join(", ") || undefined;

const isOf = (standIn: StandIn | undefined, { file, path }: Change) =>
  standIn !== undefined && standIn.file === file && isDeepStrictEqual(standIn.path, path);

/** Returns what the entry of a list that a change is about holds in place of, before and after. */
function standInsAround({ file, path: [list, name] }: Change, states: States) {
  const content = nameOfFile(file);
  const inPlaceOf = list && name ? metaOf(schemaAt(content, [list, 0]))?.words?.inPlaceOf : undefined;
  if (!inPlaceOf || !list || !name) return {};
  const [before, after] = [states.before, states.after].map(
    (sources) => parseSource(file, sources.get(file) ?? "").data,
  );
  const read = (value: Value) => (isFields(value) ? inPlaceOf(value) : undefined);
  const later = findField(content, after, [list, name]);
  const sameName = findField(content, before, [list, name]);
  // The entry neither came nor went.
  if (later && sameName) return {};
  const earlier = later ? findEarlier(content, before, after, [list, name]) : sameName;
  return { before: read(earlier?.value), after: read(later?.value) };
}
