import { mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { migrate } from "./migrations.ts";

/** How long a statement waits for another process that is writing, in milliseconds. */
const busyTimeout = 5000;

/**
 * Opens the database of a data folder, makes both where they are missing, and brings the schema up to
 * date. A commit is on disk before it is answered: WAL with `synchronous=FULL`.
 *
 * @param dataDirectory the folder; `:memory:` for a database that is gone with the process
 */
export function openDatabase(dataDirectory: string): DatabaseSync {
  const memory = dataDirectory === ":memory:";
  if (!memory) mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(memory ? ":memory:" : path.join(dataDirectory, "site.sqlite"), {
    timeout: busyTimeout,
    enableForeignKeyConstraints: true,
  });
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;");
  migrate(database);
  return database;
}

/** Runs steps that count together or not at all. Throws what a step throws, after undoing the others. */
export function inTransaction<Result>(database: DatabaseSync, steps: () => Result): Result {
  // IMMEDIATE: the lock is taken at once, so that a busy database waits instead of failing half way.
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = steps();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
