import path from "node:path";
import { compileContent, type Sources } from "../content-model/compiler/compile-content.ts";
import { type Entry, entriesOf, parseSources } from "../content-model/compiler/entries.ts";
import { type Pictures, readPictures } from "../content-model/compiler/pictures.ts";
import { readSources } from "../content-model/compiler/read-sources.ts";
import { contentFiles } from "../content-model/schema/content-files.ts";
import { indexFiles } from "../server/files/file-index.ts";
import { readBuiltPages } from "./built-pages.ts";
import { checkConsent } from "./check-consent.ts";
import { checkDates } from "./check-dates.ts";
import { checkLinks } from "./check-links.ts";
import { checkSamples, isConfirmed } from "./check-samples.ts";
import { checkSettings } from "./check-settings.ts";
import { checkEmpty, checkPageTexts, checkTexts } from "./check-texts.ts";
import { type Finding, fromProblem } from "./finding.ts";
import { factOf, isSample, placeOf, readSamples, type Samples } from "./samples.ts";

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
    entries,
  } = checkContent(sources, {
    now,
    noIntake,
    samples: known ?? (await readSamples()),
    pictures: await readPictures(folder),
  });
  const client = path.join(folder, "build/client");
  const built = indexFiles(client).files;
  const pages = await readBuiltPages(client);
  const contentTexts = new Set(entries.map(({ value }) => String(value)));

  const findings = [
    ...inContent,
    ...checkPageTexts(pages, contentTexts),
    ...checkSettings(environment),
    ...checkLinks({
      pages,
      hasFile: (name) => built.has(name),
      siteUrl: content?.business.url ?? "https://unknown.invalid",
      contentTexts,
      entries,
    }),
  ];
  const rank = ({ severity }: Finding) => (severity === "error" ? 0 : 1);
  return findings.sort(
    (a, b) => a.file.localeCompare(b.file) || rank(a) - rank(b) || (a.line ?? 0) - (b.line ?? 0),
  );
}

/** Runs the checks that need neither built pages nor settings. Returns the findings in no order, and what they were made of. */
export function checkContent(
  sources: Sources,
  {
    now,
    noIntake,
    samples,
    pictures,
  }: Pick<CheckOptions, "now" | "noIntake"> & {
    readonly samples: Samples;
    readonly pictures: Pictures;
  },
) {
  const { content, problems } = compileContent(sources, { pictures });
  const files = parseSources(sources);
  const entries = entriesOf(files);
  const schedule = files.get("schedule");
  const confirmed = confirmedIn(files);
  const isReported = (entry: Entry) =>
    isSample(entry, samples) && factOf(entry) !== undefined && !isConfirmed(placeOf(entry), confirmed);
  const findings: Finding[] = [
    ...problems.map(fromProblem),
    ...checkSamples(entries, samples, confirmed),
    ...checkConsent(files, samples),
    // Facts are reported as samples; one that was confirmed, and words that were read, may have an example address still.
    ...checkTexts(entries, isReported),
    ...checkEmpty(files),
    ...(content && schedule ? checkDates(content.schedule, schedule, now, noIntake) : []),
  ];
  return { findings, content, confirmed, files, entries, problems };
}

/** Returns the lines of what was confirmed, whether or not other files are valid. */
const confirmedIn = (files: ReturnType<typeof parseSources>): ReadonlySet<string> =>
  new Set(contentFiles.confirmed.safeParse(files.get("confirmed")?.data).data);

/** Counts the values in `content/` that are still samples. */
export async function countSamples(folder: string): Promise<number> {
  const files = parseSources(await readSources(folder));
  return checkSamples(entriesOf(files), await readSamples(), confirmedIn(files)).length;
}
