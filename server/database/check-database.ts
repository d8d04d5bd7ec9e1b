import { existsSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { backupDatabase } from "./backup-database.ts";
import { migrate, newestVersion } from "./migrations.ts";
import { openForReading } from "./read-database.ts";
import { databaseFile } from "./store-record.ts";

/**
 * Checks whether this version of the site can use the database of a data folder. Changes nothing: an older database is
 * migrated as a copy. A missing or damaged one passes, since pages are served without it.
 *
 * @throws Error if a newer version has upgraded the database, or the migration fails or has no room
 */
export function checkDatabase(dataDirectory: string): void {
  const file = path.join(dataDirectory, databaseFile);
  const version = readVersion(file);
  if (version === undefined || version === newestVersion) return;
  if (version > newestVersion) {
    throw new Error(
      `A newer release has upgraded the database from version ${newestVersion} to ${version}, which this one can't use. See "Going back" in docs/operating.md.`,
    );
  }
  const staging = mkdtempSync(path.join(dataDirectory, ".checking-"));
  try {
    const copy = path.join(staging, databaseFile);
    backupDatabase(file, copy);
    const database = new DatabaseSync(copy);
    try {
      migrate(database, () => {});
    } finally {
      database.close();
    }
  } catch (error) {
    throw new Error(
      `The database can't be upgraded from version ${version} to ${newestVersion}: ${error instanceof Error ? error.message : error}`,
      { cause: error },
    );
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Returns the version of a database's schema, or undefined if it can't be read. */
function readVersion(file: string): number | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const database = openForReading(file);
    try {
      return Number(database.prepare("PRAGMA user_version").get()?.user_version);
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}
