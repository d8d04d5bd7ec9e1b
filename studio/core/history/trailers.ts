import type { Change } from "../content/change.ts";

/** A change as the history keeps it: what a commit's trailer says. */
export type PublishedChange = Pick<Change, "id" | "label" | "before" | "after"> & {
  /** The owner undid what was published before. */
  readonly isUndo?: true | undefined;
};

/** How many characters of a value the history shows; the values themselves are in the commits. */
const longest = 200;

/** The subject's length that git's own listings show whole. */
const longestSubject = 68;

/** Followed by the id of a change that was an undo. */
const undoTrailer = "Studio-Undo: ";

/** Stands for a value that one of the two states lacks; a value that begins with the character is escaped. */
const none = "∅";

/**
 * Returns the message of a commit: a subject in plain words, then one trailer for each change, such as
 * `Studio: schedule course.price | Course price: $240 → $260`.
 */
export function messageOf(changes: readonly PublishedChange[]): string {
  const trailers = changes.map(
    ({ id, label, before, after }) =>
      `Studio: ${mark(id)} | ${mark(label)}: ${value(before)} → ${value(after)}`,
  );
  trailers.push(...changes.filter(({ isUndo }) => isUndo).map(({ id }) => `${undoTrailer}${mark(id)}`));
  return `${subjectOf(changes)}\n\n${trailers.join("\n")}\n`;
}

/** Returns the changes that a message lists, or undefined if the commit wasn't made by the studio. */
export function readMessage(message: string): readonly PublishedChange[] | undefined {
  const lines = (message.replace(/\n+$/, "").split("\n\n").at(-1) ?? "").split("\n");
  const undone = lines.flatMap((line) =>
    line.startsWith(undoTrailer) ? unmark(line.slice(undoTrailer.length)) : [],
  );
  const changes = lines
    .flatMap((line) => readTrailer(line) ?? [])
    .map((change) => (undone.includes(change.id) ? { ...change, isUndo: true as const } : change));
  return changes.length > 0 ? changes : undefined;
}

function readTrailer(line: string): PublishedChange | undefined {
  // Characters that separate the parts have no backslash before them.
  const found = /^Studio: ((?:[^\\|]|\\.)*) \| ((?:[^\\:]|\\.)*): ((?:[^\\→]|\\.)*) → (.*)$/su.exec(line);
  if (!found) return undefined;
  const [, id = "", label = "", before = "", after = ""] = found;
  return { id: unmark(id), label: unmark(label), before: readValue(before), after: readValue(after) };
}

const value = (text: string | undefined) => (text === undefined ? none : mark(shorten(text, longest)));
const readValue = (text: string) => (text === none ? undefined : unmark(text));

/** Puts a backslash before the characters that separate the parts of a trailer, and keeps it on one line. */
const mark = (text: string) =>
  text
    .replace(/[\\|:→∅]/gu, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    // Other control characters would break a line, or the terminal that shows it.
    .replace(/\p{Cc}/gu, " ");

const unmark = (text: string) =>
  text.replace(/\\(.)/gsu, (_, character: string) => (character === "n" ? "\n" : character));

/** Shortens a text, without parting a pair of surrogates. */
const shorten = (text: string, most: number) => {
  const characters = [...text.slice(0, most * 2 + 2)];
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`
    : text;
};

/** Returns the first line: what the first change is, and how many more there are. */
export function subjectOf(changes: readonly PublishedChange[]): string {
  const [first] = changes;
  if (!first) return "Keep the site as it is";
  const rest = changes.length - 1;
  const more = rest === 0 ? "" : ` and ${rest} more ${rest === 1 ? "change" : "changes"}`;
  const whole = `Change ${first.label}${valuesInSubject(first)}${more}`.replace(/\s+/g, " ");
  return [...whole].length <= longestSubject
    ? whole
    : `${shorten(`Change ${first.label}`.replace(/\s+/g, " "), longestSubject - more.length)}${more}`;
}

function valuesInSubject({ before, after }: PublishedChange): string {
  if (before !== undefined && after !== undefined) return ` from ${before} to ${after}`;
  return "";
}
