import { createMemo } from "../../content-model/compiler/memo.ts";
import { runProgram } from "../../system/programs.ts";

/** A git command that failed, with what git printed. */
export class GitError extends Error {
  readonly printed: string;

  constructor(args: readonly string[], printed: string) {
    super(`git ${args[0] ?? ""} failed: ${printed.trim()}`);
    this.printed = printed.trim();
  }
}

export type GitOptions = {
  /** Written to the command's standard input. */
  readonly input?: string | Uint8Array;
  /** Added to the environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Ends the command after this time, in milliseconds. */
  readonly timeout?: number;
};

/** Variables by which a caller, such as a hook, would lead git to another repository. */
const inherited = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_PREFIX"];

/** What we rely on, whatever this computer's own settings say. */
const settings = [
  "core.quotePath=false",
  "gc.auto=0",
  // A ref that another git command holds is waited for, in milliseconds.
  "core.filesRefLockTimeout=5000",
  // These would add to what is printed, or change it.
  "color.ui=false",
  "log.showSignature=false",
  "log.follow=false",
  "diff.relative=false",
  "i18n.commitEncoding=UTF-8",
  "i18n.logOutputEncoding=UTF-8",
  // Only the branch and what visitors see go to the second copy, unsigned.
  "push.followTags=false",
  "push.gpgSign=false",
];

/**
 * Runs the git program in a folder, without a shell, a pager or prompts.
 *
 * @returns what it printed
 * @throws GitError if it fails or isn't installed
 */
export async function runGit(
  folder: string,
  args: readonly string[],
  options: GitOptions = {},
): Promise<Buffer> {
  const environment = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !inherited.includes(name)),
  );
  const { succeeded, bytes, errors, printed } = await runProgram(
    "git",
    ["--no-pager", ...settings.flatMap((setting) => ["-c", setting]), ...args],
    {
      cwd: folder,
      input: options.input ?? "",
      ...(options.timeout !== undefined && { timeout: options.timeout }),
      env: {
        ...environment,
        LC_ALL: "C.UTF-8",
        GIT_TERMINAL_PROMPT: "0",
        // Reading must not take a lock that another git command needs.
        GIT_OPTIONAL_LOCKS: "0",
        ...options.environment,
      },
    },
  );
  if (!succeeded) throw new GitError(args, errors || printed);
  return bytes;
}

/** Runs git and returns what it printed as text, without the last line break. */
export const gitText = async (folder: string, args: readonly string[], options?: GitOptions) =>
  (await runGit(folder, args, options)).toString("utf8").replace(/\n$/, "");

/** Runs git and returns its text, or undefined if it fails: for questions whose answer may be "none". */
export const gitAnswer = (folder: string, args: readonly string[]) =>
  gitText(folder, args).catch(undefinedIfFailed);

/** For `catch`: undefined for a command that failed, while any other error is thrown on. */
function undefinedIfFailed(error: unknown): undefined {
  if (!(error instanceof GitError)) throw error;
}

/** Returns the ids of a commit's files below folders, by path. Links are left out: they could lead out of the folder. */
export async function blobsAt(
  folder: string,
  commit: string,
  below: readonly string[],
): Promise<[file: string, id: string][]> {
  const listed = await runGit(folder, ["ls-tree", "-r", "-z", "--full-tree", commit, "--", ...below]);
  const entries = listed.toString("utf8").split("\0").filter(Boolean);
  return entries.flatMap((entry): [string, string][] => {
    const [meta = "", file = ""] = entry.split("\t");
    const [mode, type, id] = meta.split(" ");
    return type === "blob" && mode !== "120000" && id ? [[file, id]] : [];
  });
}

/** Whether this is the id of a commit, whose content never changes, and not a name that leads to one. */
export const isCommitId = (commit: string): boolean => /^[0-9a-f]{40,64}$/.test(commit);

/** Remembers what was read of the last commits that were asked about by their ids. */
export function memoPerCommit<Value>(read: (folder: string, commit: string) => Promise<Value>): typeof read {
  const memo = createMemo(20);
  return (folder, commit) =>
    isCommitId(commit) ? memo(commit, () => read(folder, commit)) : read(folder, commit);
}

/** Returns the ids of the commits that names lead to, by one run of git; undefined for a name that leads to none. */
export async function commitsAt(folder: string, names: readonly string[]): Promise<(string | undefined)[]> {
  const input = names.map((name) => `${name}^{commit}\n`).join("");
  const printed = await gitText(folder, ["cat-file", "--batch-check=%(objectname)"], { input }).catch(
    undefinedIfFailed,
  );
  const lines = printed?.split("\n") ?? [];
  return names.map((_, index) => lines[index]?.match(/^[0-9a-f]+$/)?.[0]);
}

/** Returns the id of the commit that a name leads to, if there is one. */
export const commitAt = (folder: string, name: string): Promise<string | undefined> =>
  gitAnswer(folder, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`]);
