import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { getMimeType } from "hono/utils/mime";
import { workerFile } from "../../domain/practice-worker.ts";

/** A file with its compressed variants, in memory: the whole site is small. */
export type ServedFile = {
  readonly contentType: string;
  readonly cacheControl: string;
  /** Pages and the service worker have their own policy; other files have none. */
  readonly contentSecurityPolicy?: string;
  /** The plain variant, then the compressed ones, smallest first. */
  readonly variants: readonly [Variant, ...Variant[]];
};

export type Variant = {
  readonly encoding: "br" | "gzip" | undefined;
  readonly etag: string;
  readonly body: Buffer<ArrayBuffer>;
};

const encodings = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/** The not-found page, which has no URL itself. */
const notFoundFile = "404.html";

/**
 * Reads a folder of built files. Only indexed files are ever served, so no path can lead out of the folder. Names that
 * start with a dot are skipped.
 *
 * @param policyOf returns the content security policy of a page or worker, from its name in the folder
 * @returns the files by URL path (`contact/index.html` is `/contact`), and the not-found page
 */
export function indexFiles(
  folder: string,
  policyOf: (name: string) => string = () => "",
): {
  files: ReadonlyMap<string, ServedFile>;
  notFoundPage: ServedFile | undefined;
} {
  const names = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"),
      )
      .filter((name) => !name.split("/").some((part) => part.startsWith(".") && part !== ".well-known")),
  );

  const files = new Map<string, ServedFile>();
  for (const name of names) {
    const plain = name.replace(/\.(br|gz)$/, "");
    if (plain !== name && names.has(plain)) continue;
    files.set(name === notFoundFile ? notFoundFile : urlPathOf(name), {
      contentType: contentTypeOf(name),
      cacheControl: name.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      ...(hasOwnPolicy(name) && { contentSecurityPolicy: policyOf(name) }),
      variants: [
        variant(path.join(folder, name), undefined),
        ...encodings
          .filter(([, suffix]) => names.has(name + suffix))
          .map(([encoding, suffix]) => variant(path.join(folder, name + suffix), encoding)),
      ],
    });
  }
  const notFoundPage = files.get(notFoundFile);
  files.delete(notFoundFile);
  return { files, notFoundPage };
}

const hasOwnPolicy = (name: string) => name.endsWith(".html") || name === workerFile;

const urlPathOf = (name: string) => `/${name.replace(/(^|\/)index\.html$/, "").replace(/\.html$/, "")}`;

function variant(file: string, encoding: Variant["encoding"]): Variant {
  const body = Buffer.from(readFileSync(file));
  return { encoding, body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"` };
}

function contentTypeOf(name: string): string {
  if (name.endsWith(".webmanifest")) return "application/manifest+json; charset=utf-8";
  if (name === "rss.xml") return "application/rss+xml; charset=utf-8";
  const type = getMimeType(name) ?? "application/octet-stream";
  return /^text\/|javascript|json|xml/.test(type) && !type.includes("charset")
    ? `${type}; charset=utf-8`
    : type;
}
