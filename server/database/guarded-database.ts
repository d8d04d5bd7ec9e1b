import { closeSync, openSync, readSync, statSync, truncateSync } from "node:fs";
import path from "node:path";
import { second } from "../clock.ts";
import { describeError, type Log } from "../log.ts";
import { type OpenDatabase, openDatabase } from "./open-database.ts";
import type { Row, Statement } from "./sql-database.ts";
import { explainWriteError, isDamage, StoreError, type StoreFailure, toStoreError } from "./store-error.ts";
import { assertSameStore, databaseFile, readRecord, type StoreRecord, writeRecord } from "./store-record.ts";

type GuardedDatabase = {
  /**
   * Runs a batch. What it has written when it returns is in the database file, on disk, and the file is the right one.
   *
   * @throws if a statement fails or, while the database is lost, the reason
   */
  run(statements: readonly Statement[]): readonly (readonly Row[])[];
  /** Records on disk how many messages were stored, for the next start. Call it after what was stored is acknowledged. */
  record(): void;
  close(): void;
};

export type Guarded = {
  readonly dataDirectory: string;
  readonly backupDirectory: string;
};

/** The pause between two attempts to open a lost database, in milliseconds. */
const pauseBetweenAttempts = second;

/**
 * Keeps the database of a data folder open and looks before each acknowledgement whether it is the right one, and all there.
 * It never replaces a lost database by a new one, and opens it again when it is back.
 */
