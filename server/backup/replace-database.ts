import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { flushFolder, makeFolder } from "../../system/files.ts";
import { hour } from "../clock.ts";
import { acceptCopy, backupDatabase, isCopy } from "../database/copies.ts";
import { databaseFile, readFacts, readRecord, writeRecord } from "../database/database-record.ts";
import { assertVersion, fingerprintOf } from "../database/migrations.ts";
import { openDatabase } from "../database/open-database.ts";
import { openForReading } from "../database/read-database.ts";
import { leaveOutForgotten } from "../person/forgotten.ts";
import { type BroughtOver, bringOver, keepDepartures, type Replaced } from "./bring-over.ts";

/** The files that SQLite may have left beside a database: the journals of a killed server. */
const journalsOf = (file: string) =>
  ["-journal", "-wal"].map((ending) => `${file}${ending}`).filter(existsSync);

/** What a restore did. */
export type Restored = BroughtOver & {
  /** The folder with the replaced files, if there were any. */
  readonly keptIn: string | undefined;
};

/** Returns the fingerprint of a database, and counts what it contains. Throws if it is damaged, or isn't one of this site and version. */
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
      schema: fingerprintOf(database),
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
 * Replaces the database by a copy, which is completed with what the present database knows. Works while the server runs. At every moment,
 * the data folder has one of the two, whole.
 *
 * @throws if the copy is damaged, the disk has no room for it, or the database is busy; changes nothing then
 */
export const replaceDatabase = (dataDirectory: string, copy: string, now = Date.now()): Restored =>
  replace(dataDirectory, copy, now);

/** Replaces the database by a new, empty one, which keeps who left the list of the present one. */
export const replaceByNew = (dataDirectory: string, now = Date.now()): Restored =>
  replace(dataDirectory, undefined, now);

