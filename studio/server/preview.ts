import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Context, Hono } from "hono";
import { html, raw } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { getMimeType } from "hono/utils/mime";
import { z } from "zod";
import { hashSource } from "../../build-site/content-security-policy.ts";
import { cropPhotograph, photographInAvif } from "../../build-site/pictures/crop-photograph.ts";
import { isDraft } from "../../content-model/compiler/articles/parse-article.ts";
import { compileContent, type Sources } from "../../content-model/compiler/compile-content.ts";
import { fieldAt } from "../../content-model/compiler/field-at.ts";
import { type Pictures, readPictures } from "../../content-model/compiler/pictures.ts";
import { UnreadableError, withinTimeLimit } from "../../content-model/compiler/time-limit.ts";
import { frontMatterSchema } from "../../content-model/schema/article.ts";
import { purposes } from "../../domain/newsletter.ts";
import { drawnArticles, portraitAvif } from "../../domain/pictures.ts";
import { photographCrops, photographFormats, photographUrl } from "../../site/articles/photograph-files.ts";
import { articleFile, frontMatterOf } from "../engine/articles/names.ts";
import { fieldOrder, frontOf, setArticleField } from "../engine/articles/open-article.ts";
import { isFields } from "../engine/content/entries.ts";
import { pictureFiles } from "../engine/pictures.ts";
import type { Project } from "../engine/project.ts";
import { InvalidContent, type Renderer, type Rendering } from "../engine/rendering/renderer.ts";
import {
  keepPlaceParameter,
  momentParameter,
  showWordsParameter,
  showWordsScript,
  tellWordsScript,
} from "../engine/rendering/show-words.ts";
import { dayOf } from "../engine/sources.ts";
import type { StudioDeps } from "./deps.ts";
import type { Door } from "./door/door.ts";
import { composeKept } from "./kept-letters.ts";

type PreviewDeps = StudioDeps & {
  /** Reads the content to show. */
  readonly read: () => Promise<Sources>;
};

type PreviewEnv = {
  Bindings: {
    /** Whether a request may see pages and letters: it names the folder of an open window. */
    readonly isLetIn: boolean;
    /** Whether it is that, or what a page there loads. */
    readonly isForOpenWindow: boolean;
  };
};

/**
 * Shows the pages of the draft as they would be published, in a frame of the studio or a window of their own. They are below a
 * folder that can't be guessed, and that the door knows. Browsers would send a cookie to all ports of `localhost`, so to any
 * other program on this computer; the whole address of a page goes nowhere else. Nothing can be sent from the pages. Scripts,
 * pictures and fonts have a hash in their names: anyone who knows the name gets the file. Pictures are cropped only for the
 * owner's windows.
 *
 * @param door knows the folders
 * @param studioOrigin the only page that may frame them
 */
export function createPreview(
  deps: PreviewDeps,
  { opensPreview }: Pick<Door, "opensPreview">,
  studioOrigin: string,
) {
  const pages = createPages(deps, studioOrigin);
  /** Returns the folder of an address and the path below it; undefined if no window has that folder. */
  const findFolder = ({ pathname }: URL) => {
    const [, folder = "", ...rest] = pathname.split("/");
    return opensPreview(folder) ? { folder, path: `/${rest.join("/")}` } : undefined;
  };
  return {
    fetch: (request: Request): Response | Promise<Response> => {
      const url = new URL(request.url);
      const found = findFolder(url);
      if (found) {
        url.pathname = found.path;
        return pages.fetch(new Request(url, request), { isLetIn: true, isForOpenWindow: true });
      }
      // A link of a page, or what it loads: browsers tell where that stands, in full to its own origin only.
      const from = URL.parse(request.headers.get("referer") ?? "");
      const linking = from?.origin === deps.previewOrigin ? findFolder(from) : undefined;
      if (linking && request.method === "GET" && request.headers.get("accept")?.includes("text/html")) {
        const location = `/${linking.folder}${url.pathname}${url.search}`;
        return new Response(null, { status: 302, headers: { Location: location } });
      }
      return pages.fetch(request, { isLetIn: false, isForOpenWindow: linking !== undefined });
    },
  };
}

