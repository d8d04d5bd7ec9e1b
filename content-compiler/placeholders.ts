import { Temporal } from "temporal-polyfill";
import type { z } from "zod";
import { marksOfEach } from "../app/art/pictures/tuesday.ts";
import { confirmationDays, unsubscribedKeptDays } from "../app/routes/newsletter/periods.ts";
import { formatClockRange, formatDate, formatTime, formatTimeRange } from "../app/schedule/format-date.ts";
import { countryName } from "../app/ui/country-name.ts";
import { inWords } from "../app/ui/in-words.ts";
import { money } from "../app/ui/money.ts";
import { businessSchema } from "../content-schema/business.ts";
import type { Content } from "../content-schema/content-files.ts";
import { liveTexts } from "../content-schema/live-texts.ts";
import { scheduleSchema } from "../content-schema/schedule.ts";
import { closestTo } from "./closest-to.ts";
import { fieldAt, metaOf } from "./field-at.ts";

/** A fact as prose states it. */
export type Fact = {
  readonly text: string;
  readonly number?: number;
  /** Whether prose that types it in full is reported. */
  readonly reportTyped: boolean;
};

export type Facts = ReadonlyMap<string, Fact>;

type FactFiles = Pick<Content, "business" | "schedule" | "practices" | "lessons">;

/**
 * Returns what each placeholder stands for: every single fact of `business.yaml` as `business.name` (facts in groups
 * without the file's name, such as `teacher.firstName`), every one of `schedule.yaml`, and what follows from them.
 */
export function factsOf({ business, schedule, practices, lessons }: FactFiles): Facts {
  const { course, sundayClass } = schedule;
  return new Map([
    ...factsIn(business, businessSchema, "business"),
    ...factsIn(schedule, scheduleSchema, "schedule"),
    ...derived({
      "dayPicture.marks": String(3 * marksOfEach),
      "dayPicture.marksOfEach": String(marksOfEach),
      "newsletter.confirmationDays": String(confirmationDays),
      "newsletter.unsubscribedKeptDays": String(unsubscribedKeptDays),
      "place.countryName": countryName(business.place.country),
      "schedule.city": cityOf(schedule.timeZone),
      "sundayClass.times": formatTimeRange(sundayClass.startTime, sundayClass.endTime),
      "sundayClass.clockTimes": formatClockRange(sundayClass.startTime, sundayClass.endTime),
      "course.times": formatTimeRange(course.startTime, endOf(course)),
      "course.termsAYear": String(new Set(schedule.terms.map(({ name }) => name)).size),
      "course.pricePerSession": money(course.price / course.sessions),
      "practices.minutes": minutesOf(practices),
      "lessons.minutes": minutesOf(lessons),
    }),
    ...numbersOf(business.supportLines),
    ...counted({ "practices.count": practices.length, "lessons.count": lessons.length }),
  ]);
}

/** Returns when a session ends, as "16:00". */
const endOf = ({ startTime, sessionMinutes }: FactFiles["schedule"]["course"]) =>
  String(Temporal.PlainTime.from(startTime).add({ minutes: sessionMinutes })).slice(0, 5);

/** Returns how long videos are: "5", or "5–8". */
const minutesOf = (videos: readonly { readonly minutes: number }[]) => {
  const all = videos.map(({ minutes }) => minutes);
  return all.length === 0 ? "0" : [...new Set([Math.min(...all), Math.max(...all)])].join("–");
};

/** Returns the numbers of each support line by its name: `supportLines.lifeline`, and `supportLines.lifelineText`. */
const numbersOf = (lines: FactFiles["business"]["supportLines"]) =>
  lines.flatMap(({ name, number, textNumber }): [string, Fact][] => {
    const key = `supportLines.${camelCase(name)}`;
    // Short numbers, such as 000, also stand in other figures.
    const factOf = (text: string): Fact => ({ text, reportTyped: text.length > 3 });
    return [
      [key, factOf(number)],
      ...(textNumber ? [[`${key}Text`, factOf(textNumber)] as [string, Fact]] : []),
    ];
  });

const camelCase = (name: string) =>
  name
    .replace(/[^a-z\d]+(\w?)/gi, (_, letter: string) => letter.toUpperCase())
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase());

/** Returns the city that a time zone is named after: "Melbourne" for "Australia/Melbourne". */
const cityOf = (timeZone: string) => timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");

const derived = (texts: Record<string, string>) =>
  Object.entries(texts).map(([name, text]): [string, Fact] => [name, { text, reportTyped: false }]);

const counted = (counts: Record<string, number>) =>
  Object.entries(counts).map(([name, number]): [string, Fact] => [
    name,
    { text: String(number), number, reportTyped: false },
  ]);

