import path from "node:path";
import type { z } from "zod";
import type { Article } from "../content-schema/article.ts";
import { type Content, type ContentName, contentFiles, pathOf } from "../content-schema/content-files.ts";
import { compileArticles } from "./articles/compile-articles.ts";
import { crossChecks } from "./cross-checks.ts";
import { fieldAt, metaOf } from "./field-at.ts";
import type { FieldPath } from "./field-path.ts";
import { type Facts, factsOf, fillPlaceholders, typedFacts, withoutPlaceholders } from "./placeholders.ts";
import { fieldName, type Problem } from "./problem.ts";
import { problemsOf } from "./schema-problems.ts";
import { parseSource, type SourceFile } from "./source-file.ts";

/** The text of each content file by its path. */
export type Sources = ReadonlyMap<string, string>;

export type Compiled = {
  /** Missing if there is an error. */
  readonly content?: Content;
  /** The articles, newest first. */
  readonly articles: readonly Article[];
  /** The articles' texts with their placeholders filled, by path. */
  readonly articleTexts: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
};

const names = Object.keys(contentFiles) as ContentName[];

/**
 * Compiles the content files: parses them, fills the placeholders, and checks them by their schemas. Reports all problems
 * at once.
 *
 * @param now the current time, in milliseconds since 1970: articles can't be published in the future
 */
export function compileContent(sources: Sources, now = Date.now()): Compiled {
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
    const file = parseSource(pathOf(name), source);
    files.set(name, file);
    problems.push(...file.problems);
  }

  const facts = readFacts(files);
  const content: Partial<Record<ContentName, unknown>> = {};
  for (const [name, file] of files) {
    if (file.data === undefined) continue;
    const schema = contentFiles[name];
    const filled = facts
      ? fill(file, schema, facts, problems)
      : mapTexts(file.data, [], (text) => withoutPlaceholders(text));
    const result = schema.safeParse(filled);
    if (result.success) content[name] = result.data;
    else problems.push(...problemsOf(result.error, file, schema, filled));
  }
  for (const { name, path, message } of crossChecks(content as Partial<Content>, slugsOf(sources))) {
    const file = files.get(name);
    if (!file) continue;
    problems.push({
      severity: "error",
      file: file.file,
      line: file.lineOf(path),
      field: fieldName(path),
      message,
    });
  }
  const articleTexts = fillArticles(sources, facts, problems);
  const { articles, problems: inArticles } = compileArticles(articleTexts, {
    "article-sections": { sections: [], subjects: [] },
    references: {},
    ...(content as Partial<Content>),
    today: dayAt(now, (content as Partial<Content>).schedule?.timeZone),
  });
  problems.push(...inArticles);
  const failed = problems.some(({ severity }) => severity === "error");
  return { ...(!failed && { content: content as Content }), articles, articleTexts, problems };
}

const slugsOf = (sources: Sources) =>
  [...sources.keys()].filter((file) => file.endsWith(".mdx")).map((file) => path.basename(file, ".mdx"));

/** Returns the texts of the articles with their placeholders filled, and reports those that are unknown. */
function fillArticles(sources: Sources, facts: Facts | undefined, problems: Problem[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [file, source] of sources) {
    if (!file.endsWith(".mdx")) continue;
    const lines = source.split("\n").map((line, index) => {
      if (!facts) return withoutPlaceholders(line);
      const { text, errors } = fillPlaceholders(line, facts);
      if (text.includes("{{live:"))
        errors.push("A placeholder that depends on the date can’t stand in an article.");
      for (const message of errors)
        problems.push({ severity: "error", file, line: index + 1, field: "", message });
      return text;
    });
    texts.set(file, lines.join("\n"));
  }
  return texts;
}

/** Returns the day at a time in a zone, as year-month-day. */
const dayAt = (now: number, timeZone = "UTC") => new Date(now).toLocaleDateString("sv", { timeZone });

/** Returns what placeholders stand for, or undefined if one of the files that they come from has an error. */
function readFacts(files: ReadonlyMap<ContentName, SourceFile>): Facts | undefined {
  const business = contentFiles.business.safeParse(files.get("business")?.data);
  const schedule = contentFiles.schedule.safeParse(files.get("schedule")?.data);
  const practices = contentFiles.practices.safeParse(files.get("practices")?.data).data ?? [];
  const lessons = contentFiles.lessons.safeParse(files.get("lessons")?.data).data ?? [];
  return (
    business.data &&
    schedule.data &&
    factsOf({ business: business.data, schedule: schedule.data, practices, lessons })
  );
}

/** Returns a file's data with its placeholders filled, and reports those that are unknown or could be used. */
function fill(file: SourceFile, schema: z.ZodType, facts: Facts, problems: Problem[]): unknown {
  const isFactFile = file.file === pathOf("business") || file.file === pathOf("schedule");
  return mapTexts(file.data, [], (source, path) => {
    const { kind, slots, verbatim } = metaOf(fieldAt(schema, path)) ?? {};
    const { text, errors } = fillPlaceholders(source, facts, slots);
    const report = (severity: Problem["severity"], message: string) =>
      problems.push({ severity, file: file.file, line: file.lineOf(path), field: fieldName(path), message });
    for (const error of errors) report("error", error);
    if (text.includes("{{live:") && kind !== "prose") {
      report("error", "A placeholder that depends on the date can only stand in sentences, not here.");
    }
    if (!isFactFile && !verbatim && (kind === "prose" || kind === "text")) {
      for (const { typed, name } of typedFacts(source, facts)) {
        report("warning", `“${typed}” is typed here. Write {{${name}}}, so that it changes with the fact.`);
      }
    }
    return text;
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
