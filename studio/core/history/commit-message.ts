import type { PublishedChange } from "../content/change.ts";

/** The subject's length that git's own listings show whole. */
const longestSubject = 68;

/** The last line of the studio's own commits. */
export const trailer = "Published-by: studio";

/** Returns the message of a commit: a subject in plain words, and a trailer that tells it from one that was made by hand. */
export const messageOf = (changes: readonly PublishedChange[]): string =>
  `${subjectOf(changes)}\n\n${trailer}\n`;

/** Whether the studio made a commit. */
export const isPublished = (message: string): boolean => message.trimEnd().endsWith(`\n\n${trailer}`);

/** Returns the first line: what the first change is, and how many more there are. */
function subjectOf(changes: readonly PublishedChange[]): string {
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

/** Shortens a text, without parting a pair of surrogates. */
function shorten(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`
    : text;
}
