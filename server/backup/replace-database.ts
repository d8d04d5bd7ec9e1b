import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeFolder } from "../../system/files.ts";
import { backupDatabase, nameReplaced } from "../database/copies.ts";
import { openDatabase } from "../database/open-database.ts";
import { type Row, statement } from "../database/sql-database.ts";
import { databaseFile, readFacts, writeRecord } from "../database/store-record.ts";

const filesOf = (dataDirectory: string) =>
  ["", "-wal", "-shm"].map((beside) => path.join(dataDirectory, `${databaseFile}${beside}`));

/**
 * Replaces the database by a copy, also while the server runs.
 *
 * @param refused the rows of addresses that refused all emails: a refusal holds although the copy is older
 * @returns the folder with the replaced files, if there were any
 * @throws if the copy is damaged, or the disk has no room for it; changes nothing then
 */
export function replaceDatabase(
  dataDirectory: string,
  copy: string,
  refused: readonly Row[] = [],
): string | undefined {
  return replaceBy(dataDirectory, (staging) => {
    backupDatabase(copy, path.join(staging, databaseFile));
    if (refused.length > 0) addRefusals(staging, refused);
  });
}

function addRefusals(staging: string, refused: readonly Row[]): void {
  const database = openDatabase(staging);
  try {
    const sql = "INSERT INTO refused_addresses VALUES (:hash, :at) ON CONFLICT DO NOTHING";
    database.run(
      refused.map((row) =>
        statement(sql, { hash: row.unsubscribe_token_hash ?? "", at: row.refused_at ?? 0 }),
      ),
    );
  } finally {
    database.close();
  }
}

/** Replaces the database by a new, empty one. Returns the folder with the replaced files. */
export function replaceByNew(dataDirectory: string): string | undefined {
  return replaceBy(dataDirectory, (staging) => openDatabase(staging).close());
}

/** Replaces the database by the one that `create` writes to a temporary data folder. */
function replaceBy(dataDirectory: string, create: (staging: string) => void): string | undefined {
  makeFolder(dataDirectory);
  const staging = mkdtempSync(path.join(dataDirectory, ".restoring-"));
  try {
    create(staging);
    return putInPlace(dataDirectory, path.join(staging, databaseFile));
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Accepts the current database as the right one. */
export function acceptDatabase(dataDirectory: string, now = Date.now()): void {
  record(dataDirectory, path.join(dataDirectory, databaseFile), now);
}

function putInPlace(dataDirectory: string, staged: string, now = Date.now()): string | undefined {
  const unlock = lock(path.join(dataDirectory, databaseFile));
  try {
    const present = filesOf(dataDirectory).filter((file) => existsSync(file));
    const replaced = present.length > 0 ? nameReplaced(dataDirectory, now) : undefined;
    if (replaced) {
      mkdirSync(replaced, { mode: 0o700 });
      for (const file of present) renameSync(file, path.join(replaced, path.basename(file)));
    }
    // Write the record first, so that a running server accepts the file immediately.
    record(dataDirectory, staged, now);
    renameSync(staged, path.join(dataDirectory, databaseFile));
    return replaced;
  } finally {
    unlock();
  }
}

function record(dataDirectory: string, file: string, acceptedAt: number) {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const { identity, messages } = readFacts(database);
    writeRecord(dataDirectory, { identity, messages, acceptedAt });
  } finally {
    database.close();
  }
}

/** Locks the database against a running server, if it isn't damaged. Returns a function that unlocks it. */
function lock(file: string): () => void {
  // SQLite would delete the log of an empty file.
  if (!statSync(file, { throwIfNoEntry: false })?.size) return () => {};
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    database.exec("BEGIN IMMEDIATE");
  } catch (error) {
    if (/locked|busy/.test(String(error))) {
      database.close();
      throw new Error("The database is busy. Try again.", { cause: error });
    }
    // Damaged: nothing can be written to it.
  }
  return () => database.close();
}
