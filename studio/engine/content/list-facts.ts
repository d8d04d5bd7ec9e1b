import { factFiles, readFactsOf, type Sources } from "../../../content-model/compiler/compile-content.ts";
import { placeholderOfLine } from "../../../content-model/compiler/facts.ts";
import { fieldAt, metaOf } from "../../../content-model/compiler/field-at.ts";
import { parseSource } from "../../../content-model/compiler/source-file.ts";
import { contentFiles, pathOf } from "../../../content-model/schema/content-files.ts";
import { liveTexts } from "../../../content-model/schema/fill-slots.ts";
import type { Fact } from "../../../domain/facts.ts";
import { labelOf } from "./describe.ts";
import { findField, isFields } from "./entries.ts";

/** What a placeholder shows, for the forms. */
export type ListedFact = Fact & {
  /** Between the braces: `course.price`. */
  readonly name: string;
  /** What the owner calls the fact, such as “Online course, price”; undefined if it follows from others. */
  readonly called?: string;
  /** Whether it depends on the day: this is how it reads without scripts. */
  readonly changesByItself?: true;
};

/** Returns a function that lists what sentences can show, in the order of the files; again only when a fact has changed. */
export function createFactList(): (sources: Sources) => readonly ListedFact[] {
  let last: { readonly key: string; readonly facts: readonly ListedFact[] } | undefined;
  return (sources) => {
    const key = factFiles.map((name) => sources.get(pathOf(name))).join("\n");
    if (last?.key !== key) last = { key, facts: listFacts(sources) };
    return last.facts;
  };
}

function listFacts(sources: Sources): ListedFact[] {
  const lines = namesOfSupportLines(sources);
  const facts = [...readFactsOf(sources)].map(([name, fact]): ListedFact => {
    const called = lines.get(name) ?? titleOf(name) ?? namesOfDerived[name];
    return { name, ...fact, ...(called && { called }) };
  });
  const live = Object.entries(liveTexts).map(
    ([name, text]): ListedFact => ({
      name,
      text,
      reportTyped: false,
      changesByItself: true,
      ...(namesOfDerived[name] && { called: namesOfDerived[name] }),
    }),
  );
  return [...facts, ...live];
}

/** What the owner calls facts that follow from others. Those without a name are for the site's own sentences. */
const namesOfDerived: Readonly<Record<string, string>> = {
  "place.countryName": "Place, country",
  "schedule.city": "Time zone, its city",
  "sundayClass.times": "Sunday class, from and to",
  "sundayClass.minutes": "Sunday class, length (minutes)",
  "sundayClass.nextDay": "Sunday class, the next one’s day, such as “Sunday 29 November”",
  "sundayClass.nextDate": "Sunday class, the next one’s date, such as “29 November”",
  "sundayClass.bookingDay": "Sunday class, the day its booking opens, such as “Tuesday 24 November”",
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
};

/** Names the numbers of support lines, and their numbers for text messages. */
function namesOfSupportLines(sources: Sources): ReadonlyMap<string, string> {
  const file = pathOf("business");
  const lines = findField(parseSource(file, sources.get(file) ?? "").data, ["supportLines"])?.value;
  const names = (Array.isArray(lines) ? lines : []).flatMap((line) =>
    isFields(line) && typeof line.name === "string" ? [line.name] : [],
  );
  return new Map(
    names.flatMap((name) => [
      [placeholderOfLine(name), `Support line, ${name}`],
      [`${placeholderOfLine(name)}Text`, `Support line, ${name}, by text`],
    ]),
  );
}

/** Facts of the business stand without the file's name: `place.town`, but `business.name`. */
function titleOf(name: string): string | undefined {
  for (const file of ["business", "schedule"] as const) {
    const path = name.replace(new RegExp(`^${file}\\.`), "").split(".");
    const field = fieldAt(contentFiles[file], path);
    const { kind, unit } = metaOf(field) ?? {};
    const after = unit && kind !== "money" ? ` (${unit})` : "";
    if (field) return `${labelOf(contentFiles[file], path)}${after}`;
  }
  return undefined;
}
