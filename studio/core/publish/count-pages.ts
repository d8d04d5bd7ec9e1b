import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import type { PageCount } from "./publication.ts";

/** The hash of each page by its path on the site, apart from the id of its state. */
export type PageHashes = Readonly<Record<string, string>>;

/** Hashes the pages of a build. */
export async function hashPages(client: string, state: string): Promise<PageHashes> {
  const hashes: Record<string, string> = {};
  for await (const file of glob("**/*.html", { cwd: client })) {
    const html = await readFile(path.join(client, file), "utf8");
    hashes[file.replaceAll(path.sep, "/")] = createHash("sha256")
      .update(html.replaceAll(state, ""))
      .digest("hex");
  }
  return hashes;
}

/** Counts how many pages differ between two builds. */
export function countPages(before: PageHashes | undefined, after: PageHashes): PageCount {
  const all = Object.keys(after).length;
  if (!before) return { all };
  const both = Object.keys(after).filter((file) => Object.hasOwn(before, file));
  return {
    all,
    changed: both.filter((file) => before[file] !== after[file]).length,
    added: all - both.length,
    gone: Object.keys(before).length - both.length,
  };
}
