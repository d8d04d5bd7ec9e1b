import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { backupDatabase } from "../../server/database/backup-database.ts";

/** `site-2026-03-01T04-05-06Z.sqlite`: names in the order of their time, on any file system. */
const nameAt = (now: number) =>
  `site-${new Date(now).toISOString().slice(0, 19).replaceAll(":", "-")}Z.sqlite`;

const datedName = /^site-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.sqlite$/;

/** The dated copies in a folder, newest first; none where there is no folder. */
export function datedCopies(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => datedName.test(name))
    .sort()
    .reverse()
    .map((name) => path.join(folder, name));
}

/**
 * Makes one more dated copy of the database, and only then deletes the oldest ones beyond those to keep.
 * Made where it is missing, the folder is for nobody else's eyes.
 *
 * @param database the database's file; it may be in use
 * @param folder where the copies are
 * @param keep how many there are to be, the new one included; at least 1
 * @param now the time that the copy is named after, in milliseconds
 * @returns the copy that was made, and those that were deleted
 * @throws Error where no sound copy could be made; nothing is deleted then
 */
export function makeDatedCopy(
  database: string,
  folder: string,
  keep: number,
  now = Date.now(),
): { readonly made: string; readonly deleted: readonly string[] } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const made = path.join(folder, nameAt(now));
  backupDatabase(database, made);
  // Never the new one, even where a clock that was wrong has left copies from the future.
  const deleted = datedCopies(folder)
    .filter((copy) => copy !== made)
    .slice(keep - 1);
  for (const copy of deleted) rmSync(copy);
  return { made, deleted };
}
