import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";

const folder = path.join(import.meta.dirname, "migrations");

/** All migrations in order. `user_version` counts those that were applied. Never change one that was released. */
const migrations: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith(".sql"))
  .sort()
  .map((name) => readFileSync(path.join(folder, name), "utf8"));

/** The version of the current schema. */
export const newestVersion = migrations.length;

/**
 * Migrates a database to a version of the schema, in one transaction.
 *
 * @param backUp called with the current version before an existing database is migrated, while no other process can write
 *   to it. If it throws, nothing is migrated
 * @param target the version, by default the newest
 * @throws Error if the database is newer than the target
 */
export function migrate(
  database: DatabaseSync,
  backUp: (version: number) => void,
  target = newestVersion,
): void {
  const readVersion = () => Number(database.prepare("PRAGMA user_version").get()?.user_version);
  // Without a write, an up-to-date database opens on a full disk too.
  if (readVersion() === target) return;
  database.exec("BEGIN IMMEDIATE");
  try {
    const version = readVersion();
    if (version > target) {
      throw new Error(`the database has version ${version}, newer than this site's ${target}`);
    }
    if (version > 0 && version < target) backUp(version);
    for (const migration of migrations.slice(version, target)) database.exec(migration);
    database.exec(`PRAGMA user_version = ${target}`);
    database.exec("COMMIT");
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
