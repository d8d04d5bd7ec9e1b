import { z } from "zod";
import { isDraft } from "../../../content-model/compiler/articles/parse-article.ts";
import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import { fieldAt, metaOf } from "../../../content-model/compiler/field-at.ts";
import type { Pictures } from "../../../content-model/compiler/pictures.ts";
import { frontMatterSchema } from "../../../content-model/schema/article.ts";
import { drawnArticles } from "../../../domain/pictures.ts";
import { isFields } from "../content/entries.ts";
import { dayOf } from "../sources.ts";
import { articleFile, frontMatterOf } from "./names.ts";
import { fieldOrder, setArticleField } from "./open-article.ts";

/**
 * Returns the content with a draft as if it were finished, for its preview: what is missing says so on the page. Other articles
 * stay as they are.
 */
export function asIfFinished(
  sources: Sources,
  slug: string,
  pictures: Pick<Pictures, "photographs">,
  now = Date.now(),
): Sources {
  const file = articleFile(slug);
  const text = sources.get(file) ?? "";
  const fields = frontMatterOf(text);
  if (!isDraft(fields)) return sources;
  const today = dayOf(sources, now);
  const picture = isFields(fields.picture) ? fields.picture : {};
  const needsPrint =
    !pictures.photographs.has(slug) &&
    !drawnArticles.some((drawn) => drawn === slug) &&
    !picture.print &&
    !picture.motif;
  const typed = {
    ...fields,
    picture: { ...picture, ...(needsPrint && { print: drawnArticles[0] }) },
  };
  const standIns: Readonly<Record<string, unknown>> = {
    title: slug,
    published: today,
    picture: { ...typed.picture, alt: "Still to be written: what the picture shows." },
  };
  let finished = setArticleField(text, ["draft"], undefined);
  for (const name of fieldOrder) {
    const schema = fieldAt(frontMatterSchema, [name]);
    if (!schema) continue;
    const value = (typed as Readonly<Record<string, unknown>>)[name];
    const isLater = name === "published" && String(value) > today;
    if (isValid(schema, value) && !isLater) {
      if (name === "picture") finished = setArticleField(finished, [name], value);
      continue;
    }
    const candidates = [
      ...(isLater ? [] : wordsLike(value)),
      standIns[name],
      `Still to be written: ${titleOf(schema)}.`,
    ];
    const fitting = candidates.find((one) => one !== undefined && isValid(schema, one));
    finished = setArticleField(finished, [name], fitting);
  }
  return new Map(sources).set(file, withNamedGaps(finished));
}

/** What a practice says while it lacks this. */
const practiceStandIns = {
  title: "Still to be named",
  length: "how long is still to be written",
  works: "see hear feel",
};

/** Writes into a text's practices what they lack: the page around them can be shown. */
const withNamedGaps = (text: string): string =>
  text
    .replace(/<Practice\b((?:"[^"]*"|[^">])*)>/g, (_, attributes: string) => {
      const given = attributes.replace(/\s\w+=""/g, "");
      const missing = Object.entries(practiceStandIns).filter(([name]) => !given.includes(` ${name}=`));
      return `<Practice${given}${missing.map(([name, words]) => ` ${name}="${words}"`).join("")}>`;
    })
    .replace(/^(\s*\d+\.)[^\S\n]*$/gm, "$1 Still to be written.");

const isValid = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

/** What was typed, made as long or short as its field needs. */
const wordsLike = (value: unknown): unknown[] =>
  typeof value === "string"
    ? [`${value} – still to be written on, since this is too short.`, value.slice(0, 300), value.slice(0, 60)]
    : [];

const titleOf = (schema: z.core.$ZodType) =>
  `${(metaOf(schema)?.title ?? "this").toLowerCase()}, of which nothing is here yet`;