/** Makes the next database in a temporary folder, and puts it in the place of the present one. */
function replace(dataDirectory: string, copy: string | undefined, now: number): Restored {
  makeFolder(dataDirectory);
  deleteAbandoned(dataDirectory);
  const staging = mkdtempSync(path.join(dataDirectory, stagingName));
  const next = path.join(staging, databaseFile);
  try {
    if (copy !== undefined) backupDatabase(copy, next);
    // An older copy is brought up to date.
    openDatabase(staging).close();
    return putInPlace({ dataDirectory, next, isNew: copy === undefined, now });
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

const stagingName = ".restoring-";

/** Deletes what killed restores have left. None takes so long. */
function deleteAbandoned(dataDirectory: string): void {
  for (const name of readdirSync(dataDirectory).filter((one) => one.startsWith(stagingName))) {
    const folder = path.join(dataDirectory, name);
    if (Date.now() - statSync(folder).mtimeMs > hour) rmSync(folder, { recursive: true, force: true });
  }
  // Empty ones, and second names of the present database, which it never gave up.
  const inode = statSync(path.join(dataDirectory, databaseFile), { throwIfNoEntry: false })?.ino;
  for (const name of readdirSync(dataDirectory).filter((one) => one.startsWith("replaced-"))) {
    const folder = path.join(dataDirectory, name);
    const kept = statSync(path.join(folder, databaseFile), { throwIfNoEntry: false })?.ino;
    if (readdirSync(folder).length === 0 || (kept !== undefined && kept === inode))
      rmSync(folder, { recursive: true });
  }
}

/** One restore. */
type Restore = {
  readonly dataDirectory: string;
  /** The file of the database that is put in the place of the present one. */
  readonly next: string;
  /** Whether that is a new one, not a copy. */
  readonly isNew: boolean;
  readonly now: number;
};

function putInPlace(restore: Restore): Restored {
  const { dataDirectory, next, now } = restore;
  const file = path.join(dataDirectory, databaseFile);
  // From here on nothing is acknowledged that the restored copy lacks.
  const present = lock(file);
  try {
    const keptIn = existsSync(file) ? nameForReplaced(dataDirectory, now) : undefined;
    const brought = complete(restore, present, keptIn);
    if (keptIn) {
      mkdirSync(keptIn, { mode: 0o700 });
      keepFile(file, path.join(keptIn, databaseFile));
      // The journal of another database would be played back into the restored one.
      for (const journal of journalsOf(file)) renameSync(journal, path.join(keptIn, path.basename(journal)));
      flushFolder(keptIn);
    }
    renameSync(next, file);
    flushFolder(dataDirectory);
    // Last: after a crash, the restore can be repeated with what is known of the replaced database.
    const { identity, messages } = factsOf(file);
    writeRecord(dataDirectory, { identity, messages, acceptedAt: now });
    return { ...brought, keptIn };
  } finally {
    present?.close();
  }
}

/**
 * Returns a new name in the data folder for a folder with what a restored copy has replaced. Nothing deletes it by itself: it
 * may hold messages that the copy lacks.
 */
function nameForReplaced(dataDirectory: string, now: number): string {
  const time = new Date(now).toISOString().replace(/[-:]|\..*/g, "");
  const name = path.join(dataDirectory, `replaced-${time}`);
  for (let count = 1; ; count += 1) {
    const folder = `${name}${count > 1 ? `-${count}` : ""}`;
    if (!existsSync(folder)) return folder;
  }
}

/** Keeps a file under a second name. The first is replaced in one step later: there is never no database. */
function keepFile(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch {
    // A disk without links.
    copyFileSync(file, name);
  }
}

/** Completes the next database with what the present one knows. Nothing else writes meanwhile. */
function complete(
  { dataDirectory, next, isNew, now }: Restore,
  present: DatabaseSync | undefined,
  keptIn: string | undefined,
): BroughtOver {
  const database = new DatabaseSync(next);
  try {
    database.exec("PRAGMA synchronous = EXTRA; PRAGMA secure_delete = ON; BEGIN IMMEDIATE");
    acceptCopy(database);
    const replaced = present && asReplaced(dataDirectory, present, isNew ? undefined : database);
    const brought = isNew ? beginAnew(database, replaced, now) : bringOver(database, replaced, now);
    leaveOutForgotten(dataDirectory, database);
    if (brought.unread.length > 0 || brought.stoppedLetters > 0) {
      database
        .prepare(`INSERT INTO restores (restored_at, unread, folder) VALUES (?, ?, ?)
          ON CONFLICT (restored_at) DO UPDATE SET unread = excluded.unread, folder = excluded.folder`)
        .run(now, JSON.stringify(brought.unread), keptIn ? path.basename(keptIn) : null);
    }
    database.exec("COMMIT");
    return brought;
  } finally {
    database.close();
  }
}

function beginAnew(database: DatabaseSync, replaced: Replaced | undefined, now: number): BroughtOver {
  const unread = keepDepartures(database, replaced);
  database.prepare("INSERT INTO restores (restored_at, unread, begun_anew) VALUES (?, '[]', 1)").run(now);
  return { unread, stoppedLetters: 0 };
}

/** Returns what the present database is to a copy, or to a new beginning. Undefined if it never was this site's. */
function asReplaced(
  dataDirectory: string,
  database: DatabaseSync,
  copy: DatabaseSync | undefined,
): Replaced | undefined {
  const record = readRecord(dataDirectory);
  try {
    const facts = readFacts(database);
    const { identity } = copy ? readFacts(copy) : facts;
    // Put in place by mistake: the server has acknowledged nothing in it.
    const isKnown = facts.identity === record?.identity || (copy && facts.identity === identity);
    if (record && !isKnown) return undefined;
    assertVersion(database);
    const isOnRecord = !record || (record.identity === facts.identity && facts.messages >= record.messages);
    // Otherwise it was begun on a new computer, or by the owner, and lacks what came between the copy and its beginning.
    const continues = !copy || (facts.identity === identity && !wasBegunSince(database, copy));
    return { database, isCurrent: isOnRecord && continues && !isCopy(database) };
  } catch {
    // Damaged, or of another version: what can be read is brought over.
    return { database, isCurrent: false };
  }
}

/** Returns whether the owner began the present database with nothing in it after the copy was made. */
function wasBegunSince(present: DatabaseSync, copy: DatabaseSync): boolean {
  const sql = "SELECT max(restored_at) AS time FROM restores WHERE begun_anew = 1";
  const [begun, known] = [present, copy].map((one) => Number(one.prepare(sql).get()?.time ?? 0));
  return (begun ?? 0) > (known ?? 0);
}

function factsOf(file: string) {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return readFacts(database);
  } finally {
    database.close();
  }
}

/** SQLite's codes for a database that another connection is using. */
const [sqliteBusy, sqliteLocked] = [5, 6];

/** Locks the database against all who write. Returns it, for reading; undefined if there is none that can be opened. */
function lock(file: string): DatabaseSync | undefined {
  // SQLite would delete the journal of an empty file.
  const before = statSync(file, { throwIfNoEntry: false });
  if (!before?.size) return undefined;
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    database.exec("BEGIN IMMEDIATE");
  } catch (error) {
    const { errcode } = error as { readonly errcode?: number };
    const isBusy = errcode === sqliteBusy || errcode === sqliteLocked;
    database.close();
    if (isBusy) throw new Error("The database is busy. Try again.", { cause: error });
    // Damaged: nothing can be written to it.
    return undefined;
  }
  if (statSync(file, { throwIfNoEntry: false })?.ino === before.ino) return database;
  database.close();
  throw new Error("The database was replaced a moment ago. Nothing was changed. Try again.");
}
