import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { replaceFile } from "../../system/files.ts";
import { DatabaseError } from "./database-error.ts";
import { assertVersion } from "./migrations.ts";

/** The name of the database file in the data folder. */
export const databaseFile = "site.sqlite";

/** The file beside the database that says which database belongs there. */
export const recordFile = "identity.json";

const recordSchema = z.object({
  /** Identifies the database and all its copies. */
  identity: z.string(),
  /** How many messages were ever stored, deleted ones included: a number that never falls. */
  messages: z.int(),
  /** When the owner last restored a copy or started with a new database, in milliseconds since 1970. */
  acceptedAt: z.number().optional(),
});

/** The record of a database, which is stored beside it. */
export type DatabaseRecord = z.infer<typeof recordSchema>;

/** The facts that identify a database and count its messages. */
export type DatabaseFacts = {
  readonly identity: string;
  /** How many messages were ever stored: raised in each message's own transaction. */
  readonly messages: number;
};

/** Reads the facts of a database; its identity is a hash of its own secret. Throws if it is damaged, or another version's. */
export function readFacts(database: DatabaseSync): DatabaseFacts {
  const has = (table: string) =>
    database.prepare("SELECT 1 FROM sqlite_master WHERE name = ?").get(table) !== undefined;
  if (!has("secrets") || !has("messages")) throw new DatabaseError("STORE_REPLACED");
  assertVersion(database);
  const secret = database.prepare("SELECT value FROM secrets WHERE name = 'client-hash-key'").get();
  const counted = database.prepare("SELECT total FROM messages_ever").get();
  return {
    identity: createHash("sha256").update(`identity ${secret?.value}`).digest("hex").slice(0, 32),
    messages: Number(counted?.total),
  };
}

/** Reads the record of a data folder. Returns undefined if it is missing, or unreadable after a crash. */
export function readRecord(dataDirectory: string): DatabaseRecord | undefined {
  const file = path.join(dataDirectory, recordFile);
  if (!existsSync(file)) return undefined;
  try {
    return recordSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}

/** Replaces the record of a data folder, atomically. */
export function writeRecord(dataDirectory: string, record: DatabaseRecord): void {
  const text = `${JSON.stringify(record)}\n`;
  // A folder that is gone must not come back without its database.
  replaceFile(path.join(dataDirectory, recordFile), text, { mode: 0o600, createsFolder: false });
}

/** Throws DatabaseError if a database isn't the one on record, or lacks messages. */
export function assertSameDatabase(facts: DatabaseFacts, known: DatabaseRecord | undefined): void {
  if (!known) return;
  if (facts.identity !== known.identity) throw new DatabaseError("STORE_REPLACED");
  const lost = known.messages - facts.messages;
  if (lost > 0) throw new DatabaseError("STORE_OLDER", `${lost} of ${known.messages} are not there.`);
}

/** There is no way on without the operator's decision. */
const whatToDo =
  "Put it back, or restore a copy: npm run restore lists them. Only npm run restore -- --new --yes starts with an empty one.";

/** Copies of the database that `npm run backup` makes. */
const copyName = /^site-\d{4}-.*\.sqlite$/;

/**
 * Checks the database file before SQLite opens it. SQLite would create a missing database, and fill an empty one.
 *
 * @param folders where copies may be: they show that this isn't the first start
 * @returns whether this is the first start
 * @throws DatabaseError if there was a database before
 */
export function assertNotLost(
  dataDirectory: string,
  known: DatabaseRecord | undefined,
  folders: readonly string[],
): boolean {
  const file = path.join(dataDirectory, databaseFile);
  // Look for traces first: another server may be creating the database.
  const existedBefore =
    known !== undefined || existsSync(path.join(dataDirectory, recordFile)) || folders.some(hasCopies);
  if (sizeOf(file) > 0) return false;
  if (existedBefore) throw new DatabaseError(existsSync(file) ? "STORE_EMPTY" : "STORE_MISSING", whatToDo);
  return true;
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

function hasCopies(folder: string): boolean {
  try {
    return readdirSync(folder).some((name) => copyName.test(name));
  } catch {
    // Missing, or not readable for the server.
    return false;
  }
}
