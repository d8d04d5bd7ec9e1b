import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import type { Pictures } from "../../../content-model/compiler/pictures.ts";
import { followsName } from "../../../content-model/compiler/problem.ts";
import { parseSource } from "../../../content-model/compiler/source-file.ts";
import { checkContent } from "../../../launch-check/check-content.ts";
import { describeFinding } from "../../../launch-check/describe-finding.ts";
import type { Finding } from "../../../launch-check/finding.ts";
import { readSamples } from "../../../launch-check/samples.ts";
import { type Change, keyOf, nameOfFile } from "../content/change.ts";
import { namePath } from "../content/entries.ts";
import { listChanges } from "../content/list-changes.ts";
import { isPublic, type PlacedProblem } from "./publication.ts";

type ContentCheck = {
  readonly before: Sources;
  readonly after: Sources;
  readonly pictures: Pictures;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Where the site will be seen. */
  readonly url: string;
};

/**
 * Checks content before it is built. On this computer, samples and earlier errors don't keep a change from being published. An
 * owner wants to look at a new price long before every sample is replaced. On a public site, nothing of it is excused. That no
 * future term is known never counts: a course may pause.
 */
export async function checkNewContent({
  before,
  after,
  pictures,
  now,
  url,
}: ContentCheck): Promise<PlacedProblem[]> {
  const options = { now, noIntake: true, samples: await readSamples(), pictures };
  const { findings, content, problems } = checkContent(after, options);
  const errors = problems.filter(({ severity }) => severity === "error");
  if (!content || errors.length > 0) {
    const changes = listChanges(before, after);
    return errors.map(({ file, line, field, message }) => {
      const change = changes.find(({ id }) => id === idAt(file, field)) ?? wholeFileIn(changes, file);
      const label = change?.label ?? [field, file].filter(Boolean).join(", in ");
      return {
        file,
        line,
        label,
        change: change?.id,
        sentence: followsName(message) ? `It ${message}` : message,
      };
    });
  }
  const left = findings.filter(({ severity }) => severity === "error");
  if (isPublic(url)) return left.map((finding) => toLaunchProblem(finding, after));
  const known = new Set(checkContent(before, options).findings.map(findingKey));
  const excused: readonly Finding["kind"][] = ["sample", "unread", "unchecked"];
  return left
    .filter((finding) => !excused.includes(finding.kind) && !known.has(findingKey(finding)))
    .map((finding) => toLaunchProblem(finding, after));
}

/** Lists what content has that the site came with as made up, and the content before didn't have, such as kind words that an undo brings back. */
export async function findMadeUp(before: Sources, after: Sources, now: number): Promise<PlacedProblem[]> {
  const options = { now, noIntake: true, samples: await readSamples() };
  const known = new Set(checkContent(before, options).findings.map(findingKey));
  return checkContent(after, options)
    .findings.filter((finding) => finding.kind === "sample" && !known.has(findingKey(finding)))
    .map((finding) => toLaunchProblem(finding, after));
}

/** Returns a finding that the list of what is left has, too, in the same words. */
export function toLaunchProblem(finding: Finding, sources: Sources): PlacedProblem {
  const { field, unread, file } = finding;
  const { says, advice } = describeFinding(finding);
  const inFile = field && parseSource(file, sources.get(file) ?? "").data;
  return {
    ...toPlacedProblem(finding),
    sentence: `${says.replace(/\.$/, "")}. ${advice}`.trim(),
    readyKey: field
      ? keyOf(field.name, namePath(field.name, inFile, field.path))
      : (unread?.name ?? nameOfFile(file)),
  };
}

/** Lines move when something else is added. */
const findingKey = ({ kind, file, what }: Finding) => `${kind} ${file} ${what}`;

/** Returns a finding as a problem at its place. */
export function toPlacedProblem(finding: Finding): PlacedProblem {
  const { file, line, what, todo } = finding;
  const label = describeFinding(finding).fileTitle;
  return { file, ...(line !== undefined && { line }), label, sentence: `${what} ${todo}` };
}

/** Returns the id of the change at a field, as a problem names it. */
const idAt = (file: string, field: string) => `${nameOfFile(file)} ${field.replaceAll(" › ", ".")}`;

/** A change of a whole file, such as an article; or the only change in it. */
function wholeFileIn(changes: readonly Change[], file: string): Change | undefined {
  const inFile = changes.filter((change) => change.file === file);
  return inFile.find(({ path }) => path.length === 0) ?? (inFile.length === 1 ? inFile[0] : undefined);
}
