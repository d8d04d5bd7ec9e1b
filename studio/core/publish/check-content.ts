import type { Sources } from "../../../content-compiler/compile-content.ts";
import { entriesOf, parseSources } from "../../../content-compiler/entries.ts";
import type { Pictures } from "../../../content-compiler/pictures.ts";
import { rememberAll } from "../../../content-compiler/remember.ts";
import { checkSamples } from "../../../scripts/launch-check/check-samples.ts";
import type { Finding } from "../../../scripts/launch-check/finding.ts";
import { checkContent } from "../../../scripts/launch-check/run-checks.ts";
import { readSamples } from "../../../scripts/launch-check/samples.ts";
import type { PlacedProblem } from "./publication.ts";

/**
 * Checks content before it is built. What was wrong on the live site already doesn't keep a change from being published:
 * a new price must not wait until every sample is replaced.
 *
 * @param now milliseconds since 1970
 * @returns what is wrong with the new content and wasn't with the old one
 */
export async function checkNewContent(
  before: Sources,
  after: Sources,
  pictures: Pictures,
  now: number,
): Promise<PlacedProblem[]> {
  const samples = await readSamples();
  // Most of both is the same.
  const options = { now, noIntake: false, samples, pictures, remember: rememberAll() };
  const { findings, content, problems } = checkContent(after, options);
  const errors = problems.filter(({ severity }) => severity === "error");
  if (!content || errors.length > 0) {
    return errors.map(({ file, line, field, message }) => ({ file, line, field, sentence: message }));
  }
  const known = new Set(checkContent(before, options).findings.map(keyOf));
  const knownValues = new Set(entriesOf(parseSources(before)).map(({ value }) => value));
  const newEntries = entriesOf(parseSources(after)).filter(({ value }) => !knownValues.has(value));
  return [
    // One stands for its group, and another one does once the first is replaced: compared by their values.
    ...checkSamples(newEntries, samples, new Set(content.confirmed)),
    ...findings.filter((finding) => finding.kind !== "sample" && !known.has(keyOf(finding))),
  ]
    .filter(({ severity }) => severity === "error")
    .map(placed);
}

/** Lines move when something else is added. */
const keyOf = ({ kind, file, what }: Finding) => `${kind} ${file} ${what}`;

/** Returns a finding as a problem at its place. */
export const placed = ({ file, line, what, todo }: Finding): PlacedProblem => ({
  file,
  ...(line !== undefined && { line }),
  field: "",
  sentence: `${what} ${todo}`,
});
