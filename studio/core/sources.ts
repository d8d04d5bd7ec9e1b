import type { Sources } from "../../content-model/compiler/compile-content.ts";
import { type ContentName, contentFiles, pathOf } from "../../content-model/schema/content-files.ts";
import { blobsAt, runGit } from "./git.ts";

const yamlFiles = new Set((Object.keys(contentFiles) as ContentName[]).map(pathOf));

/** Whether a path is that of a content file or an article. */
const isSource = (file: string): boolean =>
  yamlFiles.has(file) || /^content\/articles\/[^/]+\.mdx$/.test(file);

/**
 * Reads the content files of a commit, as `readSources` reads those in a folder.
 *
 * @throws GitError if there is no such commit
 */
export async function sourcesAt(folder: string, commit: string): Promise<Sources> {
  const blobs = (await blobsAt(folder, commit, ["content/"])).filter(([file]) => isSource(file));
  const texts = await readBlobs(
    folder,
    blobs.map(([, id]) => id),
  );
  return new Map(blobs.map(([file], index) => [file, texts[index] ?? ""]));
}

/** Reads objects by one run of `git cat-file`, which prints each after a line with its size. */
async function readBlobs(folder: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const output = await runGit(folder, ["cat-file", "--batch"], { input: `${ids.join("\n")}\n` });
  const texts: string[] = [];
  let at = 0;
  for (const id of ids) {
    const lineEnd = output.indexOf(10, at);
    const size = Number(output.subarray(at, lineEnd).toString().split(" ")[2]);
    if (!Number.isInteger(size)) throw new Error(`git has no object ${id}.`);
    texts.push(output.subarray(lineEnd + 1, lineEnd + 1 + size).toString("utf8"));
    at = lineEnd + 1 + size + 1;
  }
  return texts;
}
