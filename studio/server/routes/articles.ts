import { Hono } from "hono";
import { z } from "zod";
import {
  type CompileOptions,
  compileContent,
  type Sources,
} from "../../../content-model/compiler/compile-content.ts";
import { readPictures } from "../../../content-model/compiler/pictures.ts";
import { parseSource } from "../../../content-model/compiler/source-file.ts";
import { articleFile, keyOfArticle, slugOfTitle } from "../../core/articles/names.ts";
import { newArticle } from "../../core/articles/open-article.ts";
import { setValue } from "../../core/content/edit-yaml.ts";
import { isFields } from "../../core/content/entries.ts";
import type { EditResult } from "../../core/draft/draft.ts";
import type { StudioDeps } from "../deps.ts";
import { jsonBody } from "../json-body.ts";

const edit = z.object({ text: z.string().max(400_000), base: z.string().max(400_000).optional() });
const title = z.object({ title: z.string().trim().min(1).max(60) });
const right = z.object({ sentence: z.string().min(1).max(2000) });

const sentencesFoundRight = (journal: StudioDeps["journal"], slug: string) =>
  (journal.kept(`right ${slug}`)?.value ?? []) as readonly string[];

/** The part of a URL that an article may have. */
const isSlug = (slug: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug);

const front = (text: string) => {
  const [, yaml = ""] = /^---\n([\s\S]*?\n)---(?:\n|$)/.exec(text) ?? [];
  const { data } = parseSource("", yaml);
  return isFields(data) ? data : {};
};

/** An article in the list. */
export type ListedArticle = {
  readonly slug: string;
  readonly title: string;
  readonly published: string | undefined;
  readonly isDraft: boolean;
};

/** The articles: lists them, and writes what the owner types. */
export const createArticleRoutes = ({
  project,
  draft,
  remember,
  journal,
  readLive,
  events,
  now,
}: StudioDeps) => {
  const changed = (result: EditResult): EditResult => {
    if (result.state === "read-only") return result;
    events.emit("content");
    events.emit("changes");
    return result;
  };
  return (
    new Hono()
      .get("/", async (c) => {
        const sources = await draft.sources();
        const articles = [...sources]
          .filter(([file]) => file.endsWith(".mdx"))
          .map(([file, text]): ListedArticle => {
            const { title, published, draft: isDraft } = front(text);
            const slug = file.slice("content/articles/".length, -".mdx".length);
            return {
              slug,
              title: typeof title === "string" ? title : slug,
              published: typeof published === "string" ? published : undefined,
              isDraft: isDraft === true,
            };
          });
        return c.json(articles.sort(newestFirst));
      })
      .post("/", jsonBody(title), async (c) => {
        const { title } = c.req.valid("json");
        const slug = slugOfTitle(title);
        if (!slug)
          return c.json({ message: "Write a title with letters: its address is made of them." }, 400);
        const sources = await draft.sources();
        if (sources.has(articleFile(slug))) {
          return c.json({ message: "There is an article with this title already. Choose another one." }, 409);
        }
        const result = changed(
          await draft.setArticle({ slug, text: newArticle(slug, title), base: undefined }),
        );
        if (result.state !== "saved") return c.json({ message: result.message }, 409);
        return c.json({ slug });
      })
      .get("/:slug", async (c) => {
        const slug = c.req.param("slug");
        const sources = await draft.sources();
        const text = sources.get(articleFile(slug));
        const kept = journal.kept(keyOfArticle(slug));
        if (text === undefined) return c.json({ message: "There is no such article." }, 404);
        return c.json({
          text,
          live: (await readLive()).get(articleFile(slug)) ?? null,
          kept: typeof kept?.value === "string" ? kept.value : null,
          whatIsWrong: kept?.refused?.message ?? null,
          /** What a draft still needs before it can be published. */
          missing: missingIn(sources, articleFile(slug), {
            now: now(),
            remember,
            pictures: await readPictures(project.folder),
          }),
          references: referencesIn(sources),
          /** Sentences that the owner has looked at and found right. */
          right: sentencesFoundRight(journal, slug),
        });
      })
      .put("/:slug", jsonBody(edit), async (c) => {
        const slug = c.req.param("slug");
        if (!isSlug(slug)) return c.json({ message: "There is no such article." }, 404);
        const { text, base } = c.req.valid("json");
        return c.json(changed(await draft.setArticle({ slug, text, base })));
      })
      /** Remembers that a sentence is right as it is. */
      .post("/:slug/right", jsonBody(right), (c) => {
        const slug = c.req.param("slug");
        const { sentence } = c.req.valid("json");
        const known = sentencesFoundRight(journal, slug);
        journal.keep(`right ${slug}`, [...new Set([...known, sentence])]);
        events.emit("content");
        return c.json({});
      })
      .delete("/:slug", async (c) => {
        const slug = c.req.param("slug");
        const [sources, live] = await Promise.all([draft.sources(), readLive()]);
        const text = sources.get(articleFile(slug));
        if (text === undefined) return c.json({ message: "There is no such article." }, 404);
        // Only an address that visitors may know needs to lead somewhere.
        const others = new Map<string, string>();
        const redirects = "content/redirects.yaml";
        const list = parseSource(redirects, sources.get(redirects) ?? "").data;
        if (live.has(articleFile(slug)) && Array.isArray(list)) {
          const entry = { from: `/blog/${slug}`, to: "/blog" };
          others.set(redirects, setValue(sources.get(redirects) ?? "", [list.length], entry));
        }
        return c.json(changed(await draft.setArticle({ slug, text: undefined, base: text, others })));
      })
  );
};

function referencesIn(sources: Sources) {
  const file = "content/references.yaml";
  const { data } = parseSource(file, sources.get(file) ?? "");
  return Object.entries(isFields(data) ? data : {}).flatMap(([id, fields]) =>
    isFields(fields)
      ? [
          {
            id,
            authors: String(fields.authors ?? ""),
            year: String(fields.year ?? ""),
            title: String(fields.title ?? ""),
          },
        ]
      : [],
  );
}

/** Returns what keeps a draft from being published, a sentence each. */
function missingIn(sources: Sources, file: string, options: CompileOptions): string[] {
  const text = sources.get(file) ?? "";
  if (front(text).draft !== true) return [];
  const finished = text.replace(/^draft: true *\n/m, "");
  const { problems } = compileContent(new Map(sources).set(file, finished), options);
  return problems
    .filter((problem) => problem.file === file && problem.severity === "error")
    .map(({ field, message }) => `${field} ${message}`.trim());
}

/** Drafts first. */
const newestFirst = (one: ListedArticle, other: ListedArticle) =>
  Number(other.isDraft) - Number(one.isDraft) ||
  (other.published ?? "").localeCompare(one.published ?? "") ||
  one.title.localeCompare(other.title);
