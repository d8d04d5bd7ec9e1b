import path from "node:path";
import { leavesOf } from "../content-model/compiler/leaves.ts";
import { readPictures } from "../content-model/compiler/pictures.ts";
import { readSources } from "../content-model/compiler/read-sources.ts";
import { indexFiles } from "../server/files/file-index.ts";
import { readBuiltPages } from "./built-pages.ts";
import { checkContent } from "./check-content.ts";
import { checkLinks } from "./check-links.ts";
import { checkSettings } from "./check-settings.ts";
import { checkPageTexts } from "./check-texts.ts";
import type { Finding } from "./finding.ts";
import { readSamples, type Samples } from "./samples.ts";

export type CheckOptions = {
  /** The project's root; the site must be built. */
  readonly folder: string;
  /** The server's settings, as in `process.env`. */
  readonly environment: NodeJS.ProcessEnv;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Only warns if no future term is known. */
  readonly noIntake: boolean;
  /** The known samples, if not those that the site was delivered with. */
  readonly samples?: Samples;
};

/** Runs all checks. Returns the findings by file, errors first. */
export async function runChecks({
  folder,
  environment,
  now,
  noIntake,
  samples: known,
}: CheckOptions): Promise<Finding[]> {
  const sources = await readSources(folder);
  const {
    findings: inContent,
    content,
    files,
    leaves,
  } = checkContent(sources, {
    now,
    noIntake,
    samples: known ?? (await readSamples()),
    pictures: await readPictures(folder),
  });
  const client = path.join(folder, "build/client");
  const built = indexFiles(client).files;
  const pages = await readBuiltPages(client);
  // All of them: pages keep the button of a term that is over, hidden, and nobody is asked for its booking page.
  const contentTexts = new Set(leavesOf(files).map(({ value }) => String(value)));

  const findings = [
    ...inContent,
    ...checkPageTexts(pages, contentTexts),
    ...checkSettings(environment),
    ...checkLinks({
      pages,
      hasFile: (name) => built.has(name),
      siteUrl: content?.business.url ?? "https://unknown.invalid",
      contentTexts,
      leaves,
    }),
  ];
  const rank = ({ severity }: Finding) => (severity === "error" ? 0 : 1);
  return findings.sort(
    (a, b) => a.file.localeCompare(b.file) || rank(a) - rank(b) || (a.line ?? 0) - (b.line ?? 0),
  );
}
