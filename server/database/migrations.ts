import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { StoreError } from "./store-error.ts";

/** A step of the schema. */
type Migration = { readonly version: number; readonly sql: string };

const folder = path.join(import.meta.dirname, "migrations");

/** All migrations in order, by the number in their file names. Never change one that was released. */
const released: readonly Migration[] = readdirSync(folder)
  .filter((name) => name.endsWith(".sql"))
  .sort()
  .map((name) => ({
    version: Number.parseInt(name, 10),
    sql: readFileSync(path.join(folder, name), "utf8"),
  }));

/** Returns the version of a database's schema, which is that of its last migration; 0 if it is new. */
const versionOf = (database: DatabaseSync) =>
  Number(database.prepare("PRAGMA user_version").get()?.user_version);

/** Returns what to do with a database that a newer version of the site made. Undefined if this one can use it. */
export function findNewerVersion(database: DatabaseSync, migrations = released): StoreError | undefined {
  return versionOf(database) > (migrations.at(-1)?.version ?? 0) ? new StoreError("STORE_NEWER") : undefined;
}

/** Applies the migrations that a database lacks, in one transaction. Throws StoreError if a newer version made it. */
export function migrate(database: DatabaseSync, migrations = released): void {
  const newest = migrations.at(-1)?.version ?? 0;
  // Without a write, an up-to-date database opens on a full disk too.
  if (versionOf(database) === newest) return;
  database.exec("BEGIN IMMEDIATE");
  try {
    const newer = findNewerVersion(database, migrations);
    if (newer) throw newer;
    const version = versionOf(database);
    for (const migration of migrations) if (migration.version > version) database.exec(migration.sql);
    database.exec(`PRAGMA user_version = ${newest}`);
    database.exec("COMMIT");
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
