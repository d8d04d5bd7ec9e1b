import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import { minutesBetween } from "../../domain/calendar-day.ts";
import { type Fact, type Facts, placeholder, wordsOfFact } from "../../domain/facts.ts";
import { formatClockRange, formatDate, formatTime, formatTimeRange } from "../../domain/format-date.ts";
import { countryName } from "../../domain/format-text.ts";
import { money } from "../../domain/money.ts";
import { confirmationDays, unsubscribedKeptDays } from "../../domain/newsletter.ts";
import {
  formatPrices,
  type PriceName,
  type PriceStep,
  priceNames,
  priceSteps,
  usualPrice,
  usualPricePath,
} from "../../domain/prices.ts";
import { businessSchema } from "../schema/business.ts";
import type { Content } from "../schema/content-files.ts";
import { scheduleSchema } from "../schema/schedule.ts";
import { fieldAt, metaOf, unwrap } from "./field-at.ts";

type FactFiles = Pick<Content, "business" | "schedule" | "practices" | "lessons"> & {
  /** The prices that hold from a day on. */
  readonly prices: Content["for-a-while"]["prices"];
};

/**
 * Returns what each placeholder stands for: every single fact of `business.yaml` and `schedule.yaml`, and what follows from them.
 * A placeholder is called like `business.name`; in a group of facts, like `teacher.firstName`. A price that another one follows
 * is said with both and the day, so that no sentence becomes false.
 *
 * @param today as year-month-day
 */
export function factsOf(files: FactFiles, today: string): Facts {
  const facts = new Map([
    ...factsIn(files.business, businessSchema, "business"),
    ...factsIn(files.schedule, scheduleSchema, "schedule"),
    ...pricesOf(files, today),
    ...Object.entries(derivedTexts).map(([name, textOf]) => [name, factOf(textOf(files))] as const),
    ...numbersOf(files.business.supportLines),
    ...Object.entries(derivedNumbers).map(([name, numbersIn]) => {
      const numbers = numbersIn(files);
      return [name, { ...factOf(numbers.join("–")), numbers }] as const;
    }),
  ]);
  // Facts that are sentences name other facts.
  for (const [name, fact] of facts) {
    if (!fact.text.includes("{{")) continue;
    const text = fact.text.replace(placeholder, (whole, inside: string) => {
      const [other = "", style] = inside.split(":");
      return wordsOfFact(facts.get(other), style) ?? whole;
    });
    facts.set(name, { ...fact, text: text.trim().replaceAll("\n", " ") });
  }
  return facts;
}

/** Returns the prices that hold from a day on, with those before them. */
function pricesOf({ schedule, prices }: FactFiles, today: string): [string, Fact][] {
  const factOfPrice = (name: PriceName): [string, Fact][] => {
    const usual = usualPrice(name, schedule);
    if (usual === undefined || !prices.some(({ price }) => price === name)) return [];
    const steps = priceSteps(usual, name, prices, today);
    const text = formatPrices(steps);
    const key = usualPricePath(name).join(".");
    return [[key, { text, reportTyped: true, ...(steps.length === 1 && { numbers: [steps[0].amount] }) }]];
  };
  return [
    ...priceNames.flatMap(factOfPrice),
    ["course.pricePerSession", factOf(formatPrices(pricesPerSession({ schedule, prices }, today)))],
  ];
}

function pricesPerSession(
  { schedule: { course }, prices }: Pick<FactFiles, "schedule" | "prices">,
  today: string,
) {
  const perSession = (step: PriceStep): PriceStep => ({ ...step, amount: step.amount / course.sessions });
  const [now, ...later] = priceSteps(course.price, "course", prices, today);
  return [perSession(now), ...later.map(perSession)] as const;
}

/** What follows from the facts. */
const derivedTexts: Readonly<Record<string, (files: FactFiles) => string>> = {
  "newsletter.confirmationDays": () => String(confirmationDays),
  "newsletter.unsubscribedKeptDays": () => String(unsubscribedKeptDays),
  "place.countryName": ({ business }) => countryName(business.place.country),
  "schedule.city": ({ schedule }) => cityOf(schedule.timeZone),
  "sundayClass.times": ({ schedule: { sundayClass } }) =>
    formatTimeRange(sundayClass.startTime, sundayClass.endTime),
  "sundayClass.clockTimes": ({ schedule: { sundayClass } }) =>
    formatClockRange(sundayClass.startTime, sundayClass.endTime),
  "course.times": ({ schedule: { course } }) => formatTimeRange(course.startTime, endOf(course)),
  "practices.titles": ({ practices }) => listOf(practices.map(({ title }) => title.replaceAll(",", ""))),
};

const derivedNumbers: Readonly<Record<string, (files: FactFiles) => readonly number[]>> = {
  "practices.minutes": ({ practices }) => minutesOf(practices),
  "lessons.minutes": ({ lessons }) => minutesOf(lessons),
  "practices.count": ({ practices }) => [practices.length],
  "lessons.count": ({ lessons }) => [lessons.length],
  "sundayClass.minutes": ({ schedule: { sundayClass } }) => [
    minutesBetween(sundayClass.startTime, sundayClass.endTime),
  ],
  "course.termsAYear": ({ schedule }) => [new Set(schedule.terms.map(({ name }) => name)).size],
  "course.hoursLive": ({ schedule: { course } }) => [(course.sessions * course.sessionMinutes) / 60],
  /** Rounded: practice every day between the first session and a week after the last. */
  "course.hoursAtHome": ({ schedule: { course } }) => [
    Math.round((course.sessions * 7 * course.dailyPracticeMinutes) / 60),
  ],
};