function factsIn(values: object, schema: z.core.$ZodType, file: string): [string, Fact][] {
  return Object.entries(values).flatMap(([key, value]): [string, Fact][] => {
    if (typeof value === "object" && value !== null) {
      if (Array.isArray(value)) return [];
      return Object.entries(value).flatMap(([inner, fact]) =>
        factAt(`${key}.${inner}`, fact, schema, [key, inner]),
      );
    }
    return factAt(`${file}.${key}`, value, schema, [key]);
  });
}

function factAt(name: string, value: unknown, schema: z.core.$ZodType, path: string[]): [string, Fact][] {
  if (typeof value !== "string" && typeof value !== "number") return [];
  const meta = metaOf(fieldAt(schema, path));
  const number = typeof value === "number" ? { number: value } : {};
  return [[name, { text: format(value, meta?.kind), reportTyped: meta?.usePlaceholder === true, ...number }]];
}

function format(value: string | number, kind: z.core.GlobalMeta["kind"]): string {
  if (kind === "money") return money(Number(value));
  if (kind === "time") return formatTime(String(value));
  return kind === "date" ? formatDate(String(value)) : String(value);
}

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/**
 * Replaces the placeholders in a text: `{{course.price}}`, and `{{course.sessions:words}}` or `:Words` for a number in
 * words. Those of live texts stay, marked for `parseProse`, and so do the field's slots.
 *
 * @returns the text, and a sentence for each placeholder that is unknown
 */
export function fillPlaceholders(
  text: string,
  facts: Facts,
  slots: readonly string[] = [],
): { text: string; errors: string[] } {
  const errors: string[] = [];
  const filled = text.replace(placeholder, (whole, inside: string) => {
    if (slots.includes(inside)) return `{{${inside}}}`;
    if (Object.hasOwn(liveTexts, inside)) return `{{live:${inside}}}`;
    const [name = "", style] = inside.split(":");
    const fact = facts.get(name);
    if (fact && style === undefined) return fact.text;
    if (fact?.number !== undefined && (style === "words" || style === "Words")) {
      return inWords(fact.number, { capital: style === "Words" });
    }
    errors.push(explain(whole, name, style, fact, [...slots, ...facts.keys()]));
    return "…";
  });
  return { text: filled, errors };
}

/** Returns a sentence if a placeholder in a text isn’t closed or isn’t opened. */
export function bracesError(text: string): string | undefined {
  if (!text.includes("{{") && !text.includes("}}")) return undefined;
  const rest = text.replace(placeholder, "");
  const [unclosed] = rest.match(/\{\{ *[\w.:-]{0,40}/) ?? [];
  if (unclosed) return `The placeholder “${unclosed}” isn’t closed. End it with two braces: ${unclosed}}}.`;
  const [unopened] = rest.match(/[\w.:-]{0,40} *\}\}/) ?? [];
  return unopened && `The placeholder “${unopened}” isn’t opened. Begin it with two braces: {{${unopened}.`;
}

/** Returns a text without the braces that `bracesError` reports. */
export const withoutBraces = (text: string): string =>
  text.replace(/(\{\{[^{}]*\}\})|\{\{|\}\}/g, (_, whole?: string) => whole ?? "");

function explain(
  whole: string,
  name: string,
  style: string | undefined,
  fact: Fact | undefined,
  known: readonly string[],
) {
  if (fact) {
    return fact.number === undefined
      ? `${whole} isn’t a number, so it can’t be written in words. Write {{${name}}}.`
      : `${whole} has an unknown ending “:${style}”. Write {{${name}}} or {{${name}:words}}.`;
  }
  const suggestion = closestTo(name, [...known, ...Object.keys(liveTexts)]);
  return `${whole} isn’t a placeholder.${suggestion ? ` Did you mean {{${suggestion}}}?` : ""} content/README.md lists them all.`;
}

/** Returns the placeholders that could stand where a text types a fact. */
export function typedFacts(text: string, facts: Facts): { readonly typed: string; readonly name: string }[] {
  const own = text.replace(placeholder, "");
  return [...facts].flatMap(([name, fact]) =>
    fact.reportTyped && standsIn(own, fact.text) ? [{ typed: fact.text, name }] : [],
  );
}

function standsIn(text: string, fact: string): boolean {
  const at = text.indexOf(fact);
  if (at < 0) return false;
  const isWord = (character: string | undefined) => /[\p{L}\d]/u.test(character ?? "");
  const after = text[at + fact.length];
  const isDecimal = after === "." && /\d/.test(text[at + fact.length + 1] ?? "");
  return !isWord(text[at - 1]) && !isWord(after) && !isDecimal;
}

/** Returns a text with an ellipsis in the place of each placeholder, for checks while the facts are unknown. */
export const withoutPlaceholders = (text: string): string =>
  text.replace(/\]\(\{\{[^{}]*\}\}\)/g, "](/)").replace(placeholder, "…");