export function guardDatabase({ dataDirectory, backupDirectory }: Guarded, log: Log): GuardedDatabase {
  const file = path.join(dataDirectory, databaseFile);
  const logFile = `${file}-wal`;
  let opened: OpenDatabase | undefined;
  /** The files as this process left them. */
  let left: Files = {};
  let failure: StoreError | undefined;
  let nextAttempt = 0;
  /** What this process has seen and acknowledged: the record on disk may be gone or replaced, too. */
  let known: StoreRecord | undefined;
  /** What of it was written to the record on disk. */
  let recorded: StoreRecord | undefined;

  /** The record on disk decides where the owner has accepted another copy since. */
  const expected = () => {
    const record = readRecord(dataDirectory);
    const isOlder =
      record?.acceptedAt === known?.acceptedAt && (record?.messages ?? 0) < (known?.messages ?? 0);
    return record && !isOlder ? record : (known ?? record);
  };

  const open = (checksStructure: boolean): OpenDatabase => {
    const stored = expected();
    const database = openDatabase(dataDirectory, { known: stored, backupDirectory });
    try {
      const damage = checksStructure ? database.findDamage() : undefined;
      if (damage) throw new StoreError("STORE_MALFORMED", damage);
      const facts = database.facts();
      if (known && known.identity !== facts.identity) {
        throw new StoreError("STORE_REPLACED", "If that was you, restart the server.");
      }
      assertSameStore(facts, stored);
      if (!known || failure) {
        const event = failure ? "database recovered" : "database opened";
        log("info", { event, identity: facts.identity, messages: facts.messages });
      }
      known = { ...stored, ...facts };
      // What another program has written.
      if (hasHeader(logFile)) database.checkpoint();
      left = look(file);
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  };

  /** Returns the database; opens it again where another program has touched its files. */
  const usable = (): OpenDatabase => {
    if (opened) {
      const change = findChange(left, look(file));
      if (change === undefined) return opened;
      if (change !== "written") lose(new StoreError(change));
      else {
        closeQuietly(opened);
        opened = undefined;
      }
    }
    if (failure && Date.now() < nextAttempt) throw failure;
    try {
      opened = open(failure !== undefined || known === undefined);
      failure = undefined;
      return opened;
    } catch (error) {
      const next = toStoreError(error, file);
      if (next.message !== failure?.message) logLoss(next);
      failure = next;
      nextAttempt = Date.now() + pauseBetweenAttempts;
      throw next;
    }
  };

  /**
   * Brings what was committed from the log into the database file, so that an emptied log takes nothing with it, and looks
   * whether both are still the right files.
   *
   * @throws StoreError if they aren't: nothing of this commit may be acknowledged
   */
  const settle = (database: OpenDatabase, hasWritten: boolean) => {
    assertSameFiles(left, look(file));
    // With a hole in the log, SQLite would copy zeros into the database.
    if (hasWritten && !hasHeader(logFile)) throw new StoreError("STORE_EMPTY");
    if (hasWritten) database.checkpoint();
    const current = look(file);
    assertSameFiles(left, current);
    const facts = database.facts();
    assertSameStore(facts, known);
    if (facts.messages > (known?.messages ?? 0)) known = { ...known, ...facts };
    left = current;
  };

  const record = () => {
    if (!opened || !known || known === recorded) return;
    const change = findChange(left, look(file));
    // A copy may just have been restored, with its own record.
    if (change !== undefined && change !== "written") return;
    const stored = readRecord(dataDirectory);
    try {
      const isSame = stored?.identity === known.identity && stored.messages === known.messages;
      if (!isSame) writeRecord(dataDirectory, known);
      recorded = known;
    } catch (error) {
      // The next commit writes it: an old record is still true.
      log("warn", { event: "database record not written", ...describeError(error) });
    }
  };

  const logLoss = ({ code, message, cause }: StoreError) =>
    log("error", {
      event: "database lost",
      reason: code,
      text: message,
      dataDirectory,
      ...(known && { identity: known.identity, messages: known.messages }),
      ...(cause !== undefined && { cause: describeError(cause).error }),
    });

  /** Closes the database until it can be opened again. */
  const lose = (error: StoreError) => {
    if (!opened) return;
    logLoss(error);
    failure = error;
    nextAttempt = 0;
    emptyBrokenLog();
    closeQuietly(opened);
    opened = undefined;
  };

  /** Closing copies the log into the database: not one with a hole. All that was acknowledged is in the database. */
  const emptyBrokenLog = () => {
    const current = look(file);
    const isOurs = left.log !== undefined && current.log?.id === left.log.id;
    if (isOurs && !hasHeader(logFile)) truncateSync(logFile);
  };

  const closeQuietly = (database: OpenDatabase) => {
    try {
      database.close();
    } catch (error) {
      log("error", { event: "database not closed", ...describeError(error) });
    }
  };

  const notice = (error: unknown) => {
    if (error instanceof StoreError) lose(error);
    else if (isDamage(error)) lose(new StoreError("STORE_MALFORMED", "", error));
  };

  return {
    run: (statements) => {
      try {
        const database = usable();
        const changes = database.changes();
        const rows = database.run(statements);
        settle(database, database.changes() !== changes);
        return rows;
      } catch (error) {
        notice(error);
        throw failure ?? explainWriteError(error, file);
      }
    },
    record,
    close: () => {
      record();
      if (opened && findChange(left, look(file)) !== undefined) emptyBrokenLog();
      opened?.close();
      opened = undefined;
    },
  };
}

type FileState = { readonly id: string; readonly size: number; readonly time: number };

/** The database and its log, and the identity of the index of the log. */
type Files = { readonly database?: FileState; readonly log?: FileState; readonly index?: string };

function look(file: string): Files {
  const [database, log, index] = ["", "-wal", "-shm"].map((beside) => {
    const found = statSync(`${file}${beside}`, { throwIfNoEntry: false });
    return found && { id: `${found.dev} ${found.ino}`, size: found.size, time: found.mtimeMs };
  });
  return { ...(database && { database }), ...(log && { log }), ...(index && { index: index.id }) };
}

/** Returns how the files changed: `written` by another program, or what is wrong. Undefined if they didn't. */
function findChange(before: Files, now: Files): StoreFailure | "written" | undefined {
  if (!now.database) return "STORE_MISSING";
  if (now.database.id !== before.database?.id) return "STORE_REPLACED";
  if (now.log?.id !== before.log?.id || now.index !== before.index) return "STORE_MISSING";
  // Nothing shortens them while they are open, except the owner's own VACUUM.
  const isShorter =
    now.database.size < before.database.size || (now.log?.size ?? 0) < (before.log?.size ?? 0);
  if (isShorter) return "STORE_EMPTY";
  const isSame = now.database.time === before.database.time && now.log?.time === before.log?.time;
  return isSame ? undefined : "written";
}

/** @throws StoreError if they are others, or shorter */
function assertSameFiles(before: Files, now: Files): void {
  const change = findChange(before, now);
  if (change !== undefined && change !== "written") throw new StoreError(change);
}

/** The first bytes of each write-ahead log: https://www.sqlite.org/walformat.html */
const magic = [0x377f0682, 0x377f0683];

/** Returns whether a log begins as it must: one that was emptied and written on begins with zeros. */
function hasHeader(logFile: string): boolean {
  const descriptor = openSync(logFile, "r");
  try {
    const header = Buffer.alloc(4);
    return readSync(descriptor, header, 0, 4, 0) === 4 && magic.includes(header.readUInt32BE());
  } finally {
    closeSync(descriptor);
  }
}
