import type { Compiled, Sources } from "../../../content-model/compiler/compile-content.ts";
import type { Pictures } from "../../../content-model/compiler/pictures.ts";
import { createMemory } from "../../../content-model/compiler/remember.ts";
import { checkContent } from "../../../launch-check/check-content.ts";
import type { Finding } from "../../../launch-check/finding.ts";
import { readSamples } from "../../../launch-check/samples.ts";
import { gitText, perCommit } from "../git.ts";

/** A state of the content. */
type ContentState = {
  readonly sources: Sources;
  readonly pictures: Pictures;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** What is wrong with a state. */
type Verdict = Pick<Compiled, "content" | "problems"> & {
  /** What the launch check says of it. That no future term is known is no error: a course may pause. */
  readonly findings: readonly Finding[];
};

/** Compiles and checks a state by the rules of this process. */
export async function judgeContent({ sources, pictures, now }: ContentState): Promise<Verdict> {
  return checkContent(sources, { now, noIntake: true, samples: await readSamples(), pictures });
}

/**
 * Whether a commit's program judges content as this process does. Otherwise this process can't say what is wrong with it: a field that
 * came with a later version is no mistake of an earlier one.
 */
export const isJudgedHere = async (folder: string, commit: string): Promise<boolean> =>
  (await rulesAt(folder, commit)) === (await ownRules(folder));

/** Returns an id of the rules by which a commit's program judges content. */
const rulesAt = perCommit((folder, commit) =>
  gitText(folder, ["ls-tree", "--full-tree", commit, "--", "content-model", "domain", "launch-check"]),
);

const remember = createMemory();

/**
 * Returns an id of the rules of this process: those of the commit that was checked out at the first call. Call it at the start: a helper
 * may bring a later version while the studio runs.
 */
export const ownRules = (folder: string): Promise<string> => remember(folder, () => rulesAt(folder, "HEAD"));
