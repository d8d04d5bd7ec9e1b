import path from "node:path";
import { closestTo } from "../../../domain/closest-to.ts";
import type { FrontMatter } from "../../schema/article.ts";
import type { Content } from "../../schema/content-files.ts";
import type { Pictures } from "../pictures.ts";
import { explainFirst, type FieldError } from "../problem.ts";

/** What an article may refer to. Without sections or references, those aren’t checked. */
export type ArticleContext = {
  /** The content files that are valid. */
  readonly content: Partial<Content>;
  /** The slugs of all articles. */
  readonly slugs: readonly string[];
  /** Without them, photographs in the text aren’t looked for. */
  readonly pictures?: Pick<Pictures, "files">;
  /** The current day in the business's time zone, as year-month-day. */
  readonly today: string;
};

type ArticleError = FieldError & {
  /** The cited reference that the error is about. */
  readonly citation?: string;
};

/** Returns what is wrong with an article whose fields are valid by themselves. */
export function checkArticle(
  { slug, section, subjects, published, updated }: FrontMatter,
  citations: readonly string[],
  file: string,
  { content: { "article-sections": known, references }, today }: Omit<ArticleContext, "slugs">,
): ArticleError[] {
  const name = path.basename(file, ".mdx");
  const newest = updated ?? published;
  const errors: (ArticleError | false | "" | undefined)[] = [
    slug !== name && {
      path: ["slug"],
      message: `is “${slug}”, but the file is called ${name}.mdx. Make them the same.`,
    },
    known &&
      section !== undefined &&
      !known.sections.includes(section) && {
        path: ["section"],
        message: `“${section}” is no section. Write one of: ${known.sections.join(", ")}.`,
      },
    ...subjects.map(
      (subject, index) =>
        known &&
        !known.subjects.includes(subject) && {
          path: ["subjects", index],
          message: `“${subject}” is no subject. Write one of: ${known.subjects.join(", ")}.`,
        },
    ),
    published > today && { path: ["published"], message: `is in the future: ${published}.` },
    updated && updated > today && { path: ["updated"], message: `is in the future: ${updated}.` },
    updated &&
      updated <= published && { path: ["updated"], message: "must be after the day of publication." },
    ...explainFirst<string, ArticleError>(
      citations.filter((id) => references && !Object.hasOwn(references, id)),
      (id) => {
        const suggestion = closestTo(id, Object.keys(references ?? {}));
        const hint = suggestion ? ` Did you mean “${suggestion}”?` : "";
        return {
          path: [],
          code: "unknown source",
          citation: id,
          message: `This article cites “${id}”, which isn’t in the list of sources.${hint}`,
        };
      },
      (count, id) => ({
        path: [],
        citation: id,
        message: `This article cites ${count} more that ${count === 1 ? "isn’t" : "aren’t"} in the list of sources. Correct these first.`,
      }),
    ),
    ...citations.map((id): ArticleError | false => {
      const { year = 0 } = (references && Object.hasOwn(references, id) && references[id]) || {};
      return (
        year > Number(newest.slice(0, 4)) && {
          path: ["updated"],
          citation: id,
          message: `cites “${id}” of ${year}, which is newer than the article. Set “updated” to the day of the change.`,
        }
      );
    }),
  ];
  return errors.filter((error) => typeof error === "object");
}
