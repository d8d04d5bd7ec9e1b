import type { Entry } from "./content.ts";
import { type Finding, quote } from "./finding.ts";
import { isMarked, markedValues } from "./sample-hashes.ts";

/** Words that somebody put in for now. */
const placeholder =
  /\b(?:TODO|TBC|TBD|FIXME|XXX+)\b|\blorem ipsum\b|\[(?:your|insert|add|name|link)\b[^\]]*\]|<(?:your|insert)\b[^>]*>|\b(?:placeholder|change ?me|replace ?me|to be (?:written|confirmed|supplied))\b/i;

/** Domains that are reserved for examples: nobody can ever be reached there. */
const exampleDomain = /(?:^|[@/.\s])example\.(?:com|net|org)\b|\.(?:example|invalid|test)\b(?!\.)/i;

/** Shows visitors what an address looks like; nobody is sent there. */
const illustration = /\b(?:name|you)@example\.com\b/g;

/** Whether a text names an address that cannot be real. */
export const isExampleAddress = (text: string): boolean => exampleDomain.test(text.replace(illustration, ""));

/** Whether a text was put in for now. */
export const isPlaceholder = (text: string): boolean => placeholder.test(text);

/** Finds texts that were put in for now, addresses that lead nowhere, and ids that are still empty. */
export function checkTexts(entries: readonly Entry[]): Finding[] {
  const inMarks = new Set(markedValues(entries).map(({ entry }) => entry));
  return entries.flatMap((entry): Finding[] => {
    if (typeof entry.value !== "string" || isMarked(entry)) return [];
    const { value, file, line, name } = entry;
    const place = { file, ...(line && { line }) };
    if (value.trim() === "") return isExpected(entry) ? [emptyFinding(entry, place)] : [];
    const findings: Finding[] = [];
    if (isPlaceholder(value)) {
      findings.push({
        severity: "error",
        kind: "placeholder",
        ...place,
        what: `${name} holds a place for words that are still missing: ${quote(value)}`,
        todo: "Write what is to stand there.",
      });
    }
    // A marked sample is listed already, with what to put in its place.
    if (isExampleAddress(value) && !inMarks.has(entry)) {
      findings.push({
        severity: "error",
        kind: "example address",
        ...place,
        what: `${name} has an address that belongs to nobody: ${quote(value)}`,
        todo: "Put in the real address.",
      });
    }
    return findings;
  });
}

/** Whether somebody is expected to fill in an empty value: the owner's facts, and ids. */
const isExpected = ({ key, parent, name }: Entry) =>
  (key === "value" && parent !== undefined) || /id$/i.test(key) || /\b\w*Id\.value$/.test(name);

function emptyFinding({ name }: Entry, place: Pick<Finding, "file" | "line">): Finding {
  return {
    severity: "warning",
    kind: "empty",
    ...place,
    what: `${name} is still empty.`,
    todo: optional.find(([pattern]) => pattern.test(name))?.[1] ?? "Put it in, if you have it.",
  };
}

const optional: readonly (readonly [RegExp, string])[] = [
  [
    /measurement|analytics/i,
    "You can leave it so: the site then counts visits itself (npm run visits). For Google Analytics, put the measurement id in.",
  ],
  [
    /video|practice|lesson/i,
    "Put in the id of the video, which is the part after “v=” in its address. Until then its written version stands there.",
  ],
  [/newsletter|mailing/i, "You can leave it so: the site then keeps the list itself (npm run subscribers)."],
];
