import path from "node:path";
import { indexFiles } from "../../server/files/file-index.ts";
import { readBuiltPages } from "./built-pages.ts";
import { checkDates } from "./check-dates.ts";
import { checkLinks } from "./check-links.ts";
import { checkSamples } from "./check-samples.ts";
import { checkSettings } from "./check-settings.ts";
import { checkPageTexts, checkTexts } from "./check-texts.ts";
import { entriesOf, readContent } from "./content.ts";
import { sourceFinder } from "./find-source.ts";
import type { Finding } from "./finding.ts";
import { isMarked, readShippedHashes } from "./sample-hashes.ts";

export type CheckOptions = {
  /** The project's root; the site must be built. */
  readonly folder: string;
  /** The server's settings, as in `process.env`. */
  readonly environment: NodeJS.ProcessEnv;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Accepts that no future term is known. */
  readonly noIntake: boolean;
};

/** Runs all checks. Returns the findings by file, errors first. */
export async function runChecks({ folder, environment, now, noIntake }: CheckOptions): Promise<Finding[]> {
  const files = await readContent(folder);
  const entries = entriesOf(files);
  const client = path.join(folder, "build/client");
  const built = indexFiles(client).files;
  const site = files.find(({ file }) => file === "content/site.ts")?.exports.site as
    | { readonly url?: { readonly value?: string } }
    | undefined;

  const pages = await readBuiltPages(client);
  const contentTexts = new Set(entries.flatMap(({ value }) => (typeof value === "string" ? [value] : [])));

  const findings = [
    ...checkSamples(files, entries, await readShippedHashes()),
    ...checkTexts(entries),
    ...checkPageTexts(pages, contentTexts),
    ...checkSettings(environment),
    ...checkDates(files, now, noIntake),
    ...checkLinks({
      pages,
      hasFile: (name) => built.has(name),
      siteUrl: site?.url?.value || "https://unknown.invalid",
      contentTexts,
      findSource: await sourceFinder(folder),
    }),
  ];
  const rank = ({ severity }: Finding) => (severity === "error" ? 0 : 1);
  return findings.sort(
    (a, b) => a.file.localeCompare(b.file) || rank(a) - rank(b) || (a.line ?? 0) - (b.line ?? 0),
  );
}

/** Counts the marked samples in `content/`. */
export async function countSamples(folder: string): Promise<number> {
  return entriesOf(await readContent(folder)).filter(isMarked).length;
}
