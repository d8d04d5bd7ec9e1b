import { glob, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

const kibibyte = 1024;

/** Size limits of a page, in bytes after brotli, with the words for what they limit. */
const budgets = {
  /** Head, styles and first section, which must fit the first round trip. */
  firstRoundTrip: { limit: 14 * kibibyte, what: "up to the end of its first section" },
  html: { limit: 30 * kibibyte, what: "of HTML" },
  /** All scripts that run on load. */
  eagerScript: { limit: 3.1 * kibibyte, what: "of script that runs as it opens" },
} as const;

type PageWeight = { readonly [Part in keyof typeof budgets]: number };

/** Executable scripts, inline or external; not data, import maps or speculation rules. */
const scriptElement =
  /<script(?![^>]*type="(?:application\/|speculationrules|importmap))(?:[^>]*\ssrc="([^"]+)")?[^>]*>([\s\S]*?)<\/script>/g;

/** Measures a page, whose compressed size is known, in bytes after brotli. */
async function weigh(
  html: string,
  size: number,
  readScript: (url: string) => Promise<string>,
): Promise<PageWeight> {
  const scripts = [...html.matchAll(scriptElement)];
  const files = scripts.flatMap(([, url]) => url ?? []);
  const weights = (await Promise.all(files.map(readScript))).map(compressed);
  return {
    firstRoundTrip: compressed(html.slice(0, endOfFirstScreen(html))),
    html: size,
    eagerScript: weights.reduce(
      (sum, weight) => sum + weight,
      compressed(scripts.map(([, , code]) => code).join("\n")),
    ),
  };
}

/**
 * Returns a sentence for each page that is heavier than it should be. It works all the same, so that an owner's content never
 * fails for its weight; the project's own tests see to it that the site leaves room for it.
 *
 * @param client the folder of the built pages; what is compressed beside them isn't compressed again
 * @param share the part of each limit that may be used
 */
export async function heavyPages(client: string, share = 1): Promise<string[]> {
  const notices: string[] = [];
  const readScript = (url: string) => readFile(path.join(client, url), "utf8");
  for await (const file of glob("**/*.html", { cwd: client })) {
    const html = await readFile(path.join(client, file), "utf8");
    const size = await stat(path.join(client, `${file}.br`)).then(
      (compressedFile) => compressedFile.size,
      () => compressed(html),
    );
    const weight = await weigh(html, size, readScript);
    const page = `/${file.replaceAll(path.sep, "/").replace(/\/?(?:index)?\.html$/, "")}`;
    for (const [part, { limit, what }] of Object.entries(budgets) as [keyof PageWeight, Budget][]) {
      if (weight[part] <= limit * share) continue;
      notices.push(
        `${page} shows a little later on a slow connection: it has ${kib(weight[part])} ${what}, more than ${kib(limit * share)}.`,
      );
    }
  }
  return notices.sort();
}

type Budget = (typeof budgets)[keyof typeof budgets];

/** Returns the end of the first section; on every page the second one starts below the first screen. */
function endOfFirstScreen(html: string): number {
  const main = html.indexOf("<main");
  const first = /<\/(?:section|header)>/.exec(html.slice(main));
  return first ? main + first.index : html.length;
}

/** Pages share their scripts. */
const known = new Map<string, number>();

function compressed(text: string): number {
  const size = known.get(text) ?? brotliCompressSync(text).length;
  known.set(text, size);
  return size;
}

const kib = (bytes: number) => `${(bytes / kibibyte).toFixed(2)} KB`;
