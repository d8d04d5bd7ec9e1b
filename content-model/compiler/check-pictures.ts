import path from "node:path";
import { closestTo } from "../../domain/closest-to.ts";
import { plainLetters } from "../../domain/plain-letters.ts";
import type { Content } from "../schema/content-files.ts";
import type { Pictures } from "./pictures.ts";
import type { CrossError, Problem } from "./problem.ts";

const megabyte = 1_000_000;

/** Photographs in `public/photos/` are sent to visitors as they are. */
const maxPublished = 2 * megabyte;

/** An article's photograph is cropped when the site is built. */
const maxCropped = 10 * megabyte;

/** Returns an error for each picture that a content file names and that is missing or too large. */
export function checkPictures(content: Partial<Content>, { files }: Pictures): CrossError[] {
  const { business, practices = [], lessons = [] } = content;
  const photograph = business?.teacher.photograph?.path;
  const named = [
    { name: "business" as const, path: ["teacher", "photograph", "path"], url: photograph },
    ...practices.map(({ thumbnail }, index) => ({
      name: "practices" as const,
      path: [index, "thumbnail"],
      url: thumbnail,
    })),
    ...lessons.map(({ thumbnail }, index) => ({
      name: "lessons" as const,
      path: [index, "thumbnail"],
      url: thumbnail,
    })),
  ];
  return named.flatMap(({ name, path, url }) => {
    const message = url === undefined ? undefined : pictureError(url, files);
    return message ? [{ name, path, message }] : [];
  });
}

/** Returns what is wrong with a picture that is named by its URL. */
export function pictureError(url: string, files: Pictures["files"]): string | undefined {
  if (!url.startsWith("/photos/")) {
    return `“${url}” isn’t in public/photos/. Put the file there, and name it here as /photos/ and its name.`;
  }
  const size = files.get(`public${url}`);
  if (size !== undefined) return sizeError(url, size, maxPublished);
  if ([...files.keys()].some((file) => file.normalize() === `public${url}`.normalize())) {
    const readable = plainLetters(url.slice("/photos/".length)).replace(/[^a-z0-9.]+/g, "-");
    return `The name of ${url} has letters that computers write in two ways. Call the file ${readable}, and write so here.`;
  }
  const suggestion = closestTo(
    url,
    [...files.keys()].map((file) => file.replace(/^public/, "")),
  );
  return `There is no file public${url}. ${suggestion ? `Did you mean ${suggestion}?` : "Put it there, or correct its name."}`;
}

function sizeError(name: string, size: number, max: number): string | undefined {
  if (size <= max) return undefined;
  const shown = (size / megabyte).toFixed(1).replace(/\.0$/, "");
  return `The picture ${name} has ${shown} MB; at most ${max / megabyte} MB fit. Make it smaller.`;
}

/** Returns an error for each article, of those by path, whose picture is missing or too large and that names no print. */
export function checkArticlePictures(
  articles: ReadonlyMap<string, string>,
  chosen: ReadonlySet<string>,
  { files, prints, photographs }: Pictures,
): Problem[] {
  return [...articles].flatMap(([file, slug]): Problem[] => {
    const photograph = photographs.get(slug)?.file;
    const error = { severity: "error", file, line: 1, field: "" } as const;
    if (photograph) {
      const message = sizeError(path.posix.basename(photograph), files.get(photograph) ?? 0, maxCropped);
      return message ? [{ ...error, message }] : [];
    }
    if (prints.includes(slug) || chosen.has(slug)) return [];
    const message = `This article has no picture. Choose a print under “picture”, or put a photograph beside it, as content/articles/${slug}.jpg.`;
    return [{ ...error, message, code: "no picture" }];
  });
}
