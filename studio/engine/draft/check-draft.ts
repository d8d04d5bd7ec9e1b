import type { z } from "zod";
import { compileContent, type Sources } from "../../../content-model/compiler/compile-content.ts";
import { fieldAt, metaOf } from "../../../content-model/compiler/field-at.ts";
import { type Pictures, readPictures } from "../../../content-model/compiler/pictures.ts";
import { followsName, type Problem } from "../../../content-model/compiler/problem.ts";
import { type ContentName, contentFiles } from "../../../content-model/schema/content-files.ts";
import { nameOfFile } from "../content/change.ts";
import { labelOf, titleOfFile } from "../content/describe.ts";
import { type PictureIds, withPicturesOf } from "../pictures.ts";

/** The field that was edited, so that an error there comes first. */
export type Edited = { readonly file: string; readonly field: string };

/** What is wrong with an edit, in a sentence for the owner. The editor knows file and field. */
export type EditProblem = Pick<Problem, "message"> & {
  /** Which field it is about, if that is inside the edited one, such as `answer`. */
  readonly within?: string | undefined;
};

type UncheckedEdit = {
  readonly before: Sources;
  readonly after: Sources;
  readonly edited?: Edited | undefined;
  /** Another state that the edit takes its values from: what stands there isn't new. */
  readonly restoredFrom?: Sources | undefined;
  /** The pictures that come from there, which count as if they were in the folder. */
  readonly restoredPictures?: PictureIds | undefined;
};

/**
 * Returns a function that compares the errors before and after an edit, and returns the first that it adds; undefined if it adds
 * none.
 *
 * @param rule what else speaks against an edit; asked if nothing of this does
 */
export function createChecker(folder: string, now: () => number, rule?: EditRule) {
  const errorsIn = (sources: Sources, pictures: Pictures) =>
    compileContent(sources, { now: now(), pictures }).problems.filter(({ severity }) => severity === "error");

  return async ({
    before,
    after,
    edited,
    restoredFrom = before,
    restoredPictures = new Map(),
  }: UncheckedEdit): Promise<EditProblem | undefined> => {
    const pictures = withPicturesOf(await readPictures(folder), restoredPictures);
    const known = new Set(errorsIn(before, pictures).map(problemKey));
    const added = errorsIn(after, pictures).filter((problem) => !known.has(problemKey(problem)));
    const inFile = added.filter(({ file }) => file === edited?.file);
    const first = inFile.find(({ field }) => field === edited?.field) ?? inFile[0] ?? added[0];
    if (first) return { message: sentenceOf(first, edited), within: withinOf(first, edited) };
    const broken = await rule?.({ before, restoredFrom, after, now: now() });
    if (!broken) return undefined;
    const { message, within } = broken;
    return { message, within: within && withinEdited(within, edited) };
  };
}

/** Lines move with each edit. */
const problemKey = ({ file, field, message }: Problem) => `${file} ${field} ${message}`;

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
function sentenceOf({ inForm, message: inFile, file, field }: Problem, edited: Edited | undefined): string {
  const message = inForm ?? inFile;
  const sentence = followsName(message) ? `This ${message}` : message;
  if (file !== edited?.file) {
    const article = /^content\/articles\/([^/]+)\.mdx$/.exec(file)?.[1];
    const place = article ? `the article /blog/${article}` : `“${titleOfFile(nameOfFile(file))}”`;
    return `In ${place}${field && `, ${labelAt(file, field)}`}: ${sentence}`;
  }
  if (field === edited.field || !followsName(message)) return sentence;
  const isWithin = field.startsWith(`${edited.field} › `);
  return `${isWithin ? titleOf(file, field) : labelAt(file, field)} ${message}`;
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

/** An edit, by the states before and after it. */
export type JudgedEdit = {
  /** The state that is edited: what stands in it isn't new. */
  readonly before: Sources;
  /** The state that values are taken from, the same or an older one. What stands there isn't new, either. */
  readonly restoredFrom: Sources;
  readonly after: Sources;
  /** In milliseconds since 1970. */
  readonly now: number;
};

/** What an edit breaks, in a sentence for the owner, and the field of the entry that it is about. */
export type BrokenRule = { readonly message: string; readonly within?: string };

/** Returns what speaks against an edit besides the content's own rules; undefined if nothing does. */
export type EditRule = (edit: JudgedEdit) => Promise<BrokenRule | undefined>;
