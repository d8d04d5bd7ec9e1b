import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { migrate } from "./migrations.ts";

type Table = { readonly name: string; readonly hasRowids: boolean; readonly columns: readonly string[] };

/** How many rows of a table could be read, and how many are known to exist but could not. */
export type Salvaged = { readonly read: number; readonly unreadable: number };

/**
 * Copies what can be read of a damaged database into memory. Damaged pages cost their own rows only.
 *
 * @returns the copy, which is for reading only, and the result for each table
 */
export function salvage(source: DatabaseSync) {
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
