import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";

const folder = path.join(import.meta.dirname, "migrations");

/**
 * The schema, as the steps that led to it, in the order of their names. A database knows by `user_version` how many
 * it has had. Steps are only ever added: never change one that has been released.
 */
const migrations: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith(".sql"))
  .sort()
  .map((name) => readFileSync(path.join(folder, name), "utf8"));

/** The version that the schema has now. */
export const newestVersion = migrations.length;

/**
 * Brings a database up to a version of the schema: all steps count, or none does.
 *
 * @param keepCopy called before the first step of a database that has been in use, with its version, while
 *   no other process can write to it. Where it throws, the database stays as it is
 * @param target the version, the newest unless told
 * @throws Error where the database was made by a newer version of the site
 */
export function migrate(
  database: DatabaseSync,
  keepCopy: (version: number) => void,
  target = newestVersion,
): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    const version = Number(database.prepare("PRAGMA user_version").get()?.user_version);
    if (version > target) {
      throw new Error(`the database is of version ${version}, newer than this site's ${target}`);
    }
    if (version > 0 && version < target) keepCopy(version);
    for (const step of migrations.slice(version, target)) database.exec(step);
    database.exec(`PRAGMA user_version = ${target}`);
    database.exec("COMMIT");
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
