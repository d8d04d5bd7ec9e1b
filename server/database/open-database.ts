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

/** What came of one batch among several. */
export type BatchOutcome = { readonly rows: readonly (readonly Row[])[] } | { readonly error: unknown };

export type OpenDatabase = SqlDatabase & {
  /**
   * Runs several batches with one commit, which is what takes time: each still counts whole or not at all,
   * whatever comes of the others. Where the commit itself fails, none counts.
   */
  together(batches: readonly (readonly Statement[])[]): readonly BatchOutcome[];
  close(): void;
};

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

  /** Runs something as one transaction. */
  const transaction = <Result>(action: () => Result): Result => {
    // IMMEDIATE: the lock is taken at once, so that a busy database waits instead of failing half way.
    database.exec("BEGIN IMMEDIATE");
    try {
      const result = action();
      database.exec("COMMIT");
      return result;
    } catch (error) {
      // A full disk rolls back by itself.
      if (database.isTransaction) database.exec("ROLLBACK");
      throw error;
    }
  };

  const runAlone = (statements: readonly Statement[]) =>
    statements.length === 1 ? statements.map(run) : transaction(() => statements.map(run));

  const runWithin = (statements: readonly Statement[]): BatchOutcome => {
    database.exec("SAVEPOINT batch");
    try {
      const rows = statements.map(run);
      database.exec("RELEASE batch");
      return { rows };
    } catch (error) {
      // Where the whole transaction is gone, so is what the others wrote.
      if (!database.isTransaction) throw error;
      database.exec("ROLLBACK TO batch; RELEASE batch");
      return { error };
    }
  };

  return {
    batch: async (statements) => runAlone(statements),
    together: (batches) => {
      try {
        const [first, ...more] = batches;
        if (first && more.length === 0) return [{ rows: runAlone(first) }];
        return transaction(() => batches.map(runWithin));
      } catch (error) {
        return batches.map(() => ({ error }));
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
