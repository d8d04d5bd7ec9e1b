import { type BuiltPage, builtFile } from "./built-pages.ts";
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

/** Shorter than the above: what visitors read may well speak of things that are "to be confirmed". */
const plainPlaceholder = /\b(?:TODO|TBC|TBD|FIXME)\b|lorem ipsum[^.]*|\[(?:your|insert)\b[^\]]*\]/i;

/**
 * Finds words for now that the pages themselves hold, beside what they take from `content/`.
 *
 * @param pages that were built
 * @param contentTexts what stands in `content/`, which is told of there
 */
export function checkPageTexts(pages: readonly BuiltPage[], contentTexts: ReadonlySet<string>): Finding[] {
  return pages.flatMap((page): Finding[] => {
    const words = plainPlaceholder.exec(page.text)?.[0];
    if (!words || [...contentTexts].some((text) => text.includes(words))) return [];
    return [
      {
        severity: "error",
        kind: "placeholder",
        file: builtFile(page.path),
        what: `The page ${page.path} holds a place for words that are still missing: ${quote(words)}`,
        todo: "Write what is to stand there, in the page’s own file under app/routes.",
      },
    ];
  });
}

/** Whether somebody is expected to fill in an empty value: the owner's facts, and ids. */
const isExpected = ({ key, parent, name }: Entry) =>
  (key === "value" && parent !== undefined) || /id$/i.test(key) || /\b\w*Id\.value$/.test(name);

function emptyFinding({ file, name }: Entry, place: Pick<Finding, "file" | "line">): Finding {
  return {
    severity: "warning",
    kind: "empty",
    ...place,
    what: `${name} is still empty.`,
    todo: optional.find(([pattern]) => pattern.test(`${file} ${name}`))?.[1] ?? "Put it in, if you have it.",
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
