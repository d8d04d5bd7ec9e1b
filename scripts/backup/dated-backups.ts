import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { backupDatabase } from "../../server/database/backup-database.ts";

/** Returns a name such as `site-2026-03-01T04-05-06Z.sqlite`: sorted by time, valid on any file system. */
const nameAt = (now: number) =>
  `site-${new Date(now).toISOString().slice(0, 19).replaceAll(":", "-")}Z.sqlite`;

const datedName = /^site-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.sqlite$/;

/** Returns the dated backups in a folder, newest first; none if the folder is missing. */
export function datedBackups(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => datedName.test(name))
    .sort()
    .reverse()
    .map((name) => path.join(folder, name));
}

/**
 * Creates a dated backup of a database that may be in use, then deletes the oldest backups beyond `keep`. Creates a
 * missing folder, private to its owner.
 *
 * @param keep the number of backups to keep, including the new one; at least 1
 * @param now the time in the backup's name, in milliseconds
 * @returns the new backup and the deleted ones
 * @throws Error if the backup fails; deletes nothing then
 */
export function createDatedBackup(
  database: string,
  folder: string,
  keep: number,
  now = Date.now(),
): { readonly created: string; readonly deleted: readonly string[] } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const created = path.join(folder, nameAt(now));
  backupDatabase(database, created);
  // Never the new one, even if a wrong clock has left backups from the future.
  const deleted = datedBackups(folder)
    .filter((backup) => backup !== created)
    .slice(keep - 1);
  for (const backup of deleted) rmSync(backup);
  return { created, deleted };
}
