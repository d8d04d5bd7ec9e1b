import type { z } from "zod";
import { type FieldPath, fieldAt, metaOf } from "../../../content-model/compiler/field-at.ts";
import type { Problem } from "../../../content-model/compiler/problem.ts";
import { type ContentName, contentFiles } from "../../../content-model/schema/content-files.ts";
import { isDay } from "../../../domain/calendar-day.ts";
import { formatFullDate, formatTime } from "../../../domain/format-date.ts";
import { money } from "../../../domain/money.ts";
import { pages } from "../../../domain/pages.ts";
import { asItWas } from "./change.ts";
import { type Fields, isFields, namingFieldsOfEntry, type Schema, type Value } from "./entries.ts";

/** Returns a value as people read it: `$240`, `27 December 2026`, `2:30 pm`. Undefined if there is none. */
export function describeValue(value: Value, schema: Schema): string | undefined {
  if (value === undefined || value === null) return undefined;
  const kind = metaOf(schema)?.kind;
  const unit = metaOf(schema)?.unit;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return kind === "money" ? money(value) : `${value}${unit ? ` ${unit}` : ""}`;
  if (typeof value === "string") return describeText(value, kind);
  if (Array.isArray(value))
    return value.map((item) => describeValue(item, schema && fieldAt(schema, [0]))).join(", ");
  return isFields(value) ? describeFields(value, schema) : undefined;
}

function describeText(text: string, kind: string | undefined): string {
  if (kind === "date" || /^\d{4}-\d\d-\d\d$/.test(text)) return isDay(text) ? formatFullDate(text) : text;
  return kind === "time" && /^\d\d:\d\d$/.test(text) ? formatTime(text) : text.trim();
}

/**
 * Returns a group in a few words, as its schema says: by its own words; by its first text, if it is an entry that its list knows by a
 * name; by all of its texts otherwise, since only they tell it from others. Undefined if it has none yet.
 */
function describeFields(fields: Fields, schema: Schema): string | undefined {
  const said = metaOf(schema)?.words?.describe?.(fields, undefined);
  if (said !== undefined) return said;
  const kindOf = (key: string) => metaOf(schema && fieldAt(schema, [key]))?.kind;
  const texts = Object.entries(fields).flatMap(([key, value]) => (isText(value) ? [{ key, value }] : []));
  const title = texts.find(({ key }) => kindOf(key) === "text" || kindOf(key) === "prose");
  if (title && namingFieldsOfEntry(schema).length > 0) return title.value;
  const parts = Object.entries(fields)
    .filter(([key]) => kindOf(key) !== "id")
    .flatMap(([, value]) => (isFields(value) ? Object.values(value) : [value]));
  return parts.filter(isText).join(", ") || undefined;
}

/**
 * Returns in words how a group differs that is one thing for the owner, not several fields, as its schema says: a source, or the
 * link of a video with its day. Undefined for any other.
 *
 * @param title what to call it if its schema doesn't
 */
export function describeGroup(before: Value, after: Value, schema: Schema, title: string) {
  const now = [after, before].find(isFields);
  const words = metaOf(schema)?.words;
  if (!now || !words?.isWhole) return undefined;
  const label = words.call(now) ?? title;
  if (!isFields(before))
    return { label, before: undefined, after: words.describe?.(now, undefined) ?? "new" };
  if (!isFields(after))
    return { label, before: words.describe?.(now, undefined) ?? asItWas, after: undefined };
  const differing = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => before[key] !== after[key] && !words.unread?.includes(key))
    .map((key) => ({ key, schema: schema && fieldAt(schema, [key]) }));
  const say = (fields: Fields) =>
    differing
      .map(
        ({ key, schema }) =>
          `${metaOf(schema)?.title ?? key}: ${describeValue(fields[key], schema) ?? "none"}`,
      )
      .join("; ");
  return differing.length === 0
    ? { label, before: asItWas, after: "changed" }
    : { label, before: say(before), after: say(after) };
}

const isText = (value: Value): value is string => typeof value === "string" && value !== "";

/**
 * Returns what the owner calls a field: the titles that lead to it, without the file's own.
 *
 * @param path positions in lists don't matter
 * @param entry what to call the last list's entry on the way
 */
export function labelOf(schema: z.core.$ZodType, path: FieldPath, entry?: string): string {
  const titles = path.flatMap((_, index) => {
    const part = path.slice(0, index + 1);
    if (typeof part.at(-1) === "number")
      return entry && index === path.findLastIndex(isNumber) ? [entry] : [];
    const title = titleAt(schema, part);
    return title && path[index + 1] === undefined ? [title] : title && !isList(schema, part) ? [title] : [];
  });
  return labelOfTitles(titles);
}

/** Returns what the owner calls a content file: “Schedule and prices”. */
export const titleOfFile = (name: string): string =>
  metaOf(name in contentFiles ? contentFiles[name as ContentName] : undefined)?.title ?? name;

const titlesOfPages = new Map<string, string>(
  Object.values(pages).map(({ path, folder }) => [path, titleOfFile(`pages/${folder}`)]),
);

/** Returns what the owner calls a page, by its path: “Home page”. */
export const titleOfPage = (path: string): string => titlesOfPages.get(path) ?? path;

/** Says that a content file can't be read, which a hand has changed. */
export const unreadableWords = (name: string, { line, message }: Pick<Problem, "line" | "message">): string =>
  `“${titleOfFile(name)}” can’t be read since somebody changed its file, at line ${line}. ${message}`;

/** Joins the titles that lead to a field: `Online course, price`. A colon and the values may follow. */
export const labelOfTitles = ([first = "", ...rest]: readonly string[]): string =>
  [first, ...rest.map(lowerTitle)].join(", ");

const isNumber = (key: string | number) => typeof key === "number";

const titleAt = (schema: z.core.$ZodType, path: FieldPath) => metaOf(fieldAt(schema, path))?.title;

const isList = (schema: z.core.$ZodType, path: FieldPath) => metaOf(fieldAt(schema, path))?.kind === "list";

/**
 * Returns a title as it stands within a sentence: with a small first letter, unless it is a name, such as “FAQ page” or “Google
 * Analytics”. A day of the week makes no name of the word before it: “first Monday”.
 */
export const lowerTitle = (text: string) =>
  /^[A-Z][a-z]+(?![a-z]| (?!\w+day\b)[A-Z])/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
