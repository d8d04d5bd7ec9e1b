import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { getMimeType } from "hono/utils/mime";

/** One file that can be asked for, with its compressed forms. Kept in memory: the whole site is small. */
export type ServedFile = {
  readonly contentType: string;
  readonly cacheControl: string;
  /** The forms of the file, the smallest first. The plain one has no encoding. */
  readonly variants: readonly Variant[];
};

export type Variant = {
  readonly encoding: "br" | "gzip" | undefined;
  readonly etag: string;
  readonly body: Buffer;
};

const encodings = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/**
 * Reads a folder of built files. Only what stands in the index can ever be served, so no path can lead
 * out of the folder; files whose name begins with a dot are left out.
 *
 * @returns the files by the path that they are asked for: `contact/index.html` is `/contact`
 */
export function indexFiles(folder: string): ReadonlyMap<string, ServedFile> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .filter((name) => !name.split("/").some((part) => part.startsWith(".")));
  const names = new Set(files);

  const index = new Map<string, ServedFile>();
  for (const name of files) {
    const plain = name.replace(/\.(br|gz)$/, "");
    if ((plain !== name && names.has(plain)) || name === "404.html") continue;
    index.set(addressOf(name), {
      contentType: contentTypeOf(name),
      cacheControl: name.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      variants: [
        ...encodings
          .filter(([, suffix]) => names.has(name + suffix))
          .map(([encoding, suffix]) => variant(path.join(folder, name + suffix), encoding)),
        variant(path.join(folder, name), undefined),
      ],
    });
  }
  return index;
}

const addressOf = (name: string) => `/${name.replace(/(^|\/)index\.html$/, "").replace(/\.html$/, "")}`;

function variant(file: string, encoding: Variant["encoding"]): Variant {
  const body = readFileSync(file);
  return { encoding, body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"` };
}

function contentTypeOf(name: string): string {
  if (name.endsWith(".webmanifest")) return "application/manifest+json; charset=utf-8";
  const type = getMimeType(name) ?? "application/octet-stream";
  return /^text\/|javascript|json|xml/.test(type) && !type.includes("charset")
    ? `${type}; charset=utf-8`
    : type;
}
