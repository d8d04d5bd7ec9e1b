import type { ContentFile, Entry } from "./content.ts";
import { type Finding, quote } from "./finding.ts";
import { hashesOf, isMarked, markedValues } from "./sample-hashes.ts";

/** Reports sample content: marked, or recognised by its hash although the mark was deleted. */
export function checkSamples(
  files: readonly ContentFile[],
  entries: readonly Entry[],
  shipped: ReadonlySet<string>,
): Finding[] {
  const marks = entries.filter(isMarked);
  const inMarks = new Set(markedValues(entries).map(({ entry }) => entry));
  const unmarked = entries.filter(
    (entry) =>
      !inMarks.has(entry) &&
      !isConfirmed(entry, entries) &&
      hashesOf(entry).some((hash) => shipped.has(hash)),
  );
  return [...marks.map(marked), ...unmarked.map(markGone), ...unreached(files, marks)];
}

function marked({ file, line, name, value }: Entry): Finding {
  return {
    severity: "error",
    kind: "sample",
    file,
    ...(line && { line }),
    what: `${name} is sample content: ${quote(summaryOf(value))}`,
    todo: isTestimonial(value)
      ? "This testimonial is invented; publishing it breaks the Australian Consumer Law. Replace it with the words of a real person who has agreed in writing, with their name and rating, then delete “sample: true”."
      : `${advice(name)} Then delete “sample: true”.`,
  };
}

function markGone({ file, line, name, value, parent }: Entry): Finding {
  return {
    severity: "error",
    kind: "unmarked sample",
    file,
    ...(line && { line }),
    what: `${name} is still sample content, although its mark “sample: true” was deleted: ${quote(String(value))}`,
    todo: isTestimonial(parent)
      ? "Replace it with the words of a real person who has agreed in writing, or delete it."
      : "Enter your own. If yours is exactly the same, write “confirmed: true” in place of “sample: true”.",
  };
}

/** Reports marks that no export leads to, such as in a list that another is derived from. */
function unreached(files: readonly ContentFile[], marks: readonly Entry[]): Finding[] {
  return files.flatMap(({ file, source }) => {
    const reached = new Set(marks.filter((mark) => mark.file === file).map(({ line }) => line));
    return source.markLines
      .filter((line) => !reached.has(line))
      .map(
        (line): Finding => ({
          severity: "error",
          kind: "sample",
          file,
          line,
          what: "This is sample content.",
          todo: "Enter your own, then delete “sample: true”.",
        }),
      );
  });
}

/** Returns true if the owner confirmed the fact that a value belongs to. */
function isConfirmed({ parent }: Entry, entries: readonly Entry[]): boolean {
  const holds = (object: unknown, wanted: object): boolean =>
    typeof object === "object" &&
    object !== null &&
    (object === wanted || Object.values(object).some((inner) => holds(inner, wanted)));
  return entries.some(({ value }) => {
    // A testimonial can't be confirmed by the owner.
    if (typeof value !== "object" || value === null || isTestimonial(value)) return false;
    return "confirmed" in value && value.confirmed === true && parent !== undefined && holds(value, parent);
  });
}

const isTestimonial = (value: unknown) => typeof value === "object" && value !== null && "quote" in value;

/** Returns a text by which the owner recognises a sample. */
function summaryOf(sample: unknown): string {
  const { value = sample, quote: words, question } = sample as Record<string, unknown>;
  if (typeof words === "string") return words;
  if (typeof question === "string") return question;
  const texts = textsOf(value);
  return texts.find((text) => text.length >= 20) ?? texts[0] ?? "";
}

/** Returns all texts and numbers in a value, at any depth. */
const textsOf = (value: unknown): string[] =>
  typeof value === "object" && value !== null
    ? Object.values(value).flatMap(textsOf)
    : typeof value === "string" || typeof value === "number"
      ? [String(value)]
      : [];

/** Returns what to enter, by the value's name. */
function advice(name: string): string {
  return (
    advices.find(([pattern]) => pattern.test(name))?.[1] ?? "Enter your own, between the quotation marks."
  );
}

const advices: readonly (readonly [RegExp, string])[] = [
  [/booking/i, "Enter the URL of your booking page for this offer: open it in your browser and copy it."],
  [/social/, "Enter the URL of your profile. If you have none, delete the line."],
  [/^site\.name/, "Enter the name of your business."],
  [/^site\.url/, "Enter the site’s public URL, beginning with https:// and without a slash at the end."],
  [/email/i, "Enter the email address that visitors may see and write to."],
  [/centre/i, "Ask the centre and enter its answer."],
  [
    /credential|affiliation/,
    "Enter only what your professional body lets you say about your training and membership.",
  ],
  [
    /acknowledgement/i,
    "Agree the wording with the Wadawurrung Traditional Owners Aboriginal Corporation, then enter it.",
  ],
  [/story|about/i, "Enter your own story, in your own words."],
];
