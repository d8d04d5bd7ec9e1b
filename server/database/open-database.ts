import { chmodSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { makeFolder } from "../../system/files.ts";
import { busyTimeout, isCopy } from "./copies.ts";
import { assertRights, toDatabaseError } from "./database-error.ts";
import {
  assertNotLost,
  assertSameDatabase,
  type DatabaseFacts,
  type DatabaseRecord,
  databaseFile,
  readFacts,
  readRecord,
  recordFile,
} from "./database-record.ts";
import { assertVersion, migrate } from "./migrations.ts";
import type { Row, SqlDatabase, Statement } from "./sql-database.ts";

export type OpenDatabase = SqlDatabase & {
  /** Runs a batch at once, as `batch` does. */
  run(statements: readonly Statement[]): readonly (readonly Row[])[];
  facts(): DatabaseFacts;
  /** Whether it is a copy that nobody has restored. */
  isCopy(): boolean;
  /** Returns the first error in the file's structure, if there is one. */
  findDamage(): string | undefined;
  close(): void;
};

type OpenOptions = {
  /** What is known of the database; by default the record in the data folder. */
  readonly known?: DatabaseRecord | undefined;
  /** Another folder with copies. */
  readonly backupDirectory?: string | undefined;
};

/**
 * Opens the database of a data folder. Creates both at the first start. When a commit returns, it is on disk, in the database file
 * itself. SQLite has deleted its rollback journal by then, and its name is gone from the disk, too (`synchronous=EXTRA`).
 *
 * @throws DatabaseError if the folder can't be written, or the database is lost, damaged or of another version of the site
 */
export function openDatabase(dataDirectory: string, options: OpenOptions = {}): OpenDatabase {
  const file = path.join(dataDirectory, databaseFile);
  const { known = readRecord(dataDirectory), backupDirectory } = options;
  let opened: DatabaseSync | undefined;
  try {
    const folders = [dataDirectory, ...(backupDirectory ? [backupDirectory] : [])];
    if (assertNotLost(dataDirectory, known, folders)) {
      makeFolder(dataDirectory);
    } else {
      // SQLite would open it for reading only, also once the rights are corrected.
      assertRights(file);
    }
    keepPrivate(dataDirectory);
    const database = new DatabaseSync(file, { timeout: busyTimeout });
    opened = database;
    // Before anything is written: another database, or one of another version, is left as it is.
    if (known) assertSameDatabase(readFacts(database), known);
    assertVersion(database);
    // secure_delete: deleted messages are overwritten on disk.
    database.exec("PRAGMA synchronous = EXTRA; PRAGMA secure_delete = ON");
    leaveWriteAheadLog(database);
    migrate(database);
    keepPrivate(dataDirectory);
    return wrap(database);
  } catch (error) {
    // Release its lock.
    opened?.close();
    throw toDatabaseError(error, file);
  }
}

/** SQLite's code for a database that another program has open. */
const sqliteBusy = 5;

/**
 * Takes a database out of WAL mode, into which another program has put it. Copies of the file alone would lack what was committed last.
 * While that program has the database open, it stays in WAL mode. The database is as durable then, and the next opening tries again.
 */
function leaveWriteAheadLog(database: DatabaseSync): void {
  try {
    database.exec("PRAGMA busy_timeout = 0; PRAGMA journal_mode = DELETE");
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error;
  } finally {
    database.exec(`PRAGMA busy_timeout = ${busyTimeout}`);
  }
}

/** Messages are private: no other user of the machine may read them, however folder and files came to be. */
function keepPrivate(dataDirectory: string): void {
  for (const name of ["", recordFile, databaseFile]) {
    const file = path.join(dataDirectory, name);
    const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0;
    try {
      if (mode & 0o077) chmodSync(file, mode & 0o700);
    } catch (error) {
      // Another user's, who has let this one in.
      if ((error as NodeJS.ErrnoException).code !== "EPERM") throw error;
    }
  }
}

function wrap(database: DatabaseSync): OpenDatabase {
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

  const transaction = <Result>(action: () => Result): Result => {
    // IMMEDIATE takes the lock first, so that a busy database waits instead of failing later.
    database.exec("BEGIN IMMEDIATE");
    try {
      const result = action();
      database.exec("COMMIT");
      return result;
    } catch (error) {
      // SQLite has already rolled back if the disk is full.
      if (database.isTransaction) database.exec("ROLLBACK");
      throw error;
    }
  };

  const runAll = (statements: readonly Statement[]) =>
    statements.length > 1 ? transaction(() => statements.map(run)) : statements.map(run);

  return {
    batch: async (statements) => runAll(statements),
    run: runAll,
    facts: () => readFacts(database),
    isCopy: () => isCopy(database),
    findDamage: () => {
      const [result] = Object.values(database.prepare("PRAGMA quick_check(1)").get() ?? {});
      return result === "ok" ? undefined : String(result);
    },
    close: () => database.close(),
  };
}
