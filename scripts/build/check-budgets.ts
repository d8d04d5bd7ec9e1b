import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

const kibibyte = 1024;

/** The most that each part of a page may weigh, in bytes after brotli. */
export const budgets = {
  /** Head, styles and everything above the fold: what the first round trip carries. */
  firstRoundTrip: 14 * kibibyte,
  html: 30 * kibibyte,
  /** All script that runs without a visitor's intent. */
  eagerScript: 3 * kibibyte,
} as const;

export type PageWeight = { readonly [Part in keyof typeof budgets]: number };

/** Code of a page, in it or in a file that it asks for by itself: not data, and not rules. */
const scriptElement =
  /<script(?![^>]*type="(?:application\/|speculationrules))(?:[^>]*\ssrc="([^"]+)")?[^>]*>([\s\S]*?)<\/script>/g;

/**
 * What a page weighs, in bytes after brotli.
 *
 * @param html the page
 * @param readScript gives what is at the address of a script file
 */
export async function weigh(
  html: string,
  readScript: (address: string) => Promise<string>,
): Promise<PageWeight> {
  const scripts = [...html.matchAll(scriptElement)];
  const files = scripts.flatMap(([, address]) => address ?? []);
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

/** Fails the build where a page is heavier than it may be, naming page and part. */
export async function checkBudgets(folder: string): Promise<void> {
  const faults: string[] = [];
  const readScript = (address: string) => readFile(path.join(folder, address), "utf8");
  for await (const file of glob(`${folder}/**/*.html`)) {
    const weight = await weigh(await readFile(file, "utf8"), readScript);
    console.info(
      `${file.slice(folder.length).padEnd(30)} first ${kib(weight.firstRoundTrip)}  html ${kib(weight.html)}  script ${kib(weight.eagerScript)}`,
    );
    for (const [part, limit] of Object.entries(budgets) as [keyof PageWeight, number][]) {
      if (weight[part] > limit) faults.push(`${file}: ${part} is ${kib(weight[part])}, over ${kib(limit)}`);
    }
  }
  if (faults.length > 0) throw new Error(`pages over their budget:\n${faults.join("\n")}`);
}

/** The second section starts below the first screen on every page; so does the text of an article. */
function endOfFirstScreen(html: string): number {
  const main = html.indexOf("<main");
  const first = /<\/(?:section|header)>/.exec(html.slice(main));
  return first ? main + first.index : html.length;
}

const compressed = (text: string) => brotliCompressSync(text).length;
const kib = (bytes: number) => `${(bytes / kibibyte).toFixed(1)} KB`;
