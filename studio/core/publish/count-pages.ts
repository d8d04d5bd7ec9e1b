import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { readBuiltPages } from "../../../scripts/launch-check/built-pages.ts";
import type { KeptChange } from "../history/trailers.ts";
import type { Look, PageCount } from "./publication.ts";

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

/** How many pages are read back from the live site. */
const mostLooks = 3;

/**
 * Chooses pages on which a visitor would see the changes: for each change, one that shows its new value and, if possible,
 * no longer the old one.
 *
 * @param client the folder of built pages
 * @param navigation the text of content/navigation.yaml, which names the pages
 */
export async function chooseLooks(
  client: string,
  changes: readonly KeptChange[],
  navigation: string,
): Promise<Look[]> {
  const pages = await readBuiltPages(client);
  const names = labelsIn(parse(navigation, { logLevel: "silent" }));
  const looks: Look[] = [];
  for (const { before, after } of changes) {
    const text = after?.replace(/\s+/g, " ").trim();
    // A word as short as "8" stands on every page.
    if (!text || text.length < 3 || text.length > 200) continue;
    const showing = pages.filter((page) => page.text.includes(text));
    const page = showing.find((one) => !before || !one.text.includes(before)) ?? showing[0];
    if (page) looks.push({ page: page.path, title: names.get(page.path) ?? titleOf(page.text), text });
    if (looks.length === mostLooks) break;
  }
  return looks;
}

/** Returns the labels of links anywhere in the navigation, by their pages. */
function labelsIn(value: unknown, labels = new Map([["/", "Home"]])): Map<string, string> {
  if (typeof value !== "object" || value === null) return labels;
  const { to, label } = value as { to?: unknown; label?: unknown };
  if (typeof to === "string" && typeof label === "string" && !labels.has(to)) labels.set(to, label);
  for (const inner of Object.values(value)) labelsIn(inner, labels);
  return labels;
}

/** The title comes first in a page's text, with the site's name after a separator. */
const titleOf = (text: string) => (text.split(/\s+[|·–—]\s+/, 1)[0] ?? "").slice(0, 60).trim();
