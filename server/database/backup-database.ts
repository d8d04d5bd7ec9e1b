import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { writeWholeFile } from "./write-whole-file.ts";

/** How long the copy waits for another process that holds the database, in milliseconds. */
const busyTimeout = 5000;

/**
 * Copies a database that may be in use, whole and checked, into a new file that only its owner may read.
 * The copy is one file without a log beside it, has every message that was acknowledged before it began, and
 * nothing that was deleted. It appears under its name only once it is complete and on disk.
 *
 * `VACUUM INTO` is SQLite's other way to copy a database online: it sees one moment of it and never starts
 * again, however much is written meanwhile. It needs about as much room again as the database.
 *
 * @param source the database's file
 * @param target the file to make; its folder has to exist
 * @throws Error where there is no such database, the target exists already, or the copy could not be made
 *   or is not sound. No half of a copy is left then.
 */
export function backupDatabase(source: string, target: string): void {
  if (!existsSync(source)) throw new Error(`There is no database ${source}.`);
  writeWholeFile(target, (unfinished) => {
    copy(source, unfinished);
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

/** @throws Error where SQLite finds a fault in the copy, which then stands in the database too */
function check(file: string) {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const faults = database
      .prepare("PRAGMA integrity_check")
      .all()
      .map((row) => String(row.integrity_check));
    if (faults.join() !== "ok") throw new Error(`The copy is not sound: ${faults.slice(0, 3).join("; ")}`);
  } finally {
    database.close();
  }
}
