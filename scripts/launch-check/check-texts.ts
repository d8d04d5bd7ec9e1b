import { type BuiltPage, builtFile } from "./built-pages.ts";
import type { Entry } from "./content.ts";
import { type Finding, quote } from "./finding.ts";
import { isMarked, markedValues } from "./sample-hashes.ts";

/** Placeholder text. */
const placeholder =
  /\b(?:TODO|TBC|TBD|FIXME|XXX+)\b|\blorem ipsum\b|\[(?:your|insert|add|name|link)\b[^\]]*\]|<(?:your|insert)\b[^>]*>|\b(?:placeholder|change ?me|replace ?me|to be (?:written|confirmed|supplied))\b/i;

/** Reserved example domains. */
const exampleDomain = /(?:^|[@/.\s])example\.(?:com|net|org)\b|\.(?:example|invalid|test)\b(?!\.)/i;

/** Addresses in hints that show visitors the expected form. */
const illustration = /\b(?:name|you)@example\.com\b/g;

/** Returns true if a text contains a URL or email address on an example domain. */
export const isExampleHost = (text: string): boolean => exampleDomain.test(text.replace(illustration, ""));

/** Returns true if a text contains a placeholder. */
export const isPlaceholder = (text: string): boolean => placeholder.test(text);

/** Reports placeholders, example domains and empty values in the content. */
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
        what: `${name} contains a placeholder: ${quote(value)}`,
        todo: "Replace it with the final text.",
      });
    }
    // A marked sample is already reported.
    if (isExampleHost(value) && !inMarks.has(entry)) {
      findings.push({
        severity: "error",
        kind: "example address",
        ...place,
        what: `${name} uses an example domain: ${quote(value)}`,
        todo: "Enter the real URL or email address.",
      });
    }
    return findings;
  });
}

/** Stricter than the above, because page text may say "to be confirmed". */
const plainPlaceholder = /\b(?:TODO|TBC|TBD|FIXME)\b|lorem ipsum[^.]*|\[(?:your|insert)\b[^\]]*\]/i;

/**
 * Reports placeholders that are written in a page itself.
 *
 * @param contentTexts texts in `content/`, where `checkTexts` reports them
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
        what: `The page ${page.path} contains a placeholder: ${quote(words)}`,
        todo: "Replace it with the final text, in the page’s file under app/routes.",
      },
    ];
  });
}

/** Returns true for empty values that the owner should fill in: facts and ids. */
const isExpected = ({ key, parent, name }: Entry) =>
  (key === "value" && parent !== undefined) || /id$/i.test(key) || /\b\w*Id\.value$/.test(name);

function emptyFinding({ file, name }: Entry, place: Pick<Finding, "file" | "line">): Finding {
  return {
    severity: "warning",
    kind: "empty",
    ...place,
    what: `${name} is empty.`,
    todo: optional.find(([pattern]) => pattern.test(`${file} ${name}`))?.[1] ?? "Enter it, if you have it.",
  };
}

const optional: readonly (readonly [RegExp, string])[] = [
  [
    /measurement|analytics/i,
    "Optional: while empty, the site counts visits itself (npm run visits). For Google Analytics, enter the measurement id.",
  ],
  [
    /video|practice|lesson/i,
    "Enter the id of the video: the part after “v=” in its URL. Until then the page shows its written version.",
  ],
  [/newsletter|mailing/i, "Optional: while empty, the site keeps the list itself (npm run subscribers)."],
];
