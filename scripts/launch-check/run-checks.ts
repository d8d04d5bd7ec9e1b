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
  /** The folder of the site, which is built. */
  readonly folder: string;
  /** The server's settings, as `process.env` has them. */
  readonly environment: NodeJS.ProcessEnv;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The site is meant to go live without an intake to come. */
  readonly noIntake: boolean;
};

/** Everything that stands between the site and its launch, file by file, errors first. */
export async function runChecks({ folder, environment, now, noIntake }: CheckOptions): Promise<Finding[]> {
  const files = await readContent(folder);
  const entries = entriesOf(files);
  const client = path.join(folder, "build/client");
  const built = indexFiles(client).files;
  const site = files.find(({ file }) => file === "content/site.ts")?.exports.site as
    | { readonly address?: { readonly value?: string } }
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
      siteAddress: site?.address?.value || "https://unknown.invalid",
      contentTexts,
      findSource: await sourceFinder(folder),
    }),
  ];
  const rank = ({ severity }: Finding) => (severity === "error" ? 0 : 1);
  return findings.sort(
    (a, b) => a.file.localeCompare(b.file) || rank(a) - rank(b) || (a.line ?? 0) - (b.line ?? 0),
  );
}

/** How many made-up values and testimonials the files of `content/` hold. */
export async function countSamples(folder: string): Promise<number> {
  return entriesOf(await readContent(folder)).filter(isMarked).length;
}
