import type { z } from "zod";
import { compileContent, type Sources } from "../../../content-model/compiler/compile-content.ts";
import { parseSources } from "../../../content-model/compiler/entries.ts";
import { fieldAt, metaOf } from "../../../content-model/compiler/field-at.ts";
import { type Pictures, readPictures } from "../../../content-model/compiler/pictures.ts";
import type { Problem } from "../../../content-model/compiler/problem.ts";
import { parseSource } from "../../../content-model/compiler/source-file.ts";
import { type ContentName, contentFiles } from "../../../content-model/schema/content-files.ts";
import { quotesIn } from "../../../launch-check/check-consent.ts";
import { readSamples, type Samples } from "../../../launch-check/samples.ts";
import { nameOfFile } from "../content/change.ts";
import { labelOf, titleOfFile } from "../content/describe.ts";
import { isFields, type Value } from "../content/entries.ts";
import { type Pictures as DraftPictures, withPicturesOf } from "../pictures.ts";
import { dayOf } from "../sources.ts";

/** The field that was edited, so that an error there comes first. */
export type Edited = { readonly file: string; readonly field: string };

/** What is wrong with an edit, in a sentence for the owner. The editor knows file and field. */
export type EditProblem = Pick<Problem, "message"> & {
  /** Which field it is about, if that is inside the edited one, such as `answer`. */
  readonly within?: string | undefined;
};

/**
 * Returns a function that compares the errors in two states of the content, and returns the first that the second one adds;
 * undefined if it adds none. What stands in a state that the edit takes its values from isn't new;
 * pictures that come from there count as if they were in the folder.
 */
export function createChecker(folder: string, now: () => number) {
  const errorsIn = (sources: Sources, pictures: Pictures) =>
    compileContent(sources, { now: now(), pictures }).problems.filter(({ severity }) => severity === "error");

  return async (
    before: Sources,
    after: Sources,
    edited?: Edited,
    takenFrom: Sources = before,
    brought: DraftPictures = new Map(),
  ): Promise<EditProblem | undefined> => {
    const pictures = withPicturesOf(await readPictures(folder), brought);
    const known = new Set(errorsIn(before, pictures).map(nameOf));
    const added = errorsIn(after, pictures).filter((problem) => !known.has(nameOf(problem)));
    const inFile = added.filter(({ file }) => file === edited?.file);
    const first = inFile.find(({ field }) => field === edited?.field) ?? inFile[0] ?? added[0];
    if (first) return { message: sentenceOf(first, edited), within: withinOf(first, edited) };
    const samples = await readSamples();
    const broken = breaksOwnerRule({ before, takenFrom, after, now: now(), samples });
    if (!broken) return undefined;
    const { message, within } = broken;
    return { message, within: within && withinEdited(within, edited) };
  };
}

/** Lines move with each edit. */
const nameOf = ({ file, field, message }: Problem) => `${file} ${field} ${message}`;

function withinOf({ file, field }: Problem, edited: Edited | undefined): string | undefined {
  const group = `${edited?.field} › `;
  return file === edited?.file && field.startsWith(group) ? field.slice(group.length) : undefined;
}

/** Returns which field of an entry a rule is about, as the editor of a part of that entry knows it. */
function withinEdited(inEntry: string, edited: Edited | undefined): string | undefined {
  const [, , ...part] = edited?.field.split(" › ") ?? [];
  const names = inEntry.split(" › ");
  return part.every((name, index) => name === names[index])
    ? names.slice(part.length).join(" › ") || undefined
    : undefined;
}

/** Returns a problem as a sentence at the edited field; within it or at another one, with its name. */
function sentenceOf({ message, file, field }: Problem, edited: Edited | undefined): string {
  const sentence = /^[a-z]/.test(message) ? `This ${message}` : message;
  if (file !== edited?.file) {
    const article = /^content\/articles\/([^/]+)\.mdx$/.exec(file)?.[1];
    const place = article ? `the article /blog/${article}` : `“${titleOfFile(nameOfFile(file))}”`;
    return `In ${place}${field && `, ${labelAt(file, field)}`}: ${sentence}`;
  }
  if (field.startsWith(`${edited.field} › `) && /^[a-z]/.test(message))
    return `${titleOf(file, field)} ${message}`;
  return field === edited.field || !/^[a-z]/.test(message) ? sentence : `${labelAt(file, field)} ${message}`;
}

