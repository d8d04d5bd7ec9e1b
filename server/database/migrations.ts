import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DatabaseError } from "./database-error.ts";

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

/** Returns the fingerprint of a database's schema: a hash of its tables, indexes and triggers, without comments and white space. */
export function fingerprintOf(database: DatabaseSync): string {
  const hash = createHash("sha256");
  const sql = "SELECT sql FROM sqlite_master WHERE name NOT LIKE 'sqlite%' ORDER BY type, name";
  for (const row of database.prepare(sql).all()) {
    hash.update(`${String(row.sql).replace(/--.*$/gm, "").replace(/\s+/g, "")};`);
  }
  return hash.digest("hex").slice(0, 16);
}

/** Returns the fingerprint after each migration, by its version; 0 is an empty database. */
function fingerprintsAfter(migrations: readonly Migration[]): ReadonlyMap<number, string> {
  const database = new DatabaseSync(":memory:");
  try {
    const fingerprints = new Map([[0, fingerprintOf(database)]]);
    for (const { version, sql } of migrations) {
      database.exec(sql);
      fingerprints.set(version, fingerprintOf(database));
    }
    return fingerprints;
  } finally {
    database.close();
  }
}

let ofReleased: ReadonlyMap<number, string> | undefined;

const knownFingerprints = (migrations: readonly Migration[]) => {
  if (migrations !== released) return fingerprintsAfter(migrations);
  ofReleased ??= fingerprintsAfter(released);
  return ofReleased;
};

/**
 * Returns the version of a database's schema. That is the number of its last migration, or 0 if the database is empty. The number alone
 * doesn't tell, as a migration may have been edited before its release. Undefined for a schema that no migration leads to.
 */
function versionOf(database: DatabaseSync, migrations: readonly Migration[]): number | undefined {
  const known = knownFingerprints(migrations);
  const number = Number(database.prepare("PRAGMA user_version").get()?.user_version);
  const fingerprint = fingerprintOf(database);
  if (known.get(number) === fingerprint) return number;
  // SQLite's own program saves what is left of a damaged database without its number.
  return number === 0 ? [...known].findLast(([, other]) => other === fingerprint)?.[0] : undefined;
}

/** The databases whose schema was checked, each with SQLite's own counter of changes of its schema. */
const checked = new WeakMap<DatabaseSync, number>();

/** Throws DatabaseError if another version of the site made a database. An older one that can be migrated passes. */
export function assertVersion(database: DatabaseSync): void {
  const counter = Number(database.prepare("PRAGMA schema_version").get()?.schema_version);
  if (checked.get(database) === counter) return;
  if (versionOf(database, released) === undefined) throw new DatabaseError("STORE_OTHER_VERSION");
  checked.set(database, counter);
}

/** Applies the migrations that a database lacks, in one transaction. Throws DatabaseError if another version of the site made it. */
export function migrate(database: DatabaseSync, migrations = released): void {
  const newest = migrations.at(-1)?.version ?? 0;
  // Without a write, an up-to-date database opens on a full disk too.
  if (versionOf(database, migrations) === newest) return;
  database.exec("BEGIN IMMEDIATE");
  try {
    const version = versionOf(database, migrations);
    if (version === undefined) throw new DatabaseError("STORE_OTHER_VERSION");
    for (const migration of migrations) if (migration.version > version) database.exec(migration.sql);
    database.exec(`PRAGMA user_version = ${newest}`);
    database.exec("COMMIT");
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
