import { z } from "zod";
import { type FieldPath, metaOf, unwrap } from "../content-model/compiler/field-at.ts";
import type { Leaf } from "../content-model/compiler/leaves.ts";
import type { SourceFile } from "../content-model/compiler/source-file.ts";
import { type ContentName, contentFiles } from "../content-model/schema/content-files.ts";
import { type BuiltPage, builtFile } from "./built-pages.ts";
import { type Finding, fieldOf, quote } from "./finding.ts";

type EmptyField = {
  readonly path: FieldPath;
  readonly title: string;
  readonly whenEmpty: string;
};

/** Lists the fields that are empty and whose schema says what that means. */
function emptyFields(schema: z.core.$ZodType, data: unknown, path: FieldPath): EmptyField[] {
  if (data === undefined) {
    const meta = metaOf(schema);
    if (!meta?.whenEmpty) return [];
    const { title = path.join(" › "), whenEmpty } = meta;
    return [{ path, title, whenEmpty }];
  }
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray && Array.isArray(data)) {
    return data.flatMap((item, index) =>
      emptyFields(inner.element as z.core.$ZodType, item, [...path, index]),
    );
  }
  if (!(inner instanceof z.ZodObject) || typeof data !== "object" || data === null) return [];
  return Object.entries(inner.shape as Record<string, z.core.$ZodType>).flatMap(([key, field]) =>
    emptyFields(field, (data as Record<string, unknown>)[key], [...path, key]),
  );
}

/** Placeholder text. In content, brackets before a parenthesis are the words of a link. */
const placeholder =
  /\b(?:TODO|TBC|TBD|FIXME|XXX+)\b|\blorem ipsum\b|\[(?:your|insert|add|name|link)\b[^\]]*\](?!\()|<(?:your|insert)\b[^>]*>|\b(?:placeholder|change ?me|replace ?me|to be (?:written|confirmed|supplied))\b/i;

/** Reserved example domains, and an ABN of noughts. */
const exampleDomain =
  /^00 000 000 000$|(?:^|[@/.\s])example\.(?:com|net|org)\b|\.(?:example|invalid|test)\b(?!\.)/i;

/** Addresses in hints that show visitors the expected form. */
const illustration = /\b(?:name|you)@example\.com\b/g;

/** Returns true if a text contains a URL or email address on an example domain. */
export const isExampleHost = (text: string): boolean => exampleDomain.test(text.replace(illustration, ""));

/** Says why an address or ABN like this can't go live. */
function whyExample(value: string): string {
  const found = exampleDomain.exec(value.replace(illustration, ""))?.[0] ?? "";
  if (/^0/.test(found)) return "An ABN of noughts belongs to nobody: type the real one.";
  return `Addresses that end in ${found.replace(/^[@/\s]/, "")} belong to nobody: type the real one.`;
}

/** Returns true if a text contains a placeholder. */
const isPlaceholder = (text: string): boolean => placeholder.test(text);

/** Reports placeholders and example domains in the content. A known sample is reported as such already. */
export function checkTexts(leaves: readonly Leaf[], isKnownSample: (leaf: Leaf) => boolean): Finding[] {
  return leaves.flatMap((leaf): Finding[] => {
    // A letter that was sent stays as it was.
    if (typeof leaf.value !== "string" || leaf.meta?.fixed) return [];
    const { value, file, line } = leaf;
    const field = fieldOf(leaf);
    const name = field.title;
    const findings: Finding[] = [];
    if (isPlaceholder(value)) {
      findings.push({
        severity: "error",
        kind: "placeholder",
        file,
        line,
        field,
        what: `${name} contains a placeholder: ${quote(value)}`,
        todo: "Replace it with the final text.",
      });
    }
    if (isExampleHost(value) && !isKnownSample(leaf)) {
      findings.push({
        severity: "error",
        kind: "example address",
        file,
        line,
        field,
        what: `${name} uses an example domain: ${quote(value)}`,
        todo: whyExample(value),
      });
    }
    return findings;
  });
}

/** Mentions the fields whose absence changes what the site does. */
export function checkEmpty(files: ReadonlyMap<ContentName, SourceFile>): Finding[] {
  return [...files].flatMap(([name, file]) =>
    emptyFields(contentFiles[name], file.data, []).map(
      ({ path, title, whenEmpty }): Finding => ({
        severity: "warning",
        kind: "empty",
        file: file.file,
        line: file.lineOf(path),
        field: { name, path, title },
        what: `${title} is empty.`,
        todo: whenEmpty,
      }),
    ),
  );
}

/** Stricter than the above, because page text may say "to be confirmed". */
const plainPlaceholder = /\b(?:TODO|TBC|TBD|FIXME)\b|lorem ipsum[^.]*|\[(?:your|insert)\b[^\]]*\]/i;

/** Reports placeholders that are written in a page itself, not in the texts of `content/`, where `checkTexts` reports them. */
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
        todo: "Replace it with the final text, in the article or the page’s file under site/pages.",
      },
    ];
  });
}
