import { rmSync } from "node:fs";
import path from "node:path";
import { Hono } from "hono";
import { z } from "zod";
import {
  type CompileOptions,
  compileContent,
  type Sources,
} from "../../../content-model/compiler/compile-content.ts";
import { readPictures } from "../../../content-model/compiler/pictures.ts";
import type { Problem } from "../../../content-model/compiler/problem.ts";
import { calledBy } from "../../../content-model/schema/references.ts";
import { leadAway } from "../../engine/articles/lead-away.ts";
import {
  articleFile,
  frontMatterOf,
  keyOfArticle,
  readableFields,
  slugOfArticleFile,
  slugOfTitle,
} from "../../engine/articles/names.ts";
import { idOfSource, sourcesIn, tidySource } from "../../engine/articles/new-source.ts";
import { newArticle, setArticleField } from "../../engine/articles/open-article.ts";
import type { Fields } from "../../engine/content/entries.ts";
import { Refusal } from "../../engine/refusal.ts";
import { dayOf } from "../../engine/sources.ts";
import type { StudioDeps } from "../deps.ts";
import { announceEdit } from "../events.ts";
import { jsonBody } from "../failure.ts";

const edit = z.object({ text: z.string().max(400_000), base: z.string().max(400_000).optional() });
const title = z.object({ title: z.string().trim().min(1).max(60) });
const fieldsOfSource = z.record(z.string(), z.json());
const source = z.object({ fields: fieldsOfSource });
const correction = z.object({ fields: fieldsOfSource, base: fieldsOfSource.optional() });

/** The part of a URL that an article may have. */
const isSlug = (slug: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug);

/** An article in the list. */
export type ListedArticle = {
  readonly slug: string;
  readonly title: string;
  readonly published: string | undefined;
  /** Its photograph, if it has one, and what stands for its bytes. */
  readonly photograph: { readonly file: string; readonly id: string } | null;
  /** Which print it has, as its file says. */
  readonly picture: z.infer<typeof listedPicture>;
  readonly isDraft: boolean;
  readonly isOnSite: boolean;
  /** How many things a draft still needs before it can be published. */
  readonly missing: number;
};

/** Whether visitors see an article, for its text as it was published: a draft is on no page. */
const isOnSite = (live: string | undefined): boolean =>
  live !== undefined && frontMatterOf(live).draft !== true;

/** What is wrong with an article, or missing: a sentence, at one of its fields if it is about one. */
export type ArticleProblem = Pick<Problem, "line" | "field" | "message" | "code" | "source">;

