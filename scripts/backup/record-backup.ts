import { DatabaseSync } from "node:sqlite";
import { describeError } from "../../server/log.ts";

/** How long to wait for a lock on the database, in milliseconds. */
const busyTimeout = 5000;

/**
 * Records in the database that it was backed up, for the weekly email. A failure is only printed: the backup itself is
 * valid.
 */
export function recordBackup(
  file: string,
  { warning, copied }: { readonly warning: string | undefined; readonly copied: boolean },
  now = Date.now(),
): void {
  const database = new DatabaseSync(file, { timeout: busyTimeout });
  try {
    database.exec("BEGIN IMMEDIATE; DELETE FROM last_backup");
    database.prepare("INSERT INTO last_backup VALUES (?, ?, ?)").run(now, warning ?? null, copied ? 1 : 0);
    database.exec("COMMIT");
  } catch (error) {
    console.error(`The weekly email won't know of this backup: ${describeError(error).error}`);
  } finally {
    database.close();
  }
}
