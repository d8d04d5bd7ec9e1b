import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";

/**
 * Remembers an answer of git about branches for as long as the repository's own files say the same. Windows ask at each pause in
 * typing, and each question is a process.
 *
 * @param refs the names that the answer depends on, besides HEAD and its branch
 * @param signs files in git's folder whose being there matters
 * @param isSure whether an answer is remembered: one that comes of a failure may be git's own, which the files don't show
 */
export function whileRefsStand<Answer>(
  ask: (folder: string) => Promise<Answer>,
  refs: readonly string[],
  signs: readonly string[] = [],
  isSure: (answer: Answer) => boolean = (answer) => answer !== undefined,
): (folder: string) => Promise<Answer> {
  const known = new Map<string, { readonly state: string; readonly answer: Promise<Answer> }>();
  return async (folder) => {
    const state = await stateOf(folder, refs, signs);
    if (state === undefined) return ask(folder);
    const last = known.get(folder);
    if (last?.state === state) return last.answer;
    const answer = ask(folder);
    known.set(folder, { state, answer });
    answer.then((value) => isSure(value) || known.delete(folder)).catch(() => known.delete(folder));
    return answer;
  };
}

/** Returns what the repository's files say of its branches; undefined if its folder isn't where it usually is. */
async function stateOf(folder: string, refs: readonly string[], signs: readonly string[]) {
  const gitFolder = await findGitFolder(folder);
  if (gitFolder === undefined) return undefined;
  const common = path.resolve(gitFolder, (await textIn(path.join(gitFolder, "commondir"))) ?? ".");
  const head = await textIn(path.join(gitFolder, "HEAD"));
  const branch = head?.match(/^ref: (.+)$/)?.[1];
  const texts = [...refs, ...(branch ? [branch] : []), "reftable/tables.list"].map((name) =>
    textIn(path.join(common, name)),
  );
  const versions = [path.join(common, "packed-refs"), path.join(gitFolder, "index")].map(versionOf);
  const there = signs.map((name) => existsSync(path.join(gitFolder, name)));
  return JSON.stringify([head, await Promise.all(texts), await Promise.all(versions), there]);
}

/** Returns git's folder, to which a file leads from a worktree. */
async function findGitFolder(folder: string): Promise<string | undefined> {
  const place = path.join(folder, ".git");
  const found = await stat(place).catch(() => undefined);
  if (!found?.isFile()) return found && place;
  const target = (await textIn(place))?.match(/^gitdir: (.+)$/)?.[1];
  return target && path.resolve(folder, target);
}

/** Returns a small file's text; undefined if it can't be read, as while git replaces it. */
const textIn = (file: string) =>
  readFile(file, "utf8").then(
    (text) => text.trim(),
    () => undefined,
  );

const versionOf = (file: string) =>
  stat(file, { bigint: true }).then(
    ({ ino, size, mtimeNs, ctimeNs }) => [ino, size, mtimeNs, ctimeNs].join(" "),
    () => undefined,
  );
