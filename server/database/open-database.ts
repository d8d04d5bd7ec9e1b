import { mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { backupDatabase } from "./backup-database.ts";
import { migrate } from "./migrations.ts";
import type { Row, SqlDatabase, Statement } from "./sql-database.ts";
import { nameUpgradeCopy } from "./upgrade-copies.ts";

/** How long a statement waits for another process that is writing, in milliseconds. */
const busyTimeout = 5000;

/** The name of the database's file in the data folder. */
export const databaseFile = "site.sqlite";

export type OpenDatabase = SqlDatabase & { close(): void };

/**
 * Opens the database of a data folder, makes both where they are missing, and brings the schema up to
 * date, of which it first keeps a copy beside it. A commit is on disk before it is answered: WAL with `synchronous=FULL`.
 *
 * @throws where the folder cannot be written, the database is of a newer version of the site, or there is no
 *   room for the copy
 */
export function openDatabase(dataDirectory: string): OpenDatabase {
  // What visitors write is for the owner's eyes: nobody else on the machine may read the folder.
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  const file = path.join(dataDirectory, databaseFile);
  const database = new DatabaseSync(file, { timeout: busyTimeout });
  // SQLite does not wait for the lock that the change to WAL needs; two servers may start at once.
  patiently(() => database.exec("PRAGMA journal_mode = WAL"));
  // secure_delete: a deleted message is overwritten, not only forgotten.
  database.exec("PRAGMA synchronous = FULL; PRAGMA secure_delete = ON");
  try {
    migrate(database, (version) => backupDatabase(file, nameUpgradeCopy(dataDirectory, version)));
  } catch (error) {
    // Or its lock would hold up whoever comes next.
    database.close();
    throw error;
  }

  const prepared = new Map<string, StatementSync>();
  const run = ({ sql, values }: Statement): Row[] => {
    let ready = prepared.get(sql);
    if (!ready) {
      ready = database.prepare(sql);
      prepared.set(sql, ready);
    }
    // The schema is STRICT and holds only text and integers below 2^53.
    return ready.all(...values) as Row[];
  };

  return {
    batch: async (statements) => {
      if (statements.length === 1) return statements.map(run);
      // IMMEDIATE: the lock is taken at once, so that a busy database waits instead of failing half way.
      database.exec("BEGIN IMMEDIATE");
      try {
        const rows = statements.map(run);
        database.exec("COMMIT");
        return rows;
      } catch (error) {
        // A full disk rolls back by itself.
        if (database.isTransaction) database.exec("ROLLBACK");
        throw error;
      }
    },
    close: () => database.close(),
  };
}

/** Tries again, for as long as the busy timeout, while the database is locked. */
function patiently(action: () => void): void {
  const deadline = Date.now() + busyTimeout;
  for (;;) {
    try {
      action();
      return;
    } catch (error) {
      if (!/locked|busy/i.test(String(error)) || Date.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}
