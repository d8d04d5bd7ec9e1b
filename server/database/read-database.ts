import { DatabaseSync } from "node:sqlite";
import type { Row, SqlDatabase } from "./sql-database.ts";
import { toStoreError } from "./store-error.ts";

/**
 * Opens a database of the newest version for reading, whatever its state: on a full disk, or one that the server refuses.
 *
 * @throws StoreError if it can't be read
 */
export function readDatabase(file: string): SqlDatabase & { close(): void } {
  const database = openSomehow(file);
  return {
    batch: async (statements) =>
      statements.map(({ sql, values }) => database.prepare(sql).all(...values) as Row[]),
    close: () => database.close(),
  };
}

/** Opens a database file for reading and returns SQLite's own handle. */
export function openSomehow(file: string): DatabaseSync {
  const test = "SELECT count(*) FROM sqlite_master";
  let first: unknown;
  for (const mode of [{ readOnly: true }, { exclusive: true }]) {
    const database = new DatabaseSync(file, mode.readOnly ? { readOnly: true, timeout: 5000 } : {});
    try {
      // Without shared memory, for which a full disk has no room. Only possible while the server is stopped.
      if (mode.exclusive) database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA query_only = ON");
      database.prepare(test).get();
      return database;
    } catch (error) {
      database.close();
      first ??= error;
    }
  }
  throw toStoreError(first, file);
}
