import path from "node:path";
import { wordsPerMinute } from "../../../domain/format-text.ts";
import type { Article, Body } from "../../schema/article.ts";
import { countLinks, explainLink, leadsSomewhere, targetsOf } from "../check-links.ts";
import { pictureError } from "../check-pictures.ts";
import type { KnownFacts } from "../placeholders.ts";
import { explainFirst, fieldName, type Problem } from "../problem.ts";
import { memoStepWithinTimeLimit } from "../time-limit.ts";
import { type ArticleContext, checkArticle } from "./check-article.ts";
import { type ParsedArticle, parseArticle, unreadableArticle } from "./parse-article.ts";

/** Parses and checks the texts of all articles, by path, and fills in facts. Returns those without an error, newest first. */
export function compileArticles(
  files: ReadonlyMap<string, string>,
  facts: KnownFacts,
  context: Omit<ArticleContext, "slugs">,
): {
  readonly articles: readonly Article[];
  /** The bodies of these articles by their slugs. */
  readonly bodies: Readonly<Record<string, Body>>;
  readonly problems: readonly Problem[];
  /** The files of articles that aren't finished. */
  readonly drafts: readonly string[];
  /** The slugs of those that say which print stands above them. */
  readonly withPrint: ReadonlySet<string>;
} {
  const parsed = [...files].map(([file, text]) => {
    const article = memoStepWithinTimeLimit(
      { name: `article ${file} ${facts.id} ${text}`, text },
      () => parseArticle(file, text, facts),
      (why) => unreadableArticle(file, [{ line: 1, message: `This article ${why}` }]),
    );
    return [file, article] as const;
  });
  const drafts = parsed.flatMap(([file, { draft }]) => (draft ? [file] : []));
  const slugs = [...files.keys()]
    .filter((file) => !drafts.includes(file))
    .map((file) => path.basename(file, ".mdx"));
  const compiled = parsed.map(([file, article]) => compileArticle(file, article, { ...context, slugs }));
  return {
    articles: compiled
      .flatMap(({ article }) => article ?? [])
      .sort((a, b) => b.published.localeCompare(a.published)),
    bodies: Object.fromEntries(
      parsed.flatMap(([file, { body }]) => (body ? [[path.basename(file, ".mdx"), body]] : [])),
    ),
    problems: compiled.flatMap(({ problems }) => problems),
    drafts,
    withPrint: new Set(
      parsed.flatMap(([file, { namesPrint }]) => (namesPrint ? [path.basename(file, ".mdx")] : [])),
    ),
  };
}

function compileArticle(
  file: string,
  { fields, draft, citations, links, photographs, words, opening, problems, lineOf }: ParsedArticle,
  context: ArticleContext,
): { readonly article?: Article; readonly problems: readonly Problem[] } {
  const name = path.basename(file, ".mdx");
  if (draft && draft.slug !== name) {
    const message = `is “${draft.slug}”, but the file is called ${name}.mdx. Make them the same.`;
    return {
      problems: [...problems, { severity: "error", file, line: lineOf(["slug"]), field: "slug", message }],
    };
  }
  const problem = (line: number, field: string, message: string): Problem => ({
    severity: "error",
    file,
    line,
    field,
    message,
  });
  const targets = targetsOf(context.slugs, context.content);
  const inLinks = explainFirst(
    links.filter(({ url }) => !leadsSomewhere(url, targets)),
    ({ url, line }) => problem(line, "", explainLink(url, targets)),
    (count, { line }) => problem(line, "", countLinks(count)),
  );
  const missing = photographs.flatMap(({ url, line }) => {
    const message = context.pictures && pictureError(url, context.pictures.files);
    return message ? [problem(line, "", message)] : [];
  });
  if (!fields) return { problems: [...missing, ...problems, ...inLinks] };
  const ids = [...citations.keys()];
  const inFields = checkArticle(fields, ids, file, context).map(
    ({ path, citation, code, message }): Problem => ({
      ...problem(citation ? (citations.get(citation) ?? 1) : lineOf(path), fieldName(path), message),
      ...(code && { code }),
      ...(citation && { source: citation }),
    }),
  );
  return {
    problems: [...inFields, ...missing, ...problems, ...inLinks],
    article: {
      ...fields,
      description: fields.description ?? describe(fields.standfirst, opening),
      excerpt: fields.excerpt ?? shorten(fields.standfirst, longest.excerpt),
      minutes: fields.minutes ?? minutesFor(words),
      words,
      citations: ids,
    },
  };
}

const minutesFor = (words: number) => Math.max(1, Math.ceil(words / wordsPerMinute));

/** In characters, as the fields take them. */
const longest = { description: 160, excerpt: 300 };
const shortestDescription = 50;

/** Says in search results what an article is about: the line under its title, and if that is short, how it begins. */
const describe = (standfirst: string, opening: string) =>
  shorten(
    standfirst.length < shortestDescription ? `${standfirst} ${opening}` : standfirst,
    longest.description,
  );

/** Cuts a text between two words. */
const shorten = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\s\p{P}]+\S*$/u, "")}…`;
