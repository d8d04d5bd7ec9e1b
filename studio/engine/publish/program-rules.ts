import { createMemo } from "../../../content-model/compiler/memo.ts";
import { gitText, memoPerCommit } from "../git.ts";

/**
 * Whether a commit's program checks content by the rules of this process. Otherwise this process can't say what is wrong with it: a
 * field that came with a later version is no mistake of an earlier one.
 */
export const hasSameRules = async (folder: string, commit: string): Promise<boolean> =>
  (await rulesAt(folder, commit)) === (await ownRules(folder));

/** Returns an id of the rules by which a commit's program checks content. */
const rulesAt = memoPerCommit((folder, commit) =>
  gitText(folder, ["ls-tree", "--full-tree", commit, "--", "content-model", "domain", "launch-check"]),
);

const memo = createMemo();

/**
 * Returns an id of the rules of this process: those of the commit that was checked out at the first call. Call it at the start: a helper
 * may bring a later version while the studio runs.
 */
export const ownRules = (folder: string): Promise<string> => memo(folder, () => rulesAt(folder, "HEAD"));
