import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

const kibibyte = 1024;

/** Size limits of a page, in bytes after brotli. */
export const budgets = {
  /** Head, styles and first section, which must fit the first round trip. */
  firstRoundTrip: 14 * kibibyte,
  html: 30 * kibibyte,
  /** All scripts that run on load. */
  eagerScript: 3 * kibibyte,
} as const;

export type PageWeight = { readonly [Part in keyof typeof budgets]: number };

/** Executable scripts, inline or external; not JSON or speculation rules. */
const scriptElement =
  /<script(?![^>]*type="(?:application\/|speculationrules))(?:[^>]*\ssrc="([^"]+)")?[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Measures a page, in bytes after brotli.
 *
 * @param readScript returns the content of an external script by its URL
 */
export async function weigh(html: string, readScript: (url: string) => Promise<string>): Promise<PageWeight> {
  const scripts = [...html.matchAll(scriptElement)];
  const files = scripts.flatMap(([, url]) => url ?? []);
  const weights = (await Promise.all(files.map(readScript))).map(compressed);
  return {
    firstRoundTrip: compressed(html.slice(0, endOfFirstScreen(html))),
    html: compressed(html),
    eagerScript: weights.reduce(
      (sum, weight) => sum + weight,
      compressed(scripts.map(([, , code]) => code).join("\n")),
    ),
  };
}

/** Throws if a page exceeds a limit, and names page and part. */
export async function checkBudgets(folder: string): Promise<void> {
  const errors: string[] = [];
  const readScript = (url: string) => readFile(path.join(folder, url), "utf8");
  for await (const file of glob(`${folder}/**/*.html`)) {
    const weight = await weigh(await readFile(file, "utf8"), readScript);
    console.info(
      `${file.slice(folder.length).padEnd(30)} first ${kib(weight.firstRoundTrip)}  html ${kib(weight.html)}  script ${kib(weight.eagerScript)}`,
    );
    for (const [part, limit] of Object.entries(budgets) as [keyof PageWeight, number][]) {
      if (weight[part] > limit) errors.push(`${file}: ${part} is ${kib(weight[part])}, over ${kib(limit)}`);
    }
  }
  if (errors.length > 0) throw new Error(`pages over their budget:\n${errors.join("\n")}`);
}

/** Returns the end of the first section; on every page the second one starts below the first screen. */
function endOfFirstScreen(html: string): number {
  const main = html.indexOf("<main");
  const first = /<\/(?:section|header)>/.exec(html.slice(main));
  return first ? main + first.index : html.length;
}

const compressed = (text: string) => brotliCompressSync(text).length;
const kib = (bytes: number) => `${(bytes / kibibyte).toFixed(1)} KB`;
