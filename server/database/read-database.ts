import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { DatabaseError, isDamage, toDatabaseError } from "./database-error.ts";
import { assertVersion } from "./migrations.ts";
import type { Row, SqlDatabase } from "./sql-database.ts";

/** A database that is open for reading only. */
export type ReadOnlyDatabase = SqlDatabase & { close(): void };

/** Opens a database file for reading, in use, moved or on a full disk; changes nothing. Throws unless it is of this site. */
export function readDatabase(file: string): ReadOnlyDatabase {
  const database = openForReading(file);
  try {
    if (!hasMessages(database)) throw new Error(`${file} is not a database of this site.`);
    assertVersionOf(database, file);
    if (isDamaged(database)) {
      throw new DatabaseError("STORE_MALFORMED", "docs/operating.md says how to save what is left of it.");
    }
    return wrap(database);
  } catch (error) {
    database.close();
    throw error;
  }
}

const wrap = (database: DatabaseSync): ReadOnlyDatabase => ({
  batch: async (statements) => {
    // One state for all of them.
    database.exec("BEGIN");
    try {
      return statements.map(({ sql, values }) => database.prepare(sql).all(...values) as Row[]);
    } finally {
      database.exec("COMMIT");
    }
  },
  close: () => database.close(),
});

const hasMessages = (database: DatabaseSync) =>
  database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'messages'").get() !== undefined;

function isDamaged(database: DatabaseSync): boolean {
  try {
    const [result] = Object.values(database.prepare("PRAGMA quick_check(1)").get() ?? {});
    return result !== "ok";
  } catch {
    // Severe damage makes the check itself throw.
    return true;
  }
}

/**
 * Checks whether this version of the site can use a database. Changes nothing. A missing or damaged one passes, since
 * pages are served without it.
 *
 * @throws Error that names the file, if another version made it
 */
export function checkVersion(file: string): void {
  if (!existsSync(file)) return;
  let database: DatabaseSync;
  try {
    database = openForReading(file);
  } catch {
    return;
  }
  try {
    assertVersionOf(database, file);
  } finally {
    database.close();
  }
}

/** Throws an error that names the file, if another version of the site made it. Damage is for others to find. */
function assertVersionOf(database: DatabaseSync, file: string): void {
  try {
    assertVersion(database);
  } catch (error) {
    if (isDamage(error)) return;
    throw error instanceof DatabaseError ? new Error(`${file}: ${error.message}`, { cause: error }) : error;
  }
}

/** Opens a database file for reading and returns SQLite's own handle. */
export function openForReading(file: string): DatabaseSync {
  const modes = [
    () => new DatabaseSync(file, { readOnly: true, timeout: 5000 }),
    // Takes back what a killed program has left half written.
    () => {
      const database = new DatabaseSync(file, { timeout: 5000 });
      database.exec("PRAGMA query_only = ON");
      return database;
    },
  ];
  let first: unknown;
  for (const open of modes) {
    let database: DatabaseSync | undefined;
    try {
      database = open();
      database.prepare("SELECT count(*) FROM sqlite_master").get();
      return database;
    } catch (error) {
      database?.close();
      first ??= error;
    }
  }
  throw toDatabaseError(first, file);
}
