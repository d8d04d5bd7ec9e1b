import { closeSync, openSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Change } from "../content/change.ts";
import { makeDataFolder, type Project } from "../project.ts";

/** Something typed that isn't in its file: not valid yet, or not meant for one, such as an answer that isn't sent. */
export type JournalEntry = {
  /** What it belongs to: a change's id, or `answer ID`. */
  readonly key: string;
  readonly value: unknown;
  /** For a field: its value in the file when this was typed. */
  readonly base?: unknown;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly refused?: Refused;
};

/** Why something typed isn't in its file. */
export type Refused = {
  /** What it would change. */
  readonly change: Change;
  /** What is wrong with it, or the question that has to be answered first. */
  readonly message: string;
};

/** A value that another one replaced. */
export type SetAside = JournalEntry & { readonly id: number; readonly label: string };

/** When the studio wrote a field, and what. */
export type Written = { readonly value: unknown; readonly at: number };

/** What is typed and isn't in the files. When a function returns, it is on disk. All throw an Error if that failed. */
export type Journal = {
  /** A refusal stays until it is replaced or the value dropped: a newer value isn't in its file yet, either. */
  keep(key: string, value: unknown, base?: unknown): void;
  refuse(key: string, refused: Refused): void;
  drop(key: string): void;
  kept(key: string): JournalEntry | undefined;
  allKept(): JournalEntry[];
  recordWrite(key: string, value: unknown): void;
  /** Returns the studio's last write of a field, of one below it, or of the group that has it, such as a video with its day. */
  written(key: string): Written | undefined;
  /** Keeps a value for a year; the same value of the same field once. */
  setAside(key: string, label: string, value: unknown): void;
  allSetAside(): SetAside[];
  close(): void;
};

/** How long values that were set aside are kept, in milliseconds: a year. */
const setAsideFor = 365 * 24 * 60 * 60 * 1000;

/** `PRAGMA user_version` of a journal with this schema. It changes with the schema. */
const schemaVersion = 2;

const schema = `
  CREATE TABLE kept
    (key TEXT PRIMARY KEY, value TEXT NOT NULL, base TEXT NOT NULL, at INTEGER NOT NULL, refused TEXT) STRICT;
  CREATE TABLE written (key TEXT PRIMARY KEY, value TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
  CREATE TABLE set_aside
    (id INTEGER PRIMARY KEY, key TEXT NOT NULL, label TEXT NOT NULL, value TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
`;

/**
 * Creates the schema in a new journal.
 *
 * @throws Error if another studio wrote the journal, which may store what this one would lose; changes nothing then
 */
function createSchema(database: DatabaseSync, file: string): void {
  const { user_version: version } = database.prepare("PRAGMA user_version").get() ?? {};
  if (version === schemaVersion) return;
  const hasTables = database.prepare("SELECT 1 FROM sqlite_master").get() !== undefined;
  if (!hasTables) {
    database.exec(`BEGIN IMMEDIATE; ${schema} PRAGMA user_version = ${schemaVersion}; COMMIT`);
    return;
  }
  const safe = (studio: string) => `What you typed is safe in ${file}, but ${studio} studio kept it there`;
  throw new Error(
    Number(version) > schemaVersion
      ? `${safe("a newer")}: open the newer one.`
      : `${safe("an older")}: copy what you need from it in the older one, then move that file elsewhere and open this one again.`,
  );
}

/**
 * Opens the journal of a project: a database of its own, which git ignores.
 *
 * @throws Error if another studio wrote it, with what to do
 */