function createPages(deps: PreviewDeps, studioOrigin: string) {
  const { project, previewOrigin, read, renderer } = deps;
  const { host } = new URL(previewOrigin);
  /** A draft is on no page but its own. */
  const contentFor = async (url: string) => {
    const [, slug] = /^\/blog\/([a-z0-9-]+)\/?$/.exec(url) ?? [];
    const sources = await read();
    if (!slug) return sources;
    const pictures = await readPictures(project.folder);
    // Stand-ins for missing fields don’t help an article that can’t be parsed.
    const file = articleFile(slug);
    const unreadable = compileContent(sources, { pictures }).problems.find(
      (problem) => problem.file === file && problem.code === "not an article",
    );
    if (unreadable) throw new InvalidContent([unreadable]);
    try {
      return withinTimeLimit(sources.get(file) ?? "", () => asIfFinished(sources, slug, pictures));
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      const message = `This article ${error.message}`;
      throw new InvalidContent([{ severity: "error", file, line: 1, field: "", message }]);
    }
  };
  const say = (c: Context, words: string, status: 403 | 404 | 409 | 503) =>
    respondWithWords(c, { words, status }, studioOrigin);
  const refuse = (c: Context) => say(c, "This page is part of your studio: open it from there.", 403);
  return (
    new Hono<PreviewEnv>()
      .use(async (c, next) => {
        if (c.req.header("host") !== host) return c.body(null, 403);
        await next();
        c.res.headers.set("Cache-Control", "no-store");
        c.res.headers.set("Referrer-Policy", "same-origin");
        c.res.headers.set("Cross-Origin-Resource-Policy", "same-origin");
        // The site's own scripts run here: none of them may ask for a passkey.
        c.res.headers.set("Permissions-Policy", noPasskeys);
        if (!c.res.headers.has("Content-Security-Policy"))
          c.res.headers.set("Content-Security-Policy", `default-src 'none'; frame-ancestors ${studioOrigin}`);
        return;
      })
      .get("/letter-as-it-arrives/:audience/:appearance", async (c) => {
        if (!c.env.isLetIn) return refuse(c);
        const audience = purposes.find((purpose) => purpose === c.req.param("audience"));
        const body = audience && (await composeKept(deps, audience));
        if (!body) return say(c, "Nothing is written yet.", 404);
        return respondWithLetter(c, body, studioOrigin);
      })
      .get("*", async (c) => {
        if (!renderer.isReady) {
          if (!c.env.isLetIn) return refuse(c);
          // The comparison beside the page says on the screen why it failed.
          renderer.open().catch(console.error);
          c.header("Refresh", "2");
          return say(c, "Getting the pages ready (half a minute, once)…", 503);
        }
        const opened = await renderer.open();
        const asset = (await photographAt(project, c.req.path)) ?? assetsOf(opened).get(c.req.path);
        if (asset) {
          const type = getMimeType(asset) ?? "application/octet-stream";
          return c.body(await readFile(asset), 200, { "Content-Type": type });
        }
        // It takes a processor for a second, so nobody else may ask for it.
        const crop =
          c.env.isForOpenWindow &&
          ((await portraitAt(project, c.req.path)) ?? (await cropAt(project, c.req.path)));
        if (crop) return c.body(new Uint8Array(crop), 200, { "Content-Type": getMimeType(c.req.path) ?? "" });
        try {
          // A module of a page that was opened before the last edit.
          const module = c.req.path.startsWith("/assets/") && (await opened.findModule(c.req.path));
          if (module) return c.body(module.body, 200, { "Content-Type": module.contentType });
          if (!c.env.isLetIn) return refuse(c);
          return respond(c, await opened.render(await contentFor(c.req.path)), studioOrigin);
        } catch (error) {
          if (!(error instanceof InvalidContent)) throw error;
          return say(c, `The draft can’t be shown yet. ${error.message}`, 409);
        }
      })
      // Viewing a draft isn't counted as a page view.
      .post("/functions/v1/page-view", (c) => c.body(null, 204))
      .all("*", (c) => c.json({ message: "Nothing is sent from here: these pages aren’t published." }, 405))
  );
}

