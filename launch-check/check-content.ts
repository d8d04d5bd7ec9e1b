import { compileContent, type Sources } from "../content-model/compiler/compile-content.ts";
import { type Leaf, leavesOf, parseSources } from "../content-model/compiler/leaves.ts";
import type { Pictures } from "../content-model/compiler/pictures.ts";
import { readSources } from "../content-model/compiler/read-sources.ts";
import { type Content, contentFiles } from "../content-model/schema/content-files.ts";
import { dayAt } from "../domain/calendar-day.ts";
import { sessionDates } from "../domain/terms.ts";
import { checkConsent } from "./check-consent.ts";
import { checkDates } from "./check-dates.ts";
import { checkSamples, isConfirmed } from "./check-samples.ts";
import { checkEmpty, checkTexts } from "./check-texts.ts";
import { type Finding, fromProblem } from "./finding.ts";
import { factOf, isSample, readSamples, type Samples, unsourcedClaims } from "./samples.ts";

export type ContentOptions = {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Only warns if no future term is known. */
  readonly noIntake: boolean;
  readonly samples: Samples;
  /** Without them, no picture is looked for. */
  readonly pictures?: Pictures | undefined;
};

/** Runs the checks that need neither built pages nor settings. Returns the findings in no order, and what they were made of. */
export function checkContent(sources: Sources, { now, noIntake, samples, pictures }: ContentOptions) {
  const compiled = compileContent(sources, { ...(pictures && { pictures }) });
  const { content, problems } = compiled;
  const files = parseSources(sources);
  const past = content ? supersededTerms(content.schedule, now) : new Set();
  const all = leavesOf(files);
  const unsourced = unsourcedClaims(all);
  const leaves = all.filter(
    (leaf) =>
      !unsourced.includes(leaf) &&
      !(leaf.name === "schedule" && leaf.path[0] === "terms" && past.has(leaf.path[1])),
  );
  const schedule = files.get("schedule");
  const confirmed = confirmedIn(files);
  const isReported = (leaf: Leaf) =>
    isSample(leaf, samples) && factOf(leaf) !== undefined && !isConfirmed(leaf, samples, confirmed);
  const findings: Finding[] = [
    ...problems.map(fromProblem),
    ...checkSamples(leaves, samples, confirmed),
    ...checkConsent(files, samples),
    // Facts are reported as samples; one that was confirmed, and words that were read, may have an example address still.
    ...checkTexts(leaves, isReported),
    ...checkEmpty(files),
    ...(content && schedule ? checkDates(content.schedule, schedule, now, noIntake) : []),
  ];
  return { ...compiled, findings, confirmed, files, leaves, unsourced };
}

/** Returns the positions of terms that are over and have a later one of their name: no page shows them, and no button books them. */
function supersededTerms(
  { course, terms, timeZone }: Content["schedule"],
  now: number,
): ReadonlySet<unknown> {
  const today = dayAt(now, timeZone);
  return new Set(
    terms.flatMap((term, index) => {
      const isOver = (sessionDates(term, course.sessions).at(-1) ?? "") < today;
      const isFollowed = terms.some(
        ({ name, startDate }) => name === term.name && startDate > term.startDate,
      );
      return isOver && isFollowed ? [index] : [];
    }),
  );
}

/** Returns the lines of what was confirmed, whether or not other files are valid. */
const confirmedIn = (files: ReturnType<typeof parseSources>): ReadonlySet<string> =>
  new Set(contentFiles.confirmed.safeParse(files.get("confirmed")?.data).data);

/** Counts the values in `content/` that are still samples. */
export async function countSamples(folder: string): Promise<number> {
  const files = parseSources(await readSources(folder));
  const leaves = leavesOf(files);
  const unsourced = unsourcedClaims(leaves);
  const shown = leaves.filter((leaf) => !unsourced.includes(leaf));
  return checkSamples(shown, await readSamples(), confirmedIn(files)).length;
}