/** The articles: lists them, and writes what the owner types. */
export const createArticleRoutes = ({ project, draft, journal, readLive, events, now }: StudioDeps) => {
  const announce = announceEdit(events);
  return (
    new Hono()
      .get("/", async (c) => {
        const [sources, live, pictures] = await Promise.all([
          draft.sources(),
          readLive(),
          readPictures(project.folder),
        ]);
        const articles = [...sources].flatMap(([file, text]): ListedArticle[] => {
          const slug = slugOfArticleFile(file);
          if (slug === undefined) return [];
          const { title, published, picture, draft: isDraft } = frontMatterOf(text);
          const listed = {
            slug,
            title: typeof title === "string" ? title : slug,
            published: typeof published === "string" ? published : undefined,
            photograph: pictures.photographs.get(slug) ?? null,
            picture: listedPicture.safeParse(picture).data ?? {},
            isDraft: isDraft === true,
            isOnSite: isOnSite(live.get(file)),
            missing: isDraft === true ? problemsIn(sources, file, text, { now: now(), pictures }).length : 0,
          };
          return [listed];
        });
        return c.json(articles.sort(newestFirst));
      })
      .post("/", jsonBody(title), async (c) => {
        const { title } = c.req.valid("json");
        const slug = slugOfTitle(title);
        if (!slug) throw new Refusal("Write a title with letters: its address is made of them.");
        const sources = await draft.sources();
        if (sources.has(articleFile(slug)))
          throw new Refusal("There is an article with this title already. Choose another one.");
        const result = announce(
          await draft.setArticle({ slug, text: newArticle(slug, title), base: undefined }),
        );
        if (result.state !== "saved") {
          // Nobody has typed anything in it yet.
          journal.drop(keyOfArticle(slug));
          throw new Refusal(result.message);
        }
        return c.json({ slug });
      })
      .get("/:slug", async (c) => {
        const slug = c.req.param("slug");
        const sources = await draft.sources();
        const text = sources.get(articleFile(slug));
        const kept = journal.kept(keyOfArticle(slug));
        const pictures = await readPictures(project.folder);
        if (text === undefined) throw new Refusal("There is no such article.");
        const live = (await readLive()).get(articleFile(slug));
        return c.json({
          text,
          live: live ?? null,
          isOnSite: isOnSite(live),
          kept: typeof kept?.value === "string" ? kept.value : null,
          /** The text that what is kept was typed over; a hand in the file may have changed it since. */
          base: typeof kept?.base === "string" ? kept.base : text,
          whatIsWrong: kept?.problem?.message ?? null,
          /** What is wrong with what was typed, or what a draft still needs before it can be published. */
          problems: problemsIn(
            sources,
            articleFile(slug),
            typeof kept?.value === "string" ? kept.value : text,
            { now: now(), pictures },
          ),
          photograph: pictures.photographs.get(slug) ?? null,
          references: referencesIn(sources),
        });
      })
      .put("/:slug", jsonBody(edit), async (c) => {
        const slug = c.req.param("slug");
        if (!isSlug(slug)) throw new Refusal("There is no such article.");
        const { text, base } = c.req.valid("json");
        return c.json(announce(await draft.setArticle({ slug, text, base })));
      })
      /** Adds a source to the list of all articles, and returns its id. */
      .post("/sources", jsonBody(source), async (c) => c.json(await writeSource(c.req.valid("json").fields)))
      /** Corrects a source in the list of all articles. What another window has corrected in it since stays. */
      .put("/sources/:id", jsonBody(correction), async (c) => {
        const id = c.req.param("id");
        const known = referencesIn(await draft.sources()).find((one) => one.id === id);
        if (!known) throw new Refusal("There is no such source.");
        const { fields, base = known.fields } = c.req.valid("json");
        return c.json(await writeSource(fields, { id, base }));
      })
      /** Takes an article out. An address that visitors may know leads to the list of articles. */
      .delete("/:slug", async (c) => {
        const slug = c.req.param("slug");
        const [sources, live] = await Promise.all([draft.sources(), readLive()]);
        const text = sources.get(articleFile(slug));
        if (text === undefined) throw new Refusal("There is no such article.");
        const isLive = live.has(articleFile(slug));
        const others = (now: Sources) => leadAway(now, slug, isLive);
        const result = await draft.setArticle({ slug, text: undefined, base: text, others });
        const photograph = (await readPictures(project.folder)).photographs.get(slug)?.file;
        if (result.state === "saved" && photograph) {
          rmSync(path.join(project.folder, photograph));
        }
        return c.json(announce(result));
      })
  );

  /** @param own the id of a source that is there, and its fields as the window saw them */
  async function writeSource(typed: Fields, own?: { readonly id: string; readonly base: Fields }) {
    const fields = tidySource(typed);
    // Journals print next year's number before it begins.
    const nextYear = new Date(now()).getFullYear() + 1;
    if (typeof fields.year === "number" && fields.year > nextYear) {
      const message = `${fields.year} is still to come. Write the year in which it was published.`;
      return { id: null, called: null, problem: { message, within: "year" } };
    }
    const ids = referencesIn(await draft.sources()).map((one) => one.id);
    const id = own?.id ?? idOfSource(fields, ids);
    const result = await draft.setField({ name: "references", path: [id], value: fields, base: own?.base });
    if (result.state === "saved") {
      announce(result);
      return { id, called: calledBy(fields), problem: null };
    }
    // Its form has it still.
    journal.drop(`references ${id}`);
    const within = result.state === "invalid" ? result.within : undefined;
    return { id: null, called: null, problem: { message: result.message, within } };
  }
};

const listedPicture = z.object({ print: z.string().optional() });

const referencesIn = (sources: Sources) => sourcesIn(sources.get("content/references.yaml") ?? "");

/** Returns what keeps an article from being published, a sentence each. A draft gets its day when it’s finished. */
function problemsIn(
  sources: Sources,
  file: string,
  text: string,
  options: CompileOptions & { readonly now: number },
): ArticleProblem[] {
  const problemsOf = (text: string) =>
    compileContent(new Map(sources).set(file, text), options)
      .problems.filter((problem) => problem.file === file && problem.severity === "error")
      .map(({ line, field, message, code, source }) => ({ line, field, message, code, source }));
  const asItIs = problemsOf(text);
  const fields = asItIs.some(({ code }) => code === "not an article") ? undefined : readableFields(text);
  if (fields?.draft !== true) return asItIs;
  const dated = fields.published ? text : setArticleField(text, ["published"], dayOf(sources, options.now));
  return problemsOf(setArticleField(dated, ["draft"], undefined));
}

/** Drafts first. */
const newestFirst = (one: ListedArticle, other: ListedArticle) =>
  Number(other.isDraft) - Number(one.isDraft) ||
  (other.published ?? "").localeCompare(one.published ?? "") ||
  one.title.localeCompare(other.title);
