import { existsSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { findNewerVersion, migrate } from "./migrations.ts";
import type { Row, SqlDatabase } from "./sql-database.ts";
import { toStoreError } from "./store-error.ts";

/** A database that is open for reading only. */
export type Reading = SqlDatabase & {
  /** A sentence about rows that couldn't be read. */
  readonly damage?: string;
  close(): void;
};

/**
 * Opens a database file for reading, whatever its state: in use, moved elsewhere, on a full disk, or damaged, as far as
 * SQLite can read it. Changes nothing, also beside it.
 *
 * @throws StoreError if it can't be read; Error if it isn't a database of this site, or of a newer version
 */
export function readDatabase(file: string): Reading {
  const database = openForReading(file);
  try {
    if (!hasMessages(database)) throw new Error(`${file} is not a database of this site.`);
    const newer = findNewerVersion(database);
    if (newer) throw new Error(`${file}: ${newer.message}`);
    if (!isDamaged(database)) return wrap(database);
    const { copy, tables } = salvage(database);
    database.close();
    const { read = 0, unreadable = 0 } = tables.get("messages") ?? {};
    const counts = `${read} of its messages can be read, ${unreadable || "none"} can't.`;
    return { ...wrap(copy), damage: `${file} is damaged. ${counts}` };
  } catch (error) {
    if (database.isOpen) database.close();
    throw error;
  }
}

const wrap = (database: DatabaseSync): Reading => ({
  batch: async (statements) =>
    statements.map(({ sql, values }) => database.prepare(sql).all(...values) as Row[]),
  close: () => database.close(),
});

const hasMessages = (database: DatabaseSync) =>
  database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'messages'").get() !== undefined;

function isDamaged(database: DatabaseSync): boolean {
  try {
    const [result] = Object.values(database.prepare("PRAGMA quick_check(1)").get() ?? {});
    return result !== "ok";
  } catch {
    // Severe damage makes the check itself throw.
    return true;
  }
}

/**
 * Checks whether this version of the site can use a database. Changes nothing. A missing or damaged one passes, since
 * pages are served without it.
 *
 * @throws Error that names the file, if a newer version made it
 */
export function checkVersion(file: string): void {
  if (!existsSync(file)) return;
  let database: DatabaseSync;
  try {
    database = openForReading(file);
  } catch {
    return;
  }
  try {
    const newer = findNewerVersion(database);
    if (newer) throw new Error(`${file}: ${newer.message}`);
  } finally {
    database.close();
  }
}

/** Opens a database file for reading and returns SQLite's own handle. */
export function openForReading(file: string): DatabaseSync {
  const test = "SELECT count(*) FROM sqlite_master";
  const readOnly = { readOnly: true, timeout: 5000 };
  const modes = [
    // No server has it open: nothing is created beside it, even in a folder that can't be written.
    ...(existsSync(`${file}-wal`) ? [] : [() => new DatabaseSync(immutable(file), readOnly)]),
    () => new DatabaseSync(file, readOnly),
    // Without shared memory, for which a full disk has no room. Only possible while the server is stopped.
    () => {
      const database = new DatabaseSync(file);
      database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA query_only = ON");
      return database;
    },
  ];
  let first: unknown;
  for (const open of modes) {
    let database: DatabaseSync | undefined;
    try {
      database = open();
      database.prepare(test).get();
      return database;
    } catch (error) {
      database?.close();
      first ??= error;
    }
  }
  throw toStoreError(first, file);
}

function immutable(file: string): URL {
  const url = pathToFileURL(file);
  url.searchParams.set("immutable", "1");
  return url;
}

type Table = { readonly name: string; readonly hasRowids: boolean; readonly columns: readonly string[] };

/** How many rows of a table could be read, and how many are known to exist but could not. */
type Salvaged = { readonly read: number; readonly unreadable: number };

/**
 * Copies what can be read of a damaged database into memory. Damaged pages cost their own rows only.
 *
 * @returns the copy, which is for reading only, and the result for each table
 */
function salvage(source: DatabaseSync) {
  const copy = new DatabaseSync(":memory:");
  migrate(copy);
  const tables = new Map<string, Salvaged>();
  for (const table of tablesOf(copy)) {
    // The migrations fill some tables.
    copy.exec(`DELETE FROM ${table.name}`);
    tables.set(
      table.name,
      table.hasRowids ? copyByRowid(source, copy, table) : copyInOrder(source, copy, table),
    );
  }
  copy.exec("PRAGMA query_only = ON");
  return { copy, tables };
}

function tablesOf(database: DatabaseSync): Table[] {
  return database
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    .all()
    .map(({ name, sql }) => ({
      name: String(name),
      hasRowids: !String(sql).includes("WITHOUT ROWID"),
      columns: database
        .prepare(`PRAGMA table_info(${name})`)
        .all()
        .map((column) => String(column.name)),
    }));
}

/** Finds rows by the table from both ends and by each index, then reads them one by one. */
function copyByRowid(source: DatabaseSync, copy: DatabaseSync, table: Table): Salvaged {
  const { name } = table;
  const indexes = attempt(() =>
    source.prepare("SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = ?").all(name),
  );
  const searches = [
    `SELECT rowid AS id FROM ${name} ORDER BY rowid`,
    `SELECT rowid AS id FROM ${name} ORDER BY rowid DESC`,
    ...(indexes ?? []).map((index) => `SELECT rowid AS id FROM ${name} INDEXED BY ${index.name}`),
  ];
  const rowids = new Set<SQLInputValue>();
  for (const sql of searches) {
    attempt(() => {
      for (const { id } of source.prepare(sql).iterate()) rowids.add(id ?? null);
    });
  }
  const insert = inserter(copy, table);
  let read = 0;
  for (const rowid of rowids) {
    const isCopied = attempt(() => {
      const row = source.prepare(`SELECT * FROM ${name} WHERE rowid = ?`).get(rowid);
      return row !== undefined && insert(row);
    });
    if (isCopied) read += 1;
  }
  return { read, unreadable: rowids.size - read };
}

/** Reads a table without row ids from both ends. */
function copyInOrder(source: DatabaseSync, copy: DatabaseSync, table: Table): Salvaged {
  const insert = inserter(copy, table);
  let read = 0;
  for (const order of ["ASC", "DESC"]) {
    attempt(() => {
      // The first column is the first of the primary key.
      const sql = `SELECT * FROM ${table.name} ORDER BY ${table.columns[0]} ${order}`;
      for (const row of source.prepare(sql).iterate()) if (attempt(() => insert(row))) read += 1;
    });
  }
  return { read, unreadable: 0 };
}

/** Returns a function that inserts a row unless the table has it, and returns whether it did. */
function inserter(copy: DatabaseSync, { name, columns }: Table) {
  const values = columns.map(() => "?").join(", ");
  const insert = copy.prepare(`INSERT OR IGNORE INTO ${name} (${columns.join(", ")}) VALUES (${values})`);
  return (row: Readonly<Record<string, SQLInputValue>>): boolean =>
    insert.run(...columns.map((column) => row[column] ?? null)).changes === 1;
}

/** Runs an action on a damaged database. Returns undefined where SQLite fails: what it can't read is left out. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
