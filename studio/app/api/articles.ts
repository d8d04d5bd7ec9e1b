import { queryOptions } from "@tanstack/react-query";
import { keyOfArticle } from "../../engine/articles/names.ts";
import type { EditResult } from "../../engine/draft/write-edit.ts";
import { api, read } from "./client.ts";
import { forgetInvalid } from "./content.ts";
import { queryClient, type SentWords, showAnswer } from "./query-client.ts";

export const articlesQuery = queryOptions({
  queryKey: ["content", "articles"],
  queryFn: () => read(api.articles.$get()),
});

const readArticle = (slug: string) => read(api.articles[":slug"].$get({ param: { slug } }));

/** An article, what is typed in it and isn't in its file, and what it still needs. */
export type ArticleAnswer = Awaited<ReturnType<typeof readArticle>>;

export const articleQuery = (slug: string) =>
  queryOptions({ queryKey: ["content", "articles", slug], queryFn: () => readArticle(slug) });

/** Writes an article to its file if it is valid, and otherwise to the journal. */
export async function saveArticle(slug: string, { value, base }: SentWords): Promise<EditResult> {
  const text = String(value);
  const json = { text, ...(typeof base === "string" && { base }) };
  const result = await read(api.articles[":slug"].$put({ param: { slug }, json }));
  await showAnswer(articleQuery(slug).queryKey, (known) => {
    if (!known) return known;
    if (result.state === "saved") {
      const inFile = result.merged ?? text;
      return { ...known, text: inFile, base: inFile, kept: null, whatIsWrong: null };
    }
    if (result.state === "invalid")
      return { ...known, base: json.base ?? known.base, kept: text, whatIsWrong: result.message };
    return known;
  });
  if (result.state === "saved") forgetInvalid((one) => one === keyOfArticle(slug));
  const isRead = queryClient.invalidateQueries({ queryKey: articlesQuery.queryKey });
  if (result.state === "read-only" || result.state === "superseded") await isRead;
  return result;
}
