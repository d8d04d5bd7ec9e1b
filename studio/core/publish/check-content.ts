import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import type { Pictures } from "../../../content-model/compiler/pictures.ts";
import { createMemory, type Remember } from "../../../content-model/compiler/remember.ts";
import type { Finding } from "../../../launch-check/finding.ts";
import { checkContent } from "../../../launch-check/run-checks.ts";
import { readSamples } from "../../../launch-check/samples.ts";
import { type Change, nameOfFile } from "../content/change.ts";
import { listChanges } from "../content/list-changes.ts";
import { describeFinding } from "../readiness/read-tasks.ts";
import { isPublic } from "./hosts/host.ts";
import type { PlacedProblem } from "./publication.ts";

export type ContentCheck = {
  readonly before: Sources;
  readonly after: Sources;
  readonly pictures: Pictures;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Where the site will be seen. */
  readonly url: string;
  /** Reuses the compiler's steps. */
  readonly remember?: Remember;
};

/**
 * Checks content before it is built. On this computer, samples and what was wrong already don't keep a change from being
 * published: one looks at a new price before every sample is replaced, and undoes one's own name. On a public site, nothing
 * of it is excused. That no future term is known never counts: a course may pause.
 */
export async function checkNewContent({
  before,
  after,
  pictures,
  now,
  url,
  // Most of both states is the same.
  remember = createMemory(),
}: ContentCheck): Promise<PlacedProblem[]> {
  const samples = await readSamples();
  const options = { now, noIntake: true, samples, pictures, remember };
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
  const left = findings.filter(({ severity }) => severity === "error");
  if (isPublic(url)) return left.map(leftToDo);
  const known = new Set(checkContent(before, options).findings.map(findingKey));
  return left
    .filter(
      (finding) => finding.kind !== "sample" && finding.kind !== "unread" && !known.has(findingKey(finding)),
    )
    .map(leftToDo);
}

/** Returns a finding that the list of what is left has, too, in the same words. */
function leftToDo(finding: Finding): PlacedProblem {
  const { advice } = describeFinding(finding);
  return {
    ...placed(finding),
    sentence: `${finding.what}. ${advice}`.trim(),
    isInReady: true,
  };
}

/** Lines move when something else is added. */
const findingKey = ({ kind, file, what }: Finding) => `${kind} ${file} ${what}`;

/** Returns a finding as a problem at its place. */
export function placed(finding: Finding): PlacedProblem {
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

/** Messages follow the name of a field: “is empty”. */
const asSentence = (message: string) =>
  /^(?:is|has|must|can|needs|contains)\b/.test(message)
    ? `It ${message}`
    : message.charAt(0).toUpperCase() + message.slice(1);
