import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeFolder } from "../../system/files.ts";
import { backupDatabase, nameReplaced } from "../database/copies.ts";
import { openDatabase } from "../database/open-database.ts";
import { openForReading } from "../database/read-database.ts";
import { type Statement, statement } from "../database/sql-database.ts";
import { databaseFile, readFacts, writeRecord } from "../database/store-record.ts";

/** The database, and the journal that a killed server may have left. */
const filesOf = (dataDirectory: string) =>
  ["", "-journal"].map((beside) => path.join(dataDirectory, `${databaseFile}${beside}`));

/** Counts what a database contains. Throws if it is damaged, or isn't one of this site and version. */
export function readContents(file: string) {
  const database = openForReading(file);
  try {
    const { messages: everStored } = readFacts(database);
    const errors = database.prepare("PRAGMA integrity_check").all();
    const damage = errors.map((row) => String(row.integrity_check)).filter((result) => result !== "ok");
    if (damage.length > 0) throw new Error(`It is damaged: ${damage.slice(0, 3).join("; ")}.`);
    const count = (sql: string) =>
      Number(database.prepare(`SELECT count(*) AS total FROM ${sql}`).get()?.total);
    return {
      messages: count("messages"),
      everStored,
      newestReceivedAt:
        Number(database.prepare("SELECT max(received_at) AS time FROM messages").get()?.time) || null,
      subscribers: count("subscribers WHERE unsubscribed_at IS NULL"),
    };
  } finally {
    database.close();
  }
}

/**
 * Replaces the database by a copy, also while the server runs. Who left the list, or refused all emails, since the copy was made
 * stays off it.
 *
 * @returns the folder with the replaced files, if there were any
 * @throws if the copy is damaged, or the disk has no room for it; changes nothing then
 */
export function replaceDatabase(dataDirectory: string, copy: string): string | undefined {
  const departures = readDepartures(path.join(dataDirectory, databaseFile), copy);
  return replaceBy(dataDirectory, (staging) => {
    backupDatabase(copy, path.join(staging, databaseFile));
    if (departures.length === 0) return;
    const database = openDatabase(staging);
    database.run(departures);
    database.close();
  });
}

const refuse = "INSERT INTO refused_addresses VALUES (:hash, :time) ON CONFLICT DO NOTHING";
const leave = `UPDATE subscribers SET unsubscribed_at = :time
  WHERE unsubscribe_token_hash = :hash AND unsubscribed_at IS NULL AND confirmed_at < :time`;

/** Returns what takes those off a copy's list who are off the present one; nothing if that can't be read, or is of another site. */
function readDepartures(present: string, copy: string): Statement[] {
  const [database, other] = [tryToRead(present), tryToRead(copy)];
  try {
    if (!database || !other || readFacts(database).identity !== readFacts(other).identity) return [];
    const statementsOf = (sql: string, rows: string) =>
      database
        .prepare(rows)
        .all()
        .map(({ hash, time }) => statement(sql, { hash: String(hash), time: Number(time) }));
    return [
      ...statementsOf(
        refuse,
        "SELECT unsubscribe_token_hash AS hash, refused_at AS time FROM refused_addresses",
      ),
      ...statementsOf(
        leave,
        "SELECT unsubscribe_token_hash AS hash, unsubscribed_at AS time FROM subscribers WHERE unsubscribed_at > 0",
      ),
    ];
  } catch {
    // Damaged: that is why it is replaced.
    return [];
  } finally {
    database?.close();
    other?.close();
  }
}

function tryToRead(file: string): DatabaseSync | undefined {
  try {
    return openForReading(file);
  } catch {
    return undefined;
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
  // SQLite would delete the journal of an empty file.
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
