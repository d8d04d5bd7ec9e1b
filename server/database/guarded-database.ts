import { statSync } from "node:fs";
import path from "node:path";
import { second } from "../clock.ts";
import { describeError, type Log } from "../log.ts";
import {
  DatabaseError,
  type DatabaseFailure,
  explainWriteError,
  isDamage,
  toDatabaseError,
} from "./database-error.ts";
import {
  assertSameDatabase,
  type DatabaseRecord,
  databaseFile,
  readRecord,
  writeRecord,
} from "./database-record.ts";
import { type OpenDatabase, openDatabase } from "./open-database.ts";
import type { SqlDatabase } from "./sql-database.ts";

type Guarded = {
  readonly dataDirectory: string;
  readonly backupDirectory: string;
};

const howToAccept = `Restore it where it is, ${databaseFile} in the data folder: npm run restore -- FILE --yes.`;

/** The pause between two attempts to open a lost database, in milliseconds. */
const pauseBetweenAttempts = second;

/**
 * Keeps the database of a data folder open. Before each acknowledgement, it looks whether the database is the right one, and all there.
 * It never replaces a lost database by a new one, and opens it again when it is back. What a batch has written when it returns is on
 * disk, in the right file. While the database is lost, all batches fail with the reason.
 */
export function guardDatabase(
  { dataDirectory, backupDirectory }: Guarded,
  log: Log,
): SqlDatabase & { close(): void } {
  const file = path.join(dataDirectory, databaseFile);
  let opened: OpenDatabase | undefined;
  /** The file as this process left it. */
  let left: FileState | undefined;
  let failure: DatabaseError | undefined;
  let nextAttempt = 0;
  /** What this process has seen and acknowledged: the record on disk may be gone or replaced, too. */
  let known: DatabaseRecord | undefined;
  /** What of it was written to the record on disk. */
  let recorded: DatabaseRecord | undefined;

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
      if (damage) throw new DatabaseError("STORE_MALFORMED", damage);
      const facts = database.facts();
      if (known && known.identity !== facts.identity) {
        throw new DatabaseError("STORE_REPLACED", "If that was you, restart the server.");
      }
      assertSameDatabase(facts, stored);
      if (database.isCopy()) throw new DatabaseError("STORE_COPY", howToAccept);
      if (!known || failure) {
        const event = failure ? "database recovered" : "database opened";
        log("info", { event, identity: facts.identity, messages: facts.messages });
      }
      known = { ...stored, ...facts };
      left = look(file);
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  };

  /** Returns the database; opens it again where another program has touched its file. */
  const usable = (): OpenDatabase => {
    if (opened) {
      const change = findChange(left, look(file));
      if (change === undefined) return opened;
      if (change !== "written") lose(new DatabaseError(change));
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
      const next = toDatabaseError(error, file);
      if (next.message !== failure?.message) logLoss(next);
      failure = next;
      nextAttempt = Date.now() + pauseBetweenAttempts;
      throw next;
    }
  };

  /** Throws DatabaseError if the file with a commit isn't the right one, or not all there: it may not be acknowledged. */
  const settle = (database: OpenDatabase) => {
    const current = look(file);
    const change = findChange(left, current);
    if (change !== undefined && change !== "written") throw new DatabaseError(change);
    const facts = database.facts();
    assertSameDatabase(facts, known);
    if (facts.messages > (known?.messages ?? 0)) known = { ...known, ...facts };
    left = current;
  };

  /** Records on disk how many messages were stored, for the next start. */
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

  const logLoss = ({ code, message, cause }: DatabaseError) =>
    log("error", {
      event: "database lost",
      reason: code,
      text: message,
      dataDirectory,
      ...(known && { identity: known.identity, messages: known.messages }),
      ...(cause !== undefined && { cause: describeError(cause).error }),
    });

  /** Closes the database until it can be opened again. */
  const lose = (error: DatabaseError) => {
    if (!opened) return;
    logLoss(error);
    failure = error;
    nextAttempt = 0;
    closeQuietly(opened);
    opened = undefined;
  };

  const closeQuietly = (database: OpenDatabase) => {
    try {
      database.close();
    } catch (error) {
      log("error", { event: "database not closed", ...describeError(error) });
    }
  };

  const notice = (error: unknown) => {
    if (error instanceof DatabaseError) lose(error);
    else if (isDamage(error)) lose(new DatabaseError("STORE_MALFORMED", "", error));
  };

  return {
    batch: async (statements) => {
      try {
        const database = usable();
        const rows = database.run(statements);
        settle(database);
        record();
        return rows;
      } catch (error) {
        notice(error);
        throw failure ?? explainWriteError(error, file);
      }
    },
    close: () => {
      opened?.close();
      opened = undefined;
    },
  };
}

type FileState = { readonly id: string; readonly size: number; readonly time: number };

function look(file: string): FileState | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && { id: `${found.dev} ${found.ino}`, size: found.size, time: found.mtimeMs };
}

/** Returns how the file changed: `written` by another program, or what is wrong. Undefined if it didn't. */
function findChange(
  before: FileState | undefined,
  now: FileState | undefined,
): DatabaseFailure | "written" | undefined {
  if (!now) return "STORE_MISSING";
  if (now.id !== before?.id) return "STORE_REPLACED";
  // Nothing shortens it while it is open, except the owner's own VACUUM.
  if (now.size < before.size) return "STORE_EMPTY";
  return now.time === before.time ? undefined : "written";
}
