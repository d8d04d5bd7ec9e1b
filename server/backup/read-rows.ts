import type { DatabaseSync } from "node:sqlite";
import { isDamage } from "../database/database-error.ts";

export type AnyRow = Readonly<Record<string, string | number | null>>;

export type RowsRead = {
  readonly rows: readonly AnyRow[];
  /** Whether damage kept rows from being read. */
  readonly isWhole: boolean;
};

/** After so many places that can't be read, the rest of a table is given up. Then a page that leads to all others is damaged. */
const mostFailures = 20_000;

/**
 * Reads all rows of a table that can still be read, also around damaged pages of the file.
 *
 * @param table the name of a table with row ids
 */
export function readRows(database: DatabaseSync, table: string): RowsRead {
  try {
    // Damage can hide rows without an error.
    const [result] = Object.values(database.prepare(`PRAGMA quick_check(${table})`).get() ?? {});
    const rows = database.prepare(`SELECT * FROM ${table}`).all() as AnyRow[];
    if (result === "ok") return { rows, isWhole: true };
  } catch (error) {
    // A table that another version lacks.
    if (!isDamage(error)) return { rows: [], isWhole: false };
  }
  const rows: AnyRow[] = [];
  let failures = 0;
  // An index could be damaged, too, and lead astray.
  const sql = `SELECT * FROM ${table} NOT INDEXED WHERE rowid BETWEEN ? AND ?`;
  const readBetween = (first: number, last: number) => {
    if (first > last || failures > mostFailures) return;
    try {
      rows.push(...(database.prepare(sql).all(first, last) as AnyRow[]));
    } catch (error) {
      if (!isDamage(error)) throw error;
      failures += 1;
      if (first === last) return;
      const middle = Math.floor((first + last) / 2);
      readBetween(first, middle);
      readBetween(middle + 1, last);
    }
  };
  readBetween(1, lastRowId(database, table));
  return { rows, isWhole: false };
}

/** More rows than the site ever had, where the last one can't be found. */
const highestRowId = 2 ** 20;

function lastRowId(database: DatabaseSync, table: string): number {
  try {
    return Number(database.prepare(`SELECT max(rowid) AS last FROM ${table} NOT INDEXED`).get()?.last ?? 0);
  } catch {
    return highestRowId;
  }
}