const noPasskeys = "publickey-credentials-get=(), publickey-credentials-create=()";

/** Shows a letter as mail programs do: without scripts, and with links that lead nowhere. */
function respondWithLetter(
  c: Context,
  body: { readonly text: string; readonly html: string },
  origin: string,
) {
  const appearance = c.req.param("appearance");
  const policy = `default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors ${origin}`;
  c.header("Content-Security-Policy", policy);
  if (appearance === "text") return c.text(body.text);
  const scheme = appearance === "dark" ? "dark" : "light";
  return c.html(
    body.html
      .replace('content="light dark"', `content="${scheme}"`)
      .replace("color-scheme:light dark", `color-scheme:${scheme}`)
      // A sandboxed page opens no window: nobody is led away, or off the list.
      .replace("<body", '<base target="_blank"><body'),
  );
}

function respond(c: Context, rendering: Rendering, studioOrigin: string): Response | Promise<Response> {
  const file = c.req.path.replace(/(?<=.)\/$/, "");
  const found = rendering.files.get(file);
  const shown = found ?? rendering.files.get("/404");
  if (!shown) return c.notFound();
  const isPage = shown.contentType.startsWith("text/html");
  const at = Number(c.req.query(momentParameter) ?? Number.NaN);
  const asks = (parameter: string) => isPage && c.req.query(parameter) !== undefined;
  const scripts = [
    ...(isPage && Number.isFinite(at) ? [momentScript(at)] : []),
    ...(asks(keepPlaceParameter) ? [keepPlaceScript, showWordsScript] : []),
    ...(asks(showWordsParameter) ? [showWordsScript, tellWordsScript(studioOrigin)] : []),
  ];
  const injected = scripts.map((script) => `<script>${script}</script>`).join("");
  const body = shown.body.replace("<head>", () => `<head>${injected}`);
  const policy = shown.policy
    ?.replace("frame-ancestors 'none'", `frame-ancestors ${studioOrigin}`)
    .replace("script-src", ["script-src", ...scripts.map(hashSource)].join(" "));
  return c.body(body, found ? 200 : 404, {
    "Content-Type": shown.contentType,
    ...(policy && { "Content-Security-Policy": policy }),
  });
}

/** A script that makes a page's own scripts take another moment for now. */
const momentScript = (moment: number) => `{const now=Date.now,from=now();Date.now=()=>${moment}+now()-from}`;

/** A script that shows the same place again after the page was loaded anew, as a frame is after each pause in typing. */
const keepPlaceScript =
  '{const key="place "+location.pathname;' +
  'addEventListener("pagehide",()=>sessionStorage.setItem(key,scrollY));' +
  'addEventListener("DOMContentLoaded",()=>scrollTo({top:sessionStorage.getItem(key)??0,behavior:"instant"}))}';

/** Returns the file of a photograph, which may have come after the build. A request's path is looked up. */
async function photographAt(project: Project, url: string): Promise<string | undefined> {
  if (!url.startsWith("/photos/")) return undefined;
  const file = (await pictureFiles(project)).find((name) => name === `public${url}`);
  return file && path.join(project.folder, file);
}

/** Returns her photograph in AVIF, as the build makes it. */
async function portraitAt(project: Project, url: string): Promise<Buffer | undefined> {
  if (!url.startsWith("/photos/")) return undefined;
  const file = (await pictureFiles(project)).find((name) => `public${url}` === portraitAvif(name));
  return file === undefined ? undefined : photographInAvif(await readFile(path.join(project.folder, file)));
}

/** In the name of a crop: the point that stays, in per cent from the left and the top. */
const focusInName = /-(\d{1,3})x(\d{1,3})\.\w+$/;

