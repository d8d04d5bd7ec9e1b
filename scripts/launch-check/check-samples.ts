import type { ContentFile, Entry } from "./content.ts";
import { type Finding, quote } from "./finding.ts";
import { hashesOf, isMarked, markedValues } from "./sample-hashes.ts";

/** Finds what we made up: marked, or known again although the mark is gone. */
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
    what: `${name} is made up: ${quote(sayValue(value))}`,
    todo: isTestimonial(value)
      ? "Nobody said this, and to publish it would break the Australian Consumer Law. Put in the words of a real person who has agreed in writing, with their name and rating, and then delete “sample: true”."
      : `${advice(name)} Then delete “sample: true”.`,
  };
}

function markGone({ file, line, name, value, parent }: Entry): Finding {
  return {
    severity: "error",
    kind: "unmarked sample",
    file,
    ...(line && { line }),
    what: `${name} is still what we made up, though its mark “sample: true” is gone: ${quote(String(value))}`,
    todo: isTestimonial(parent)
      ? "Put in the words of a real person who has agreed in writing, or take this away."
      : "Put your own in. If yours really is the very same, write “confirmed: true” where “sample: true” stood.",
  };
}

/** Marks that stand in a file but in nothing that it hands out, such as in a list that another is made from. */
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
          what: "Something here is made up.",
          todo: "Put your own in, then delete “sample: true”.",
        }),
      );
  });
}

/** Whether the owner says of the fact that a value belongs to that it is right as it is. */
function isConfirmed({ parent }: Entry, entries: readonly Entry[]): boolean {
  const holds = (object: unknown, wanted: object): boolean =>
    typeof object === "object" &&
    object !== null &&
    (object === wanted || Object.values(object).some((inner) => holds(inner, wanted)));
  return entries.some(({ value }) => {
    // Nobody can confirm what somebody else is said to have said.
    if (typeof value !== "object" || value === null || isTestimonial(value)) return false;
    return "confirmed" in value && value.confirmed === true && parent !== undefined && holds(value, parent);
  });
}

const isTestimonial = (value: unknown) => typeof value === "object" && value !== null && "quote" in value;

/** The part of a sample that its owner knows it by: its first sentence, if it has one. */
function sayValue(sample: unknown): string {
  const { value = sample, quote: words, question } = sample as Record<string, unknown>;
  if (typeof words === "string") return words;
  if (typeof question === "string") return question;
  const texts = textsOf(value);
  return texts.find((text) => text.length >= 20) ?? texts[0] ?? "";
}

/** What can be read in a value, however deep. */
const textsOf = (value: unknown): string[] =>
  typeof value === "object" && value !== null
    ? Object.values(value).flatMap(textsOf)
    : typeof value === "string" || typeof value === "number"
      ? [String(value)]
      : [];

/** What to put in, by the name of the place. */
function advice(name: string): string {
  return (
    advices.find(([pattern]) => pattern.test(name))?.[1] ?? "Put your own in, between the quotation marks."
  );
}

const advices: readonly (readonly [RegExp, string])[] = [
  [
    /booking/i,
    "Put in the address of your own booking page for this offer: open it in your browser and copy it.",
  ],
  [/social/, "Put in the address of your own profile. Where you have none, delete the whole line."],
  [/^site\.name/, "Put in the name of your business."],
  [
    /^site\.address/,
    "Put in the address at which the site will be seen, beginning with https:// and without a slash at the end.",
  ],
  [/email/i, "Put in the email address that visitors may see and write to."],
  [/centre/i, "Ask the centre for the right one, and put it in."],
  [
    /credential|affiliation/,
    "Put in only what your teacher’s body lets you say of your training and membership.",
  ],
  [
    /acknowledgement/i,
    "Agree the wording with the Wadawurrung Traditional Owners Aboriginal Corporation, and put it in.",
  ],
  [/story|about/i, "Put in your own story, in your own words."],
];
