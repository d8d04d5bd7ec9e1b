import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Context, Hono } from "hono";
import { getMimeType } from "hono/utils/mime";
import { validator } from "hono/validator";
import sharp from "sharp";
import { z } from "zod";
import { cropPhotograph } from "../../../build-site/pictures/crop-photograph.ts";
import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import { fieldAt } from "../../../content-model/compiler/field-at.ts";
import { readPictures } from "../../../content-model/compiler/pictures.ts";
import { parseSource } from "../../../content-model/compiler/source-file.ts";
import { altLimits, focusSchema, frontMatterSchema } from "../../../content-model/schema/article.ts";
import { businessSchema } from "../../../content-model/schema/business.ts";
import type { ContentName } from "../../../content-model/schema/content-files.ts";
import { type Focus, photographCrops } from "../../../site/articles/photograph-files.ts";
import { replaceFile } from "../../../system/files.ts";
import { articleFile, frontMatterOf } from "../../engine/articles/names.ts";
import type { FormPath } from "../../engine/content/change.ts";
import { findField, isFields } from "../../engine/content/entries.ts";
import { runGit } from "../../engine/git.ts";
import {
  type CleanPhotograph,
  cleanPhotograph,
  forArticle,
  forPortrait,
  forText,
  type PhotographSize,
} from "../../engine/photographs/clean-photograph.ts";
import { pictureFiles, picturesAt } from "../../engine/pictures.ts";
import { createQueue } from "../../engine/queue.ts";
import { Refusal } from "../../engine/refusal.ts";
import { liveCommit, whyReadOnly } from "../../engine/repository.ts";
import { sourcesAt } from "../../engine/sources.ts";
import type { StudioDeps } from "../deps.ts";
import { emitChange } from "../events.ts";
import type { Failure } from "../failure.ts";

/** The field that names the teacher's photograph. */
const portraitPath = ["teacher", "photograph"];

/** A practice or a lesson. */
const videoParam = validator("param", ({ list, slug = "" }, c) =>
  list === "practices" || list === "lessons"
    ? ({ list, slug } as const)
    : c.json<Failure, 404>({ message: "There is no such video." }, 404),
);

/** The words for people who can't see the picture, in a request that brings one. */
const withAlt = validator("query", ({ alt }) => ({ alt: typeof alt === "string" ? alt.trim() : "" }));