/** Returns a crop of an article's photograph as it is now, which may have come after the build. */
async function cropAt({ folder }: Project, url: string): Promise<Buffer | undefined> {
  if (!url.startsWith("/assets/article-")) return undefined;
  const { photographs } = await readPictures(folder);
  const [, x, y] = focusInName.exec(url) ?? [];
  const focus = x && y ? { x: Number(x), y: Number(y) } : undefined;
  for (const [slug, { file, id }] of photographs) {
    for (const crop of ["wide", "tall"] as const) {
      const format = photographFormats.find((one) => photographUrl(slug, id, crop, one, focus) === url);
      if (format)
        return cropPhotograph(await readFile(path.join(folder, file)), photographCrops[crop], format, focus);
    }
  }
  return undefined;
}

const assets = new WeakMap<Renderer, ReadonlyMap<string, string>>();

/** Lists the files of the build by URL path: a request's path is looked up, never joined to a folder. */
function assetsOf(renderer: Renderer): ReadonlyMap<string, string> {
  const known = assets.get(renderer);
  if (known) return known;
  const found = new Map<string, string>();
  const programs = ["client", "pages"].map((part) => path.join(renderer.program, part));
  for (const folder of [...programs, path.resolve(".generated/public")]) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      const url = `/${path.relative(folder, file).replaceAll(path.sep, "/")}`;
      if (entry.isFile() && !url.includes("/.")) found.set(url, file);
    }
  }
  assets.set(renderer, found);
  return found;
}

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
    !pictures.photographs.has(slug) && !drawnArticles.some((drawn) => drawn === slug) && !picture.print;
  const typed = {
    ...fields,
    picture: { ...picture, ...(needsPrint && { print: drawnArticles[0] }) },
  };
  const standIns: Readonly<Record<string, unknown>> = {
    title: slug,
    standfirst: "Still to be written: the line under the title.",
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
    // An optional field is left out: the page derives it from the others.
    finished = setArticleField(finished, [name], isValid(schema, undefined) ? undefined : standIns[name]);
  }
  const words = finished.slice(frontOf(finished).length).trim() ? "" : "\nStill to be written: the text.\n";
  return new Map(sources).set(file, withNamedGaps(finished + words));
}

/** What a practice says while it lacks this. */
const practiceStandIns = {
  title: "Still to be named",
  length: "how long is still to be written",
  works: "see hear feel",
};

/** Writes into a text's practices what they lack: the page around them can be shown. The time that it takes grows with the text, not faster. */
const withNamedGaps = (text: string): string =>
  text
    .replace(/<Practice\b((?:"[^"]*"|[^"<>])*)>/g, (_, attributes: string) => {
      const given = attributes.replace(/\s\w+=""/g, "");
      const missing = Object.entries(practiceStandIns).filter(([name]) => !given.includes(` ${name}=`));
      return `<Practice${given}${missing.map(([name, words]) => ` ${name}="${words}"`).join("")}>`;
    })
    .replace(/^([ \t]*\d+\.)[ \t]*$/gm, "$1 Still to be written.");

const isValid = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

/** The colours are `--sheet` and `--soft` of the studio's `tokens.css`. */
const style = `html{color-scheme:light dark;background:light-dark(oklch(0.993 0.006 88),oklch(0.243 0.03 216));color:light-dark(oklch(0.42 0.034 210),oklch(0.8 0.02 95))}
body{margin:0;min-height:100vh;box-sizing:border-box;padding:1.5rem;display:grid;place-items:center;font:1rem/1.5 system-ui,sans-serif;text-align:center}
p{margin:0;max-width:34ch;text-wrap:balance;overflow-wrap:anywhere}`;

const styleHash = hashSource(style);

type Words = { readonly words: string; readonly status: ContentfulStatusCode };

/** Responds with a sentence in its middle, where a page can't be shown. */
function respondWithWords(c: Context, { words, status }: Words, studioOrigin: string) {
  const policy = `default-src 'none'; style-src ${styleHash}; frame-ancestors ${studioOrigin}`;
  c.header("Content-Security-Policy", policy);
  return c.html(
    html`<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Preview</title><style>${raw(style)}</style><p>${words}</p></html>`,
    status,
  );
}
