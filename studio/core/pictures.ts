import { glob, rm, stat } from "node:fs/promises";
import path from "node:path";
import { replaceFile } from "../../system/files.ts";
import type { Change } from "./content/change.ts";
import { isPicture } from "./content/is-picture.ts";
import { blobsAt, gitText, runGit } from "./git.ts";
import type { Project } from "./project.ts";
import { liveCommit } from "./repository.ts";

/** The owner's photographs and the articles' pictures: the id under which git keeps each, by its path in the project. */
export type Pictures = ReadonlyMap<string, string>;

const folders = ["public/photos", "content/articles"];

/** Lists the pictures of a commit. */
export async function picturesAt(folder: string, commit: string): Promise<Pictures> {
  return new Map((await blobsAt(folder, commit, folders)).filter(([file]) => isPicture(file)));
}

/** Ids of files that haven't changed since: a photograph has megabytes, and windows ask often. */
const known = new Map<string, { readonly version: string; readonly id: string }>();

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
export async function picturesIn(project: Project, { keeps = false } = {}): Promise<Pictures> {
  const { folder } = project;
  const pictures = new Map<string, string>();
  for (const file of await pictureFiles(project)) {
    const absolute = path.join(folder, file);
    const { mtimeMs, size } = await stat(absolute);
    const version = `${mtimeMs} ${size}`;
    const remembered = known.get(absolute);
    const id =
      !keeps && remembered?.version === version
        ? remembered.id
        : await gitText(folder, ["hash-object", ...(keeps ? ["-w"] : []), "--", file]);
    known.set(absolute, { version, id });
    pictures.set(file, id);
  }
  return pictures;
}

/** Returns the differences between two states of the pictures: each is a change of a whole file. */
export function listPictureChanges(before: Pictures, after: Pictures): Change[] {
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

/** Returns how the pictures in the folder differ from those that visitors see. */
export async function readPictureChanges(project: Project): Promise<Change[]> {
  const live = await liveCommit(project);
  return live ? listPictureChanges(await picturesAt(project.folder, live), await picturesIn(project)) : [];
}

/** Copies the pictures of changes from one state into another. */
export function takePictures(from: Pictures, into: Pictures, changes: readonly Change[]): Pictures {
  const result = new Map(into);
  for (const { file } of changes.filter((change) => isPicture(change.file))) {
    const id = from.get(file);
    if (id === undefined) result.delete(file);
    else result.set(file, id);
  }
  return result;
}

/** Writes the pictures of changes, as another state has them, to the project's folder. */
export async function writePictures(
  { folder }: Project,
  from: Pictures,
  changes: readonly Change[],
): Promise<void> {
  for (const { file } of changes.filter((change) => isPicture(change.file))) {
    const id = from.get(file);
    if (id === undefined) await rm(path.join(folder, file), { force: true });
    else replaceFile(path.join(folder, file), await runGit(folder, ["cat-file", "blob", id]));
  }
}
