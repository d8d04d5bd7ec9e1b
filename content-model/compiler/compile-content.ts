import path from "node:path";
import type { z } from "zod";
import { dayAt } from "../../domain/calendar-day.ts";
import { type Facts, typedFacts } from "../../domain/facts.ts";
import type { PageFromContent } from "../../domain/pages.ts";
import type { Article, Body } from "../schema/article.ts";
import { type Content, type ContentName, contentFiles, pathOf } from "../schema/content-files.ts";
import { compileArticles } from "./articles/compile-articles.ts";
import { pagesIn } from "./check-links.ts";
import { checkArticlePictures, checkPictures } from "./check-pictures.ts";
import { crossChecks } from "./cross-checks.ts";
import { factsOf, unknownFacts } from "./facts.ts";
import { type FieldPath, fieldAt, metaOf } from "./field-at.ts";
import { memoStep } from "./memo.ts";
import type { Pictures } from "./pictures.ts";
import { fillText, type KnownFacts } from "./placeholders.ts";
import { fieldName, type Problem } from "./problem.ts";
import { problemsOf, withoutLongFacts } from "./schema-problems.ts";
import { parseSource, type SourceFile } from "./source-file.ts";
import { memoStepWithinTimeLimit } from "./time-limit.ts";

/** The text of each content file by its path. */
export type Sources = ReadonlyMap<string, string>;

export type CompileOptions = {
  /** The current time, in milliseconds since 1970: articles can't be published in the future. */
  readonly now?: number;
  /** The pictures that exist; without them, none is checked. */
  readonly pictures?: Pictures;
};

export type Compiled = {
  /** Missing if there is an error. */
  readonly content?: Content;
  /** The articles, newest first. */
  readonly articles: readonly Article[];
  /** The bodies of the articles by their slugs. */
  readonly bodies: Readonly<Record<string, Body>>;
  /** The pages that are there because something of the content is. */
  readonly pages: readonly PageFromContent[];
  /** The ids of the articles' photographs, by slug. */
  readonly photographs: Readonly<Record<string, string>>;
  readonly problems: readonly Problem[];
};

const names = Object.keys(contentFiles) as ContentName[];

/**
 * Compiles the content files: parses them, fills the placeholders, and checks them by their schemas. Reports all problems
 * at once. Never throws.
 */
export function compileContent(
  sources: Sources,
  { now = Date.now(), pictures }: CompileOptions = {},
): Compiled {
  const files = new Map<ContentName, SourceFile>();
  const problems: Problem[] = [];
  for (const name of names) {
    const source = sources.get(pathOf(name));
    if (source === undefined) {
      problems.push({
        severity: "error",
        file: pathOf(name),
        line: 1,
        field: "",
        message: "This file is missing.",
      });
      continue;
    }
    const file = memoStepWithinTimeLimit<SourceFile>(
      { name: `file ${name} ${source}`, text: source },
      () => parseSource(pathOf(name), source),
      unreadable(pathOf(name)),
    );
    files.set(name, file);
    problems.push(...file.problems);
  }

  const today = dayAt(now, zoneIn(files.get("schedule")?.data));
  const inFactFiles = factFiles.map((name) => sources.get(pathOf(name))).join();
  const facts = memoStepWithinTimeLimit(
    { name: `facts ${today} ${inFactFiles}`, text: inFactFiles },
    () => readFacts(files, today),
    noFacts,
  );
  const content: Partial<Record<ContentName, unknown>> = {};
  for (const [name, file] of files) {
    if (file.data === undefined) continue;
    const source = sources.get(file.file) ?? "";
    const checked = memoStepWithinTimeLimit<Checked>(
      { name: `check ${name} ${facts.id} ${source}`, text: source },
      () => checkFile(file, contentFiles[name], facts),
      unreadable(file.file),
    );
    if (checked.isValid) content[name] = checked.data;
    problems.push(...checked.problems);
  }
  const valid = content as Partial<Content>;
  const articleSources = new Map([...sources].filter(([file]) => file.endsWith(".mdx")));
  const {
    articles,
    bodies,
    problems: inArticles,
    drafts,
    withPrint,
  } = compileArticles(articleSources, facts, {
    content: valid,
    ...(pictures && { pictures }),
    today,
  });
  problems.push(...inArticles);
  const finished = [...articleSources.keys()].filter((file) => !drafts.includes(file));
  const slugs = new Map(finished.map((file) => [file, path.basename(file, ".mdx")]));
  const crossErrors = crossChecks(valid, [...slugs.values()], today);
  if (pictures) crossErrors.push(...checkPictures(valid, pictures));
  for (const { name, path, message, severity = "error" } of crossErrors) {
    const file = files.get(name);
    if (!file) continue;
    problems.push({ severity, file: file.file, line: file.lineOf(path), field: fieldName(path), message });
  }
  if (pictures) {
    problems.push(...checkArticlePictures(slugs, withPrint, pictures));
  }
  const failed = problems.some(isError);
  return {
    ...(!failed && { content: withoutConsent(content as Content) }),
    articles,
    bodies,
    pages: pagesIn(
      articles.map(({ slug }) => slug),
      valid,
    ),
    photographs: Object.fromEntries([...(pictures?.photographs ?? [])].map(([slug, { id }]) => [slug, id])),
    problems: problems.map(onOneLine),
  };
}

const isError = ({ severity }: Problem) => severity === "error";

const unreadable =
  (file: string) =>
  (why: string): SourceFile & Checked => ({
    file,
    data: undefined,
    isValid: false,
    problems: [{ severity: "error", file, line: 1, field: "", message: `This file ${why}` }],
    lineOf: () => 1,
    typedAt: () => undefined,
  });

