import { parseDocument } from "yaml";
import type { Sources } from "../../content-model/compiler/compile-content.ts";
import { parseSource } from "../../content-model/compiler/source-file.ts";
import { readableText } from "../../content-model/compiler/text-file.ts";
import { type ContentName, contentFiles, pathOf } from "../../content-model/schema/content-files.ts";
import { dayAt } from "../../domain/calendar-day.ts";
import { isFields } from "./content/entries.ts";
import type { Snapshot } from "./content/whole-changes.ts";
import { blobsAt, commitAt, memoPerCommit, runGit } from "./git.ts";
import { picturesAt } from "./pictures.ts";

const yamlFiles = new Set((Object.keys(contentFiles) as ContentName[]).map(pathOf));

/** Whether a path is that of a content file or an article. */
const isSource = (file: string): boolean =>
  yamlFiles.has(file) || /^content\/articles\/[^/]+\.mdx$/.test(file);

/**
 * Reads the content files of a commit, as `readSources` reads those in a folder.
 *
 * @param commit its id, or a name that leads to it
 * @throws GitError if there is no such commit
 */
export const sourcesAt = memoPerCommit(async (folder, commit): Promise<Sources> => {
  const blobs = (await blobsAt(folder, commit, ["content/"])).filter(([file]) => isSource(file));
  const texts = await readBlobs(
    folder,
    blobs.map(([, id]) => id),
  );
  return new Map(blobs.map(([file], index) => [file, readableText(texts[index] ?? "")]));
});

/** Returns a function that finds texts in a file of YAML; empty where there is none. */
export function textsIn(yaml: string): (...keys: string[]) => string {
  // Parsed leniently: a line that is wrong elsewhere in the file must not lock the owner out.
  const document = parseDocument(yaml, { logLevel: "silent" });
  return (...keys) => {
    const value = document.getIn(keys);
    return typeof value === "string" ? value : "";
  };
}

/** Returns the public address of the site that content names; empty if it names none. */
export const urlIn = (sources: Sources): string => textsIn(sources.get(pathOf("business")) ?? "")("url");

/** Reads the content files and the pictures of a commit. */
export const snapshotAt = async (folder: string, commit: string): Promise<Snapshot> => ({
  sources: await sourcesAt(folder, commit),
  pictures: await picturesAt(folder, commit),
});

/** Returns the content and the pictures before and after a commit. */
export async function snapshotsAround(
  folder: string,
  commit: string,
): Promise<{ readonly before: Snapshot; readonly after: Snapshot }> {
  const parent = await commitAt(folder, `${commit}^`);
  return {
    before: parent ? await snapshotAt(folder, parent) : { sources: new Map(), pictures: new Map() },
    after: await snapshotAt(folder, commit),
  };
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

/** Returns the day at a time, in milliseconds since 1970, where the owner teaches: pages rendered that day show its dates. */
export function dayOf(sources: Sources, time: number): string {
  const file = "content/schedule.yaml";
  const { data } = parseSource(file, sources.get(file) ?? "");
  const timeZone = isFields(data) && typeof data.timeZone === "string" ? data.timeZone : undefined;
  try {
    return dayAt(time, timeZone);
  } catch {
    // An unknown time zone is an error of the content's own.
    return dayAt(time);
  }
}
