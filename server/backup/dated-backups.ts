import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeFolder } from "../../system/files.ts";
import { runProgramSync } from "../../system/programs.ts";
import { backupDatabase, busyTimeout } from "../database/copies.ts";
import { type DatabaseFacts, readFacts, readRecord } from "../database/database-record.ts";
import { openForReading } from "../database/read-database.ts";
import { describeError } from "../log.ts";

/** Returns a name such as `site-2026-03-01T04-05-06Z.sqlite`: sorted by time, valid on any file system. */
const nameAt = (now: number) =>
  `site-${new Date(now).toISOString().slice(0, 19).replaceAll(":", "-")}Z.sqlite`;

const datedName = /^site-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.sqlite$/;

/** Returns the time in a backup's name, in milliseconds since 1970. */
export function timeOfBackup(file: string): number {
  const [, day, hours, minutes, seconds] =
    /(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.sqlite$/.exec(file) ?? [];
  return Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
}

/** Returns the dated backups in a folder, newest first; none if the folder is missing. */
export function datedBackups(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => datedName.test(name))
    .sort()
    .reverse()
    .map((name) => path.join(folder, name));
}

/**
 * Creates a dated backup of a database that may be in use. Then deletes the oldest backups beyond `keep`, but none while the
 * database lacks messages that one of them has: an emptied database must not push the good backups out. A missing folder is created,
 * private to its owner.
 *
 * @param keep the number of backups to keep, including the new one; at least 1
 * @param now the time in the backup's name, in milliseconds
 * @returns the file, those that were deleted, and why none was
 * @throws Error if the backup fails; deletes nothing then
 */
export function createDatedBackup(database: string, folder: string, keep: number, now = Date.now()) {
  if (statSync(database).size === 0)
    throw new Error(`The database ${database} is empty. No backup was made.`);
  makeFolder(folder);
  const created = path.join(folder, nameAt(now));
  backupDatabase(database, created);
  // Not the new one, even if a wrong clock has left backups from the future.
  const older = datedBackups(folder).filter((backup) => backup !== created);
  // Compared with backups since the last restore or fresh start: what the owner gave up then is no loss.
  const acceptedAt = readRecord(path.dirname(database))?.acceptedAt ?? 0;
  const warning = findLoss(
    created,
    older.filter((backup) => statSync(backup).mtimeMs >= acceptedAt),
  );
  const deleted = warning ? [] : older.slice(keep - 1);
  for (const backup of deleted) rmSync(backup);
  return { created, deleted, warning };
}

/** Returns what a backup lacks of an older one. */
function findLoss(created: string, older: readonly string[]): string | undefined {
  const facts = factsOf(created);
  if (!facts) return "The backup can't be read.";
  for (const backup of older) {
    const before = factsOf(backup);
    const name = path.basename(backup);
    if (before && before.identity !== facts.identity)
      return `The site now has another database than the one in ${name}.`;
    if (before && before.messages > facts.messages)
      return `The site's database lacks ${before.messages - facts.messages} of the ${before.messages} messages that were ever stored in ${name}.`;
  }
  return undefined;
}

function factsOf(file: string): DatabaseFacts | undefined {
  try {
    const database = openForReading(file);
    try {
      return readFacts(database);
    } finally {
      database.close();
    }
  } catch {
    // Damaged, or no database of this site.
    return undefined;
  }
}

/**
 * Records in the database that it was backed up, for the weekly email. A failure is only printed: the backup itself is
 * valid.
 */
export function recordBackup(
  file: string,
  { warning, copied }: { readonly warning: string | undefined; readonly copied: boolean },
): void {
  const database = new DatabaseSync(file, { timeout: busyTimeout });
  try {
    database.exec("BEGIN IMMEDIATE; DELETE FROM last_backup");
    database
      .prepare("INSERT INTO last_backup VALUES (?, ?, ?)")
      .run(Date.now(), warning ?? null, copied ? 1 : 0);
    database.exec("COMMIT");
  } catch (error) {
    console.error(`The weekly email won't know of this backup: ${describeError(error).error}`);
  } finally {
    database.close();
  }
}

/** How long the command may take, in milliseconds. */
const commandTimeout = 30 * 60_000;

/** Runs the owner's command that copies a backup, `$BACKUP_FILE`, to another machine. Throws if it fails. */
export function runBackupCommand(command: string, file: string): void {
  const env = { ...process.env, BACKUP_FILE: path.resolve(file) };
  // Standard output belongs to this command's own result.
  const stdio = ["inherit", process.stderr, "inherit"] as const;
  const { succeeded, failure } = runProgramSync(command, [], {
    shell: true,
    stdio: [...stdio],
    env,
    timeout: commandTimeout,
  });
  if (succeeded) return;
  throw new Error(
    `The backup ${path.resolve(file)} is on this machine only: BACKUP_COMMAND failed (${failure}).`,
  );
}