export function openJournal(project: Project, now: () => number = Date.now): Journal {
  makeDataFolder(project);
  const file = path.join(project.dataFolder, "journal.sqlite");
  // SQLite would let everyone on this computer read it.
  closeSync(openSync(file, "a", 0o600));
  const database = new DatabaseSync(file);
  try {
    createSchema(database, file);
  } catch (error) {
    // What is still in its write-ahead log gets into the file, which may be moved now.
    database.close();
    throw error;
  }
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 2000");
  database.prepare("DELETE FROM set_aside WHERE at < ?").run(now() - setAsideFor);

  const statements = {
    keep: database.prepare(
      `INSERT INTO kept (key, value, base, at) VALUES (?, ?, ?, ?)
       ON CONFLICT (key) DO UPDATE SET value = excluded.value, base = excluded.base, at = excluded.at`,
    ),
    refuse: database.prepare("UPDATE kept SET refused = ? WHERE key = ?"),
    drop: database.prepare("DELETE FROM kept WHERE key = ?"),
    kept: database.prepare("SELECT key, value, base, at, refused FROM kept WHERE key = ?"),
    allKept: database.prepare("SELECT key, value, base, at, refused FROM kept ORDER BY at"),
    record: database.prepare("INSERT OR REPLACE INTO written (key, value, at) VALUES (?, ?, ?)"),
    written: database.prepare(
      `SELECT key, value, at FROM written WHERE key = :key OR substr(key, 1, length(:key) + 1) = :key || '.'
       OR substr(:key, 1, length(key) + 1) = key || '.' ORDER BY at DESC LIMIT 1`,
    ),
    forgetSetAside: database.prepare("DELETE FROM set_aside WHERE key = ? AND value = ?"),
    setAside: database.prepare("INSERT INTO set_aside (key, label, value, at) VALUES (?, ?, ?, ?)"),
    allSetAside: database.prepare("SELECT id, key, label, value, at FROM set_aside ORDER BY at DESC"),
  };
  const toTyped = (row: Record<string, unknown>) => ({
    key: String(row.key),
    value: decode(row.value),
    at: Number(row.at),
  });
  const toEntry = (row: Record<string, unknown>): JournalEntry => ({
    ...toTyped(row),
    base: decode(row.base),
    ...(row.refused !== null && { refused: decode(row.refused) as Refused }),
  });

  return {
    keep: (key, value, base) => void statements.keep.run(key, encode(value), encode(base), now()),
    refuse: (key, refused) => void statements.refuse.run(encode(refused), key),
    drop: (key) => void statements.drop.run(key),
    kept: (key) => {
      const row = statements.kept.get(key);
      return row && toEntry(row);
    },
    allKept: () => statements.allKept.all().map(toEntry),
    recordWrite: (key, value) => void statements.record.run(key, encode(value), now()),
    written: (key) => {
      const row = statements.written.get({ key });
      return row && toTyped(row);
    },
    setAside: (key, label, value) => {
      statements.forgetSetAside.run(key, encode(value));
      statements.setAside.run(key, label, encode(value), now());
    },
    allSetAside: () =>
      statements.allSetAside
        .all()
        .map((row) => ({ ...toTyped(row), id: Number(row.id), label: String(row.label) })),
    close: () => {
      if (database.isOpen) database.close();
    },
  };
}

/** A missing value, as of a field that was emptied, is kept as null. */
const encode = (value: unknown) => JSON.stringify(value ?? null);

const decode = (text: unknown): unknown => {
  const value: unknown = JSON.parse(String(text));
  return value ?? undefined;
};

const leftOutKey = "left out";

/** Returns the ids of the changes that the next publication leaves out. */
export const readLeftOut = (journal: Journal): readonly string[] =>
  (journal.kept(leftOutKey)?.value ?? []) as readonly string[];

/** Leaves a change out of the next publication, or takes it in again. */
export function leaveOut(journal: Journal, id: string, isOut: boolean): void {
  const others = readLeftOut(journal).filter((one) => one !== id);
  journal.keep(leftOutKey, isOut ? [...others, id] : others);
}

/**
 * Forgets what is no change any more: a later change of the same field is another one.
 *
 * @param ids those of all changes. A file that can't be read is one whole change, and keeps those inside it
 */
export function forgetLeftOut(journal: Journal, ids: readonly string[]): void {
  const leftOut = readLeftOut(journal);
  const still = leftOut.filter((one) => ids.some((id) => one === id || one.startsWith(`${id} `)));
  if (still.length < leftOut.length) journal.keep(leftOutKey, still);
}
