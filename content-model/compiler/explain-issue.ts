import type { z } from "zod";
import { plural } from "../../domain/format-text.ts";

/** Says after the name of an entry that it can’t be one. */
export const unusableName =
  "isn’t a name that can stand here. Write lower-case letters, digits and hyphens, such as young-2016.";

type Meta = z.core.GlobalMeta | undefined;

/** Where a value is written: in a file, or in a form of the studio. */
type Place = "file" | "form";

/**
 * Explains a failed check of the schema in plain words, for a value in a field with this description.
 *
 * @param typed the value as it stands in its file
 */
export function explainIssue(
  issue: z.core.$ZodIssue,
  meta: Meta,
  value: unknown,
  typed = String(value),
  place: Place = "file",
): string {
  if (value === undefined || value === null) {
    return issue.path.length === 0 ? `is empty. ${startOver}` : `is missing. ${writeInstead(meta, place)}`;
  }
  switch (issue.code) {
    case "too_big":
      return explainTooBig(issue, meta, value);
    case "too_small":
      return explainTooSmall(issue, meta, value, place);
    case "invalid_type":
      return explainType(issue, meta, value, typed, place);
    case "not_multiple_of":
      return `is ${show(value)}; it can have two digits after the point at most.`;
    case "custom":
      return explainCustom(issue, meta, value, place);
    case "invalid_key":
      return unusableName;
    default:
      return `is ${show(value)}. ${writeInstead(meta, place, issue)}`;
  }
}

function explainCustom(issue: z.core.$ZodIssueCustom, meta: Meta, value: unknown, place: Place): string {
  const wrong = `${quoted(value)}${issue.message}${/[.!?]$/.test(issue.message) ? "" : "."}`;
  return issue.params?.saysWhatToWrite ? `${wrong} ${exampleFor(meta, place)}.` : wrong;
}

function explainTooBig(issue: z.core.$ZodIssueTooBig, meta: Meta, value: unknown): string {
  if (issue.origin === "string") {
    return `is ${String(value).length} characters long; its place holds ${issue.maximum}. Shorten it.`;
  }
  if (issue.origin === "array") return `has more than ${plural(Number(issue.maximum), "entry", "entries")}.`;
  return `is ${show(value)}; it can be at most ${issue.maximum}${unitOf(meta)}.`;
}

function explainTooSmall(issue: z.core.$ZodIssueTooSmall, meta: Meta, value: unknown, place: Place): string {
  if (issue.origin === "string") {
    return value === ""
      ? `is empty. ${writeInstead(meta, place)}`
      : `is ${String(value).length} characters long; it needs at least ${issue.minimum}. Say more.`;
  }
  if (issue.origin === "array") return `needs at least ${plural(Number(issue.minimum), "entry", "entries")}.`;
  const least = issue.inclusive ? `at least ${issue.minimum}` : `more than ${issue.minimum}`;
  return `is ${show(value)}; it must be ${least}${unitOf(meta)}.`;
}

function explainType(
  issue: z.core.$ZodIssueInvalidType,
  meta: Meta,
  value: unknown,
  typed: string,
  place: Place,
): string {
  if (issue.expected === "string" && (typeof value === "number" || typeof value === "boolean")) {
    return `is read as ${typeof value === "number" ? "a number" : "yes or no"}. Put it between quotation marks: "${typed}".`;
  }
  if (issue.expected === "object") return `is ${show(value)}, where fields belong below it.`;
  if (issue.expected === "array")
    return `is ${show(value)}, where a list belongs: begin each entry with “- ”.`;
  return `is ${show(value)}. ${writeInstead(meta, place)}`;
}

const startOver = "Undo its last change, or copy its lines from an earlier version.";

/** Returns what to write into a field, with an example. */
function writeInstead(meta: Meta, place: Place, issue?: z.core.$ZodIssue): string {
  if (issue?.code === "invalid_value") {
    return `Write ${issue.values.length > 1 ? "one of: " : ""}${issue.values.join(", ")}.`;
  }
  return `${exampleFor(meta, place)}.${meta?.help && meta.kind !== "id" ? ` ${meta.help}` : ""}`;
}

function exampleFor(meta: Meta, place: Place): string {
  const kind = meta?.kind ?? "text";
  return (place === "form" ? examplesInForm[kind] : undefined) ?? examples[kind] ?? "Write a text";
}

type Examples = Partial<Record<NonNullable<z.core.GlobalMeta["kind"]>, string>>;

/** Days and times are chosen in a form: how a file has them is of no use there. */
const examplesInForm: Examples = { date: "Enter a day", time: "Enter a time" };

const examples: Examples = {
  text: "Write a text",
  prose: "Write a text",
  number: "Write a number in digits, such as 8",
  money: "Write a price in digits without a sign, such as 240 or 32.50",
  date: "Write a day that exists, such as 2027-01-31",
  time: 'Write a time on the 24-hour clock between quotation marks, such as "14:30"',
  url: "Write a whole web address, such as https://example.com/booking",
  email: "Write an email address, such as jo@example.com",
  phone: "Write a telephone number, such as 13 11 14",
  link: "Write a page of this site, such as /about, or a whole web address",
  id: "Write lower-case letters, digits and hyphens, such as first-class",
  choice: "Write one of the words that it offers",
  list: "Write a list: one line for each entry, each beginning with “- ”",
  group: "Write its fields below it",
};

const unitOf = (meta: Meta) => (meta?.unit && meta.unit !== "AUD" ? ` ${meta.unit}` : "");

const quoted = (value: unknown) => (typeof value === "string" && value.length <= 60 ? `“${value}” ` : "");

function show(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "a group of fields";
  const shown = String(value);
  return `“${shown.length > 60 ? `${shown.slice(0, 57)}…` : shown}”`;
}