/** What the owner calls facts that follow from others. Those without a name are for the site's own sentences. */
const namesOfDerived: Readonly<Record<string, string>> = {
  "place.countryName": "Town of the business, country",
  "schedule.city": "Time zone, its city",
  "sundayClass.times": "Sunday class, from and to",
  "sundayClass.minutes": "Sunday class, length (minutes)",
  "course.times": "Online course, from and to",
  "course.pricePerSession": "Online course, price of a session",
  "course.termsAYear": "Online course, terms a year",
  "course.hoursLive": "Online course, hours live",
  "course.hoursAtHome": "Online course, hours of practice at home",
  "practices.titles": "Guided practices, titles",
  "practices.count": "Guided practices, how many",
  "practices.minutes": "Guided practices, minutes",
  "lessons.count": "Short lessons, how many",
  "lessons.minutes": "Short lessons, minutes",
  "newsletter.confirmationDays": "Newsletter, days to confirm",
  "sundayClass.nextDay": "Sunday class, the next one’s day",
  "sundayClass.nextDate": "Sunday class, the next one’s date",
  "sundayClass.bookingDay": "Sunday class, the day its booking opens",
};

/**
 * Returns what the owner calls a fact that no field of hers has: one that follows from others, or a support line's number.
 * Undefined for any other.
 */
export function nameOfDerived(name: string, lines: readonly { readonly name: string }[]): string | undefined {
  for (const line of lines) {
    const placeholder = placeholderOfLine(line.name);
    if (name === placeholder) return `Support line, ${line.name}`;
    if (name === `${placeholder}Text`) return `Support line, ${line.name}, by text`;
  }
  return namesOfDerived[name];
}

/** Placeholders of the support lines begin with this; their names come from the content. */
export const supportLines = "supportLines.";

const factOf = (text: string): Fact => ({ text, reportTyped: false });

/** Returns an ellipsis for every fact that the schemas name, for checks while a file of facts has an error. */
export function unknownFacts(): Facts {
  const names = [...namesIn(businessSchema, "business"), ...namesIn(scheduleSchema, "schedule")];
  return new Map([
    ...names.map(
      ({ name, isNumber }) => [name, { ...factOf("…"), ...(isNumber && { numbers: [0] }) }] as const,
    ),
    ...[...Object.keys(derivedTexts), "course.pricePerSession"].map((name) => [name, factOf("…")] as const),
    ...Object.keys(derivedNumbers).map((name) => [name, { ...factOf("…"), numbers: [0] }] as const),
  ]);
}

type FactName = { readonly name: string; readonly isNumber: boolean };

function namesIn(schema: z.core.$ZodType, file: string): FactName[] {
  return fieldsOf(schema).flatMap(([key, field]) => {
    const inner = fieldsOf(field).map(([name, value]) => ({ name: `${key}.${name}`, field: value }));
    const named = inner.length > 0 ? inner : [{ name: `${file}.${key}`, field }];
    return named.flatMap(({ name, field: fact }) => {
      const kind = metaOf(fact)?.kind;
      return kind === "list" || kind === "group"
        ? []
        : [{ name, isNumber: kind === "number" || kind === "money" }];
    });
  });
}

function fieldsOf(field: z.core.$ZodType): [string, z.core.$ZodType][] {
  const group = unwrap(field);
  return group instanceof z.ZodObject ? Object.entries(group.shape as Record<string, z.core.$ZodType>) : [];
}

/** Joins names: "Feel Rest, Hear Out and Microhits". */
const listOf = (names: readonly string[]) => names.join(", ").replace(/, ([^,]*)$/, " and $1");

/** Returns how long videos are: 5, or from 5 to 8. */
function minutesOf(videos: readonly { readonly minutes: number }[]): readonly number[] {
  const all = videos.map(({ minutes }) => minutes);
  return all.length === 0 ? [0] : [...new Set([Math.min(...all), Math.max(...all)])];
}

/** Returns when a session ends, as "16:00". */
const endOf = ({ startTime, sessionMinutes }: FactFiles["schedule"]["course"]) =>
  String(Temporal.PlainTime.from(startTime).add({ minutes: sessionMinutes })).slice(0, 5);

/** Returns the numbers of each support line by its name: `supportLines.lifeline`, and `supportLines.lifelineText`. */
const numbersOf = (lines: FactFiles["business"]["supportLines"]) =>
  lines.flatMap(({ name, number, textNumber }): [string, Fact][] => {
    const key = placeholderOfLine(name);
    // Short numbers, such as 000, also stand in other figures.
    const numberOf = (text: string): Fact => ({ text, reportTyped: text.length > 3 });
    return [
      [key, numberOf(number)],
      ...(textNumber ? [[`${key}Text`, numberOf(textNumber)] as [string, Fact]] : []),
    ];
  });

/** Returns the placeholder of a support line: `supportLines.lifeline` for “Lifeline”. */
const placeholderOfLine = (name: string): string => `${supportLines}${camelCase(name)}`;

const camelCase = (name: string) =>
  name
    .replace(/[^a-z\d]+(\w?)/gi, (_, letter: string) => letter.toUpperCase())
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase());

/** Returns the city that a time zone is named after: "Melbourne" for "Australia/Melbourne". */
export const cityOf = (timeZone: string) =>
  timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");

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
  const fact: Fact = {
    text: format(value, meta?.kind),
    reportTyped: meta?.usePlaceholder === true,
    ...(typeof value === "number" && { numbers: [value] }),
    ...(meta?.hasLinks && { hasLinks: true }),
  };
  return [[name, fact]];
}

function format(value: string | number, kind: z.core.GlobalMeta["kind"]): string {
  if (kind === "money") return money(Number(value));
  if (kind === "time") return formatTime(String(value));
  return kind === "date" ? formatDate(String(value)) : String(value);
}