type Checked = {
  /** The valid data; meaningless otherwise. */
  readonly data: unknown;
  readonly isValid: boolean;
  readonly problems: readonly Problem[];
};

/** Fills a file's placeholders and checks it by its schema. */
function checkFile(file: SourceFile, schema: z.ZodType, facts: KnownFacts): Checked {
  const inPlaceholders: Problem[] = [];
  const filled = fill(file, schema, facts, inPlaceholders);
  // A fact that changed changes few files. An empty file may be an empty list.
  const step = `parse ${file.file} ${JSON.stringify(filled)}`;
  const result = memoStep(step, () => {
    const first = schema.safeParse(filled ?? undefined);
    const shortened = first.success ? undefined : withoutLongFacts(filled, first.error, file);
    return shortened === undefined ? first : schema.safeParse(shortened);
  });
  const inFields = result.success ? [] : problemsOf(result.error, file, schema, filled);
  // A text with an unknown placeholder may fail further checks: it is reported once.
  const isReported = ({ line, field }: Problem) =>
    inPlaceholders.some((other) => isError(other) && other.line === line && other.field === field);
  return {
    data: result.data,
    isValid: result.success && !inPlaceholders.some(isError),
    problems: [...inPlaceholders, ...inFields.filter((problem) => !isReported(problem))],
  };
}

/** What was typed, and is quoted in a problem, can have many lines and any length. */
const onOneLine = (problem: Problem): Problem => ({
  ...problem,
  field: shorten(problem.field),
  message: shorten(problem.message),
});

const shorten = (text: string) => text.replace(/\s+/g, " ").replace(/(\S{120})\S+/gu, "$1…");

export const factFiles = ["business", "schedule", "practices", "lessons", "for-a-while"] as const;

/** Returns the time zone of a schedule that may have errors; undefined if it names none that is known. */
const zoneIn = (schedule: unknown): string | undefined =>
  contentFiles.schedule.safeParse(schedule).data?.timeZone;

/** Returns what the placeholders of the content stand for; nothing while a file of facts has an error. */
export function readFactsOf(sources: Sources): Facts {
  const files = factFiles.map((name) => {
    return [name, parseSource(pathOf(name), sources.get(pathOf(name)) ?? "")] as const;
  });
  const parsed = new Map<ContentName, SourceFile>(files);
  const { facts, areKnown } = readFacts(parsed, dayAt(Date.now(), zoneIn(parsed.get("schedule")?.data)));
  return areKnown ? facts : new Map();
}

const noFacts = (): KnownFacts => ({ facts: unknownFacts(), areKnown: false, id: "unknown" });

function readFacts(files: ReadonlyMap<ContentName, SourceFile>, today: string): KnownFacts {
  const business = contentFiles.business.safeParse(files.get("business")?.data);
  const schedule = contentFiles.schedule.safeParse(files.get("schedule")?.data);
  const practices = contentFiles.practices.safeParse(files.get("practices")?.data).data ?? [];
  const lessons = contentFiles.lessons.safeParse(files.get("lessons")?.data).data ?? [];
  const { prices = [] } = contentFiles["for-a-while"].safeParse(files.get("for-a-while")?.data).data ?? {};
  if (!business.data || !schedule.data) return noFacts();
  const facts = factsOf(
    { business: business.data, schedule: schedule.data, practices, lessons, prices },
    today,
  );
  return { facts, areKnown: true, id: JSON.stringify([...facts]) };
}

/** Returns a file's data with its placeholders filled, and reports those that are wrong or could be used. */
function fill(file: SourceFile, schema: z.ZodType, known: KnownFacts, problems: Problem[]): unknown {
  const isFactFile = file.file === pathOf("business") || file.file === pathOf("schedule");
  return mapTexts(file.data, [], (source, path) => {
    const { kind, slots, verbatim, fixed } = metaOf(fieldAt(schema, path)) ?? {};
    const report = (severity: Problem["severity"], message: string) =>
      problems.push({ severity, file: file.file, line: file.lineOf(path), field: fieldName(path), message });
    if (fixed) {
      if (source.includes("{{"))
        report("error", "No placeholder can stand here: it says what it said then. Write out the value.");
      return source;
    }
    const { text, errors } = fillText(source, known, slots, kind === "prose");
    for (const error of errors) report("error", error);
    if (text.includes("{{live:") && kind !== "prose") {
      report("error", "A placeholder that depends on the date can only stand in sentences, not here.");
    }
    if (known.areKnown && !isFactFile && !verbatim && (kind === "prose" || kind === "text")) {
      for (const { typed, name } of typedFacts(source, known.facts)) {
        report("warning", `“${typed}” is typed here. Write {{${name}}}, so that it changes with the fact.`);
      }
    }
    // As `readFacts` reads it, so that what fails there is reported: a sentence may be too long only with its placeholders.
    return isFactFile && !known.areKnown ? source : text;
  });
}

function mapTexts(
  value: unknown,
  path: FieldPath,
  change: (text: string, path: FieldPath) => string,
): unknown {
  if (typeof value === "string") return change(value, path);
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, [...path, index], change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, [...path, key], change)]),
  );
}

/** Leaves out how and when people agreed to be quoted, so that nothing that is built from the content can show it. */
function withoutConsent(content: Content): Content {
  const { home, about, course, sundayClass, coaching } = content.testimonials;
  const shown = (quotes: Content["testimonials"]["home"]) => quotes.map(({ consent: _, ...quote }) => quote);
  return {
    ...content,
    testimonials: {
      home: shown(home),
      about: shown(about),
      course: shown(course),
      sundayClass: shown(sundayClass),
      coaching: shown(coaching),
    },
  };
}
