import { createHash } from "node:crypto";
import { diffArrays } from "diff";
import {
  type Difference,
  type FileDifferences,
  type Part,
  type Place,
  pageIsGone,
  pageIsNew,
  placeKinds,
  showUrl,
} from "./place.ts";

/**
 * Groups equal differences of several pages into one place each, what most visitors see first.
 *
 * @param titleOf what the owner calls a page or file
 * @param pageCount the number of pages
 */
export function groupPlaces(
  files: readonly FileDifferences[],
  titleOf: (path: string) => string,
  pageCount: number,
): Place[] {
  const groups = new Map<string, { readonly difference: Difference; readonly pages: string[] }>();
  for (const { path, differences } of files) {
    for (const difference of differences) {
      const { kind, before, after, when } = difference;
      const isNew = before === undefined || after === undefined;
      // Texts that only one state has are told apart by where they stand.
      const key = JSON.stringify([
        kind,
        before,
        after,
        when,
        isNew && kind !== "menu" ? difference.where : "",
      ]);
      const group = groups.get(key) ?? { difference, pages: [] };
      if (!group.pages.includes(path)) group.pages.push(path);
      groups.set(key, group);
    }
  }
  const places = [...groups].map(([key, { difference, pages }]): Place => {
    const [page = "/"] = pages;
    const { kind, where, when } = difference;
    return {
      id: createHash("sha256").update(key).digest("base64url").slice(0, 12),
      kind,
      page,
      pageTitle: titleOf(page),
      where,
      ...markWords(difference.before, difference.after),
      pages,
      everywhere: pages.length > 1 && pages.length >= pageCount,
      ...(when && { when }),
      show: showUrl(page, difference),
    };
  });
  // A page that comes or goes is more than what leads to it.
  const rank = ({ kind, where }: Place) =>
    kind === "title" && [pageIsNew, pageIsGone].includes(where) ? -1 : placeKinds.indexOf(kind);
  return places.sort((a, b) => rank(a) - rank(b));
}

/** A figure, word, white space, or any other character. */
const tokens = /\$?[\p{L}\p{N}]+(?:[.,:'’/-][\p{L}\p{N}]+)*|\s+|./gsu;

/** Characters of unchanged text kept on either side of a change. */
const around = 48;

/** Returns two texts with the words marked that differ. Long unchanged stretches are shortened to “…”. */
export function markWords(
  before: string | undefined,
  after: string | undefined,
): { readonly before: readonly Part[] | undefined; readonly after: readonly Part[] | undefined } {
  if (before === undefined || after === undefined) {
    const whole = (text: string | undefined) =>
      text === undefined ? undefined : [{ text: shortenEnd(text), changed: true }];
    return { before: whole(before), after: whole(after) };
  }
  const runs = diffArrays(before.match(tokens) ?? [], after.match(tokens) ?? []);
  const side = (own: "added" | "removed", other: "added" | "removed") =>
    shorten(
      join(runs.filter((run) => !run[other]).map((run) => ({ text: run.value.join(""), changed: run[own] }))),
    );
  return { before: side("removed", "added"), after: side("added", "removed") };
}

/** Joins neighbours of one kind, and changes that only white space separates. */
function join(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const [index, { text, changed }] of parts.entries()) {
    if (text === "") continue;
    const isGap = !changed && text.trim() === "" && joined.at(-1)?.changed && parts[index + 1]?.changed;
    const last = joined.at(-1);
    if (last && (isGap || last.changed === changed)) {
      joined[joined.length - 1] = { text: last.text + text, changed: last.changed };
    } else joined.push({ text, changed });
  }
  return joined.flatMap(withoutEdges);
}

/** Leaves white space around a change unmarked. */
function withoutEdges({ text, changed }: Part): Part[] {
  const [, before = "", inside = "", after = ""] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  if (!changed || inside === "") return [{ text, changed }];
  const space = (edge: string) => (edge ? [{ text: edge, changed: false }] : []);
  return [...space(before), { text: inside, changed }, ...space(after)];
}

const shorten = (parts: readonly Part[]): Part[] =>
  parts.map((part, index) => {
    const { text, changed } = part;
    if (changed || text.length <= 2 * around) return part;
    // The other state only adds to it.
    if (parts.length === 1) return { text: shortenEnd(text), changed };
    const head = index === 0 ? "" : text.slice(0, around).replace(/\S*$/, "");
    const tail = index === parts.length - 1 ? "" : text.slice(-around).replace(/^\S*/, "");
    return { text: `${head.trimEnd()}${head ? " " : ""}…${tail ? " " : ""}${tail.trimStart()}`, changed };
  });

/** Of a whole new section, the beginning says enough. */
const longest = 200;
const shortenEnd = (text: string) =>
  text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/, "")} …`;
