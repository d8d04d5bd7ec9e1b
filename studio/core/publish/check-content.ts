import type { Sources } from "../../../content-compiler/compile-content.ts";
import { entriesOf, parseSources } from "../../../content-compiler/entries.ts";
import type { Pictures } from "../../../content-compiler/pictures.ts";
import { rememberAll } from "../../../content-compiler/remember.ts";
import { checkSamples } from "../../../scripts/launch-check/check-samples.ts";
import type { Finding } from "../../../scripts/launch-check/finding.ts";
import { checkContent } from "../../../scripts/launch-check/run-checks.ts";
import { readSamples } from "../../../scripts/launch-check/samples.ts";
import type { Change } from "../content/change.ts";
import { listChanges } from "../content/list-changes.ts";
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
    const changes = listChanges(before, after);
    return errors.map(({ file, line, field, message }) => {
      const change = changes.find(({ id }) => id === idAt(file, field)) ?? wholeFileIn(changes, file);
      const label = change?.label ?? [field, file].filter(Boolean).join(", in ");
      return { file, line, label, change: change?.id, sentence: asSentence(message) };
    });
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
  label: file,
  sentence: `${what} ${todo}`,
});

/** Returns the id of the change at a field, as a problem names it. */
const idAt = (file: string, field: string) => `${nameOf(file)} ${field.replaceAll(" › ", ".")}`;

/** A change of a whole file, such as an article; or the only change in it. */
function wholeFileIn(changes: readonly Change[], file: string): Change | undefined {
  const inFile = changes.filter((change) => change.file === file);
  return inFile.find(({ path }) => path.length === 0) ?? (inFile.length === 1 ? inFile[0] : undefined);
}

const nameOf = (file: string) => file.replace(/^content\//, "").replace(/\.\w+$/, "");

/** Messages follow the name of a field: “is empty”. */
const asSentence = (message: string) =>
  /^(?:is|has|must|can|needs|contains)\b/.test(message)
    ? `It ${message}`
    : message.charAt(0).toUpperCase() + message.slice(1);
