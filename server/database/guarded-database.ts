import { closeSync, fstatSync, openSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { createFile } from "../../system/files.ts";
import { second } from "../clock.ts";
import { describeError, type Log } from "../log.ts";
import { nameRescuedCopy } from "./copies.ts";
import { type BatchOutcome, type OpenDatabase, openDatabase } from "./open-database.ts";
import type { Statement } from "./sql-database.ts";
import { explainWriteError, isDamage, StoreError, type StoreFailure, toStoreError } from "./store-error.ts";
import { assertSameStore, databaseFile, readRecord, type StoreRecord, writeRecord } from "./store-record.ts";

type GuardedDatabase = {
  /** Runs several batches in one commit. While the database is lost, all fail with the reason. */
  batchAll(batches: readonly (readonly Statement[])[]): readonly BatchOutcome[];
  /** Detects a lost or recovered database, and updates the record of its identity. Never throws. */
  check(): void;
  close(): void;
};

export type Guarded = {
  readonly dataDirectory: string;
  readonly backupDirectory: string;
};

/** The pause between two attempts to open a lost database, in milliseconds. */
const pauseBetweenAttempts = second;

type Opened = { readonly database: OpenDatabase; readonly watched: WatchedFile };

/**
 * Keeps the database of a data folder open and makes sure that it is the right one. It never replaces a lost
 * database by a new one, copies a deleted file while it is still open, and opens the database again when it is back.
 */
export function guardDatabase({ dataDirectory, backupDirectory }: Guarded, log: Log): GuardedDatabase {
  const file = path.join(dataDirectory, databaseFile);
  let opened: Opened | undefined;
  let failure: StoreError | undefined;
  let nextAttempt = 0;
  /** What this process has seen: the record on disk may be gone too. */
  let known: StoreRecord | undefined;
  let deleted = 0;

  const verify = (watched: WatchedFile | undefined) => {
    const change = watched?.findChange();
    if (change) throw new StoreError(change);
  };

  const open = (): Opened => {
    // The record on disk decides: the owner may have accepted another copy.
    const expected = readRecord(dataDirectory) ?? known;
    const watching: { file?: WatchedFile } = {};
    const database = openDatabase(dataDirectory, {
      known: expected,
      backupDirectory,
      verify: () => verify(watching.file),
    });
    try {
      const damage = database.findDamage();
      if (damage) throw new StoreError("STORE_MALFORMED", damage);
      const facts = database.facts();
      if (known && known.identity !== facts.identity) {
        throw new StoreError("STORE_REPLACED", "If that was you, restart the server.");
      }
      assertSameStore(facts, expected);
      known = { ...expected, identity: facts.identity, messages: facts.messages };
      deleted = facts.deleted;
      const watched = watchFile(file);
      watching.file = watched;
      log("info", {
        event: failure ? "database recovered" : "database opened",
        identity: facts.identity,
        messages: facts.messages - facts.deleted,
      });
      return { database, watched };
    } catch (error) {
      database.close();
      throw error;
    }
  };

  const ensureOpen = (): Opened => {
    if (opened) return opened;
    if (failure && Date.now() < nextAttempt) throw failure;
    try {
      opened = open();
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
    const { database, watched } = opened;
    opened = undefined;
    const rescued = watched.isDeleted() ? rescue(database) : undefined;
    closeQuietly(database);
    watched.close();
    // If only the log was deleted, closing has written its contents to the database.
    if (rescued) keepIfNeeded(rescued);
  };

  const rescue = (database: OpenDatabase): string | undefined => {
    try {
      const copy = nameRescuedCopy(dataDirectory);
      createFile(copy, (unfinished) => database.copyTo(unfinished));
      log("warn", { event: "deleted database rescued", file: copy });
      return copy;
    } catch (error) {
      log("error", { event: "deleted database not rescued", ...describeError(error) });
      return undefined;
    }
  };

  const keepIfNeeded = (copy: string) => {
    try {
      ensureOpen();
      rmSync(copy);
    } catch {
      // The database is still lost, which is logged: keep the copy.
    }
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

  const record = ({ database }: Opened) => {
    const facts = database.facts();
    assertSameStore(facts, known);
    const stored = readRecord(dataDirectory);
    known = { ...stored, identity: facts.identity, messages: facts.messages };
    if (facts.deleted > deleted) {
      log("info", { event: "messages deleted", count: facts.deleted - deleted });
    }
    deleted = facts.deleted;
    if (stored?.identity === known.identity && stored.messages === known.messages) return;
    try {
      writeRecord(dataDirectory, known);
    } catch (error) {
      // The next check writes it: an old record is still true.
      log("warn", { event: "database record not written", ...describeError(error) });
    }
  };

  return {
    batchAll: (batches) => {
      try {
        const outcomes = ensureOpen().database.batchAll(batches);
        for (const outcome of outcomes) if ("error" in outcome) notice(outcome.error);
        return outcomes.map((outcome) =>
          "error" in outcome ? { error: explainWriteError(outcome.error, file) } : outcome,
        );
      } catch (error) {
        return batches.map(() => ({ error }));
      }
    },
    check: () => {
      try {
        const current = ensureOpen();
        verify(current.watched);
        record(current);
      } catch (error) {
        notice(error);
      }
    },
    close: () => {
      if (!opened) return;
      try {
        verify(opened.watched);
        record(opened);
      } catch (error) {
        notice(error);
      }
      opened?.database.close();
      opened?.watched.close();
      opened = undefined;
    },
  };
}

/** Compares the open database with the file under its name: SQLite would go on writing to a deleted one. */
type WatchedFile = {
  /** Returns how the file changed, or undefined if it is still the open one. */
  findChange(): StoreFailure | undefined;
  /** Returns whether the database or its log was deleted from disk, so that only this process can still read it. */
  isDeleted(): boolean;
  /** Call it after the database is closed: it releases SQLite's locks. */
  close(): void;
};

/** Watches the file of an open database in WAL mode. */
function watchFile(file: string): WatchedFile {
  const descriptor = openSync(file, "r");
  const identify = (name: string) => {
    const found = statSync(name, { throwIfNoEntry: false });
    return found && `${found.dev} ${found.ino}`;
  };
  const beside = [`${file}-wal`, `${file}-shm`];
  const open = { dev: fstatSync(descriptor).dev, ino: fstatSync(descriptor).ino };
  const opened = beside.map(identify);
  let largest = 0;

  const findChange = (): StoreFailure | undefined => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) return "STORE_MISSING";
    if (found.dev !== open.dev || found.ino !== open.ino) return "STORE_REPLACED";
    // Nothing shrinks it, except the owner's own VACUUM.
    if (found.size < largest) return "STORE_EMPTY";
    largest = found.size;
    return beside.some((name, index) => identify(name) !== opened[index]) ? "STORE_MISSING" : undefined;
  };
  return {
    findChange,
    isDeleted: () => {
      if (fstatSync(descriptor).nlink === 0) return true;
      const stillOpen = identify(file) === `${open.dev} ${open.ino}`;
      return stillOpen && identify(`${file}-wal`) !== opened[0];
    },
    close: () => closeSync(descriptor),
  };
}