/** Returns what the owner calls the way to a field: “Offers, Sunday class, text”. */
function labelAt(file: string, field: string): string {
  const schema: z.core.$ZodType | undefined = contentFiles[nameOfFile(file) as ContentName];
  return (schema && labelOf(schema, pathOfField(field))) || field;
}

const pathOfField = (field: string) =>
  field.split(" › ").map((part) => (/^\d+$/.test(part) ? Number(part) - 1 : part));

/** Returns what the owner calls a field. */
function titleOf(file: string, field: string): string {
  const schema: z.core.$ZodType | undefined = contentFiles[nameOfFile(file) as ContentName];
  return (schema && metaOf(fieldAt(schema, pathOfField(field)))?.title) ?? field;
}

type Rules = {
  /** The state that is edited: what stands in it isn't new. */
  readonly before: Sources;
  /** The state that values are taken from, the same or an older one. Its terms aren't new, either. */
  readonly takenFrom: Sources;
  readonly after: Sources;
  /** In milliseconds since 1970. */
  readonly now: number;
  readonly samples: Samples;
};

/** What an edit breaks, in a sentence for the owner, and the field of the entry that it is about. */
export type BrokenRule = { readonly message: string; readonly within?: string };

/**
 * Returns what speaks against an edit besides the content's own rules; undefined if nothing does: words of a person who
 * didn't agree, and a new term that has begun already.
 */
function breaksOwnerRule(rules: Rules): BrokenRule | undefined {
  const past = addsPastTerm([rules.before, rules.takenFrom], rules.after, rules.now);
  return addsQuoteWithoutConsent(rules) ?? (past === undefined ? undefined : { message: past });
}

/**
 * Quotes need a consent, with its way and day, as soon as they are new, changed or put back from an older state. Only the
 * samples need none: the launch check keeps them from going live.
 */
function addsQuoteWithoutConsent({ before, after, now, samples }: Rules): BrokenRule | undefined {
  const quotesOf = (sources: Sources) => quotesIn(parseSources(sources), samples);
  const hasNone = ({ agreedOn, isSample }: ReturnType<typeof quotesOf>[number]) =>
    agreedOn === undefined && !isSample;
  const known = quotesOf(before);
  const lacking = new Set(known.filter(hasNone).map(({ quote }) => quote));
  const quotes = quotesOf(after);
  if (quotes.some((one) => hasNone(one) && !lacking.has(one.quote))) {
    return {
      message:
        "Write down how and on which day this person agreed to be quoted. Without that, their words can’t be on the site.",
      within: "consent › how",
    };
  }
  const today = dayOf(after, now);
  const days = new Set(known.map(({ agreedOn }) => agreedOn));
  return quotes.some(({ agreedOn }) => agreedOn !== undefined && agreedOn > today && !days.has(agreedOn))
    ? { message: "This day is still to come. Enter the day they agreed.", within: "consent › day" }
    : undefined;
}

function addsPastTerm(states: readonly Sources[], after: Sources, now: number): string | undefined {
  const file = "content/schedule.yaml";
  const schedule = dataOf(after, file);
  const today = dayOf(after, now);
  const known = new Set(states.flatMap((state) => startsIn(dataOf(state, file))));
  const past = startsIn(schedule).find((day) => !known.has(day) && day < today);
  return past && "This Sunday is over. Choose one that is still to come.";
}

function startsIn(schedule: Value): string[] {
  const terms = isFields(schedule) && Array.isArray(schedule.terms) ? schedule.terms.filter(isFields) : [];
  return terms.flatMap(({ startDate }) => (typeof startDate === "string" ? [startDate] : []));
}

const dataOf = (sources: Sources, file: string): Value => parseSource(file, sources.get(file) ?? "").data;
