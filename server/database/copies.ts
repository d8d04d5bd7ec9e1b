import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { createFile } from "../../system/files.ts";

/** How long a statement waits for another process's lock on the database, in milliseconds. */
export const busyTimeout = 5000;

/**
 * Backs up a database that may be in use into a new file that only its owner may read, and checks it. The backup is one
 * file, with every message that was acknowledged before it started and nothing that was
 * deleted. The copy gets its name once it is complete and on disk.
 *
 * `VACUUM INTO` reads one snapshot and, unlike SQLite's backup API, never restarts when the database is written. The statement needs
 * as much free space as the database.
 *
 * @param source the database file
 * @param target the new file, in an existing folder
 * @throws Error if the source is missing, the target exists, or the backup fails or is corrupt; leaves no file then
 */
export function backupDatabase(source: string, target: string): void {
  if (!existsSync(source)) throw new Error(`The database ${source} does not exist.`);
  createFile(target, (unfinished) => {
    copy(source, unfinished);
    markAsCopy(unfinished);
    check(unfinished);
  });
}

function copy(source: string, target: string) {
  const database = new DatabaseSync(source, { timeout: busyTimeout });
  try {
    database.prepare("VACUUM INTO ?").run(target);
  } finally {
    database.close();
  }
}

/** SQLite's number for the program that a file is of, in a copy: "COPY". The number is 0 in the database itself. */
const copyMark = 0x434f5059;

/** A copy says so: put in place by hand, it would send letters again that went out since. */
function markAsCopy(file: string) {
  const database = new DatabaseSync(file);
  try {
    database.exec(`PRAGMA application_id = ${copyMark}`);
  } finally {
    database.close();
  }
}

/** Whether a database is a copy that nobody has restored. */
export const isCopy = (database: DatabaseSync): boolean =>
  database.prepare("PRAGMA application_id").get()?.application_id === copyMark;

/** Makes a copy the database itself. */
export const acceptCopy = (database: DatabaseSync): void => database.exec("PRAGMA application_id = 0");

/** @throws Error if the backup is corrupt, and so is the database then */
function check(file: string) {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const errors = database
      .prepare("PRAGMA integrity_check")
      .all()
      .map((row) => String(row.integrity_check));
    if (errors.join() !== "ok") throw new Error(`The backup is corrupt: ${errors.slice(0, 3).join("; ")}`);
  } finally {
    database.close();
  }
}
