import { glob, rm } from "node:fs/promises";
import path from "node:path";
import { type Pictures, pictureId } from "../../content-model/compiler/pictures.ts";
import { replaceFile } from "../../system/files.ts";
import { type Change, isPicture, partsOf } from "./content/change.ts";
import { blobsAt, gitText, memoPerCommit, runGit } from "./git.ts";
import type { Project } from "./project.ts";
import { liveCommit } from "./repository.ts";

/** The owner's photographs and the articles' pictures: the id under which git keeps each, by its path in the project. */
export type PictureIds = ReadonlyMap<string, string>;

const folders = ["public/photos", "content/articles"];

/** Lists the pictures of a commit. */
export const picturesAt = memoPerCommit(
  async (folder, commit): Promise<PictureIds> =>
    new Map((await blobsAt(folder, commit, folders)).filter(([file]) => isPicture(file))),
);

/** Lists the paths of the pictures in the project's folder. */
export async function pictureFiles({ folder }: Project): Promise<string[]> {
  const patterns = folders.map((each) => `${each}/**`);
  const found = await Array.fromAsync(glob(patterns, { cwd: folder, withFileTypes: true }));
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
    .filter(isPicture)
    .sort();
}

/**
 * Lists the pictures in the project's folder.
 *
 * @param keeps also gives them to git to keep
 * @throws Error if one can't be read: left out, it would look as if the owner had taken it out
 */
export async function picturesIn(project: Project, { keeps = false } = {}): Promise<PictureIds> {
  const { folder } = project;
  const pictures = new Map<string, string>();
  for (const file of await pictureFiles(project)) {
    const id = keeps
      ? await gitText(folder, ["hash-object", "-w", "--no-filters", "--", file])
      : await pictureId(path.join(folder, file));
    pictures.set(file, id);
  }
  return pictures;
}

/** Returns the differences between two states of the pictures: each is a change of a whole file. */
export function listPictureChanges(before: PictureIds, after: PictureIds): Change[] {
  const files = [...new Set([...before.keys(), ...after.keys()])].sort();
  return files
    .filter((file) => before.get(file) !== after.get(file))
    .map((file) => ({
      id: file,
      file,
      path: [],
      label: `${file.startsWith("public/") ? "Photograph" : "Picture"}: ${path.posix.basename(file)}`,
      before: before.has(file) ? "as it was" : undefined,
      after: after.has(file) ? "changed" : undefined,
    }));
}

/** Returns the pictures that visitors see, and those in the folder: the same if nothing is live. */
export async function readLiveAndDrafted(
  project: Project,
): Promise<{ readonly live: PictureIds; readonly draft: PictureIds }> {
  const [commit, draft] = await Promise.all([liveCommit(project), picturesIn(project)]);
  return { live: commit ? await picturesAt(project.folder, commit) : draft, draft };
}

/**
 * Adds to a folder's pictures those that only another state has, so that content of that state can be checked and shown, too. Of
 * a picture that both have, the folder's counts.
 */
export function withPicturesOf(inFolder: Pictures, other: PictureIds): Pictures {
  const files = new Map(inFolder.files);
  const photographs = new Map(inFolder.photographs);
  for (const [file, id] of other) {
    // Its size is that of a picture that is live.
    if (!files.has(file)) files.set(file, 0);
    const slug = path.posix.basename(file, path.posix.extname(file));
    if (file.startsWith("content/articles/") && !photographs.has(slug))
      photographs.set(slug, { file, id: id.slice(0, 8) });
  }
  return { ...inFolder, files, photographs };
}

/** Copies the pictures of changes from one state into another. */
export function takePictures(from: PictureIds, into: PictureIds, changes: readonly Change[]): PictureIds {
  const result = new Map(into);
  for (const { file } of changes.flatMap(partsOf).filter((change) => isPicture(change.file))) {
    const id = from.get(file);
    if (id === undefined) result.delete(file);
    else result.set(file, id);
  }
  return result;
}

/** Writes pictures of another state to the project's folder. */
export async function writePictures({ folder }: Project, pictures: PictureIds): Promise<void> {
  for (const [file, id] of pictures)
    replaceFile(path.join(folder, file), await runGit(folder, ["cat-file", "blob", id]));
}

/** Removes the pictures of changes from the project's folder that another state lacks. */
export async function removePictures(
  { folder }: Project,
  other: PictureIds,
  changes: readonly Change[],
): Promise<void> {
  for (const { file } of changes.flatMap(partsOf))
    if (isPicture(file) && !other.has(file)) await rm(path.join(folder, file), { force: true });
}
