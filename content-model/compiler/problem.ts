import type { ContentName } from "../schema/content-files.ts";
import type { FieldPath } from "./field-at.ts";

/** What kind of problem it is, for programs: its words may change. */
export type ProblemCode =
  /** A field without a value. */
  | "empty"
  /** A value that its schema refuses. */
  | "invalid"
  | "no picture"
  | "unknown source"
  /** A text without a word. */
  | "no words"
  /** Text that can't be read, or has code in it. */
  | "not an article";

/** Something wrong in a content file, in words for its owner. */
export type Problem = {
  readonly severity: "error" | "warning";
  /** Relative to the project. */
  readonly file: string;
  readonly line: number;
  /** The names that lead to the field, such as `hero › lead`. */
  readonly field: string;
  /** What is wrong and what to write instead: one or two sentences, of which the first may go on after the field’s name (`followsName`). */
  readonly message: string;
  /** The same for a form, if it differs: days and times are chosen there, and how a file has them is of no use. */
  readonly inForm?: string | undefined;
  readonly code?: ProblemCode | undefined;
  /** The name of the source that it is about. */
  readonly source?: string | undefined;
};

/** Whether a message goes on after the name of its field, as “is empty” does; any other is a sentence by itself. */
export const followsName = (message: string): boolean => /^[a-z]/.test(message);

/** Formats a problem as one line that editors and terminals link. */
export function formatProblem({ file, line, field, message }: Problem): string {
  return `${file}:${line} ${field && `${field}: `}${message}`;
}

/** Formats problems in the order of files and lines. */
export function formatProblems(problems: readonly Problem[]): string {
  return [...problems]
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map(formatProblem)
    .join("\n");
}

/** What is wrong with a value, before its line is known. */
export type FieldError = Pick<Problem, "message" | "code"> & { readonly path: FieldPath };

/** An error that concerns several fields or files. */
export type CrossError = FieldError & {
  readonly name: ContentName;
  /** An error if it isn’t given. */
  readonly severity?: Problem["severity"];
};

/** Returns the names that lead to a field; entries of a list are counted from 1. */
export const fieldName = (path: FieldPath) =>
  path.map((key) => (typeof key === "number" ? String(key + 1) : key)).join(" › ");

/** Explaining thousands of errors of one kind would take seconds, and nobody reads them. */
const mostExplained = 20;

/** Explains the first of what is wrong in the same way, and counts the others in one error where the first of them is. */
export function explainFirst<Wrong, Explained>(
  wrong: readonly Wrong[],
  explain: (one: Wrong) => Explained,
  countOthers: (count: number, first: Wrong) => Explained,
): Explained[] {
  const [first, ...others] = wrong.slice(mostExplained);
  const explained = wrong.slice(0, mostExplained).map(explain);
  return first === undefined ? explained : [...explained, countOthers(others.length + 1, first)];
}

/** Says, after the name of a text, that a parser ran out of stack. */
export const tooDeep =
  "has parts within parts within parts, too deep to be read. Write them one after the other.";