/** The photographs of articles, of videos and of the teacher: takes them in, and out again. The body of a request is the file. */
export const createPhotographRoutes = ({ project, draft, events }: StudioDeps) => {
  const inFolder = (file: string) => path.join(project.folder, file);
  const announce = () => emitChange(events);
  /** @throws Refusal if there is no such article: it was removed meanwhile */
  const knownSlug = async (c: Context) => {
    const slug = String(c.req.param("slug"));
    if ((await draft.sources()).has(articleFile(slug))) return slug;
    throw new Refusal("There is no such article.");
  };
  /** Those that were removed: one that is put back keeps its bytes, so it is no change against the site. */
  const removed = new Set<string>();
  const photographIn = async (c: Context, size: PhotographSize): Promise<CleanPhotograph> => {
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    if (!removed.has(idOf(bytes))) return cleanPhotograph(bytes, size);
    const { width, height } = await sharp(bytes).metadata();
    return { jpeg: Buffer.from(bytes), width, height };
  };
  const remove = (file: string) => {
    if (existsSync(inFolder(file))) removed.add(idOf(readFileSync(inFolder(file))));
    rmSync(inFolder(file), { force: true });
    announce();
  };
  const put = (file: string, bytes: Buffer) => {
    mkdirSync(path.dirname(inFolder(file)), { recursive: true });
    replaceFile(inFolder(file), bytes);
    announce();
  };

  const fieldNow = async (name: ContentName, at: FormPath) => {
    const file = `content/${name}.yaml`;
    return findField(name, parseSource(file, (await draft.sources()).get(file) ?? "").data, at)?.value;
  };
  /** Two devices may put one in at once: the second takes the place of the first, whose file goes. */
  const queue = createQueue();
  /** Writes the field that names a photograph, and removes the one that it named before. Throws a Refusal. */
  const setField = (name: ContentName, at: FormPath, value: Portrait | string | undefined) =>
    queue(() => writeField(name, at, value));
  const writeField = async (name: ContentName, at: FormPath, value: Portrait | string | undefined) => {
    const before = await fieldNow(name, at);
    const result = await draft.setField({ name, path: at, value, base: before });
    if (result.state !== "saved") throw new Refusal(result.message);
    const [old, url] = [before, value].map((one) => (isFields(one) ? one.path : one));
    if (typeof old === "string" && old.startsWith("/photos/") && old !== url) {
      if (!isNamed(old, await draft.sources())) remove(`public${old}`);
    }
    announce();
  };
  /** Stores a photograph under a name that tells its bytes. Returns its URL. */
  const putNamed = (name: string, jpeg: Buffer, end = "") => {
    const url = `/photos/${name}-${idOf(jpeg).slice(0, 8)}${end}.jpg`;
    put(`public${url}`, jpeg);
    return url;
  };

  return (
    new Hono()
      /**
       * A picture, as drafted or as visitors see it: whole, or as the site cuts it out above an article. Its name is looked up, never
       * joined to a folder.
       */
      .get("/file", async (c) => {
        const file = c.req.query("file") ?? "";
        const crop = c.req.query("crop");
        const type = getMimeType(file) ?? "application/octet-stream";
        const article = file.replace(/\.\w+$/, ".mdx");
        const send = async (bytes: Buffer, text: string | undefined) =>
          crop === "wide" || crop === "tall"
            ? c.body(
                new Uint8Array(await cropPhotograph(bytes, photographCrops[crop], "jpg", focusIn(text))),
                200,
                { "Content-Type": "image/jpeg" },
              )
            : c.body(new Uint8Array(bytes), 200, { "Content-Type": type });
        if (c.req.query("state") === "draft" && (await pictureFiles(project)).includes(file))
          return send(await readFile(inFolder(file)), (await draft.sources()).get(article));
        const live = c.req.query("state") === "live" && (await liveCommit(project));
        const id = live && (await picturesAt(project.folder, live)).get(file);
        if (id) {
          const sources = await sourcesAt(project.folder, live);
          return send(await runGit(project.folder, ["cat-file", "blob", id]), sources.get(article));
        }
        return c.json({ message: "There is no such picture." }, 404);
      })
      .use(async (_, next) => {
        const why = await whyReadOnly(project);
        if (why) throw new Refusal(why);
        return next();
      })
      .put("/articles/:slug", withAlt, async (c) => {
        const slug = await knownSlug(c);
        if (!isValid(fieldAt(frontMatterSchema, ["picture", "alt"]), c.req.valid("query").alt))
          throw new Refusal(needsWords(`${altLimits.min} to ${altLimits.max}`));
        const { jpeg } = await photographIn(c, forArticle);
        const { files } = await readPictures(project.folder);
        put(`content/articles/${slug}.jpg`, jpeg);
        for (const ending of ["jpeg", "png", "webp"]) {
          const other = `content/articles/${slug}.${ending}`;
          if (files.has(other)) remove(other);
        }
        return c.json({});
      })
      /** A photograph for the text of an article: returns its URL, which names its size. */
      .put("/texts/:slug", async (c) => {
        const slug = await knownSlug(c);
        const { jpeg, width, height } = await photographIn(c, forText);
        return c.text(putNamed(slug, jpeg, `-${width}x${height}`));
      })
      .delete("/articles/:slug", async (c) => {
        const { photographs } = await readPictures(project.folder);
        const file = photographs.get(c.req.param("slug"))?.file;
        if (file) remove(file);
        return c.json({});
      })
      .put("/portrait", withAlt, async (c) => {
        const { alt } = c.req.valid("query");
        if (!isValid(fieldAt(businessSchema, ["teacher", "photograph", "alt"]), alt))
          throw new Refusal(needsWords("at most 160"));
        const { jpeg, width, height } = await photographIn(c, forPortrait);
        await setField("business", portraitPath, { path: putNamed("teacher", jpeg), alt, width, height });
        return c.json({});
      })
      .delete("/portrait", async (c) => {
        await setField("business", portraitPath, undefined);
        return c.json({});
      })
      .put("/videos/:list/:slug", videoParam, async (c) => {
        const { list, slug } = c.req.valid("param");
        if (!(await fieldNow(list, [slug]))) throw new Refusal("There is no such video.");
        const { jpeg } = await photographIn(c, forText);
        await setField(list, [slug, "thumbnail"], putNamed(slug, jpeg));
        return c.json({});
      })
      .delete("/videos/:list/:slug", videoParam, async (c) => {
        const { list, slug } = c.req.valid("param");
        await setField(list, [slug, "thumbnail"], undefined);
        return c.json({});
      })
  );
};

/** Returns the point of its photograph that stays, as an article has it. */
const focusIn = (text: string | undefined): Focus | undefined =>
  z.object({ picture: z.object({ focus: focusSchema }) }).safeParse(frontMatterOf(text ?? "")).data?.picture
    .focus;

const idOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Whether content names a picture; a comment doesn't count. */
const isNamed = (url: string, sources: Sources) =>
  [...sources].some(([file, text]) =>
    (file.endsWith(".yaml") ? JSON.stringify(parseSource(file, text).data ?? null) : text).includes(url),
  );

type Portrait = {
  readonly path: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
};

const isValid = (schema: z.core.$ZodType | undefined, alt: string) =>
  schema !== undefined && z.safeParse(schema, alt).success;

const needsWords = (length: string) =>
  `Say in ${length} characters what the photograph shows, for people who can’t see it.`;
