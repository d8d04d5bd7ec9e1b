import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeFolder } from "../../system/files.ts";
import { runProgramSync } from "../../system/programs.ts";
import { findJump } from "../database/clock-jump.ts";
import { backupDatabase } from "../database/copies.ts";
import { openForReading } from "../database/read-database.ts";
import { statement } from "../database/sql-database.ts";
import { readFacts, readRecord, type StoreFacts } from "../database/store-record.ts";
import { describeError } from "../log.ts";

/** Returns a name such as `site-2026-03-01T04-05-06Z.sqlite`: sorted by time, valid on any file system. */
const nameAt = (now: number) =>
  `site-${new Date(now).toISOString().slice(0, 19).replaceAll(":", "-")}Z.sqlite`;

const datedName = /^site-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.sqlite$/;

/** Returns the dated backups in a folder, newest first; none if the folder is missing. */
export function datedBackups(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => datedName.test(name))
    .sort()
    .reverse()
    .map((name) => path.join(folder, name));
}

export type CreatedBackup = {
  readonly created: string;
  readonly deleted: readonly string[];
  /** Why the new backup doesn't count towards the number kept. */
  readonly warning?: string | undefined;
  /** Whether nothing was deleted because the clock has jumped. */
  readonly clockJumped: boolean;
};

/**
 * Creates a dated backup of a database that may be in use, then deletes the oldest backups beyond `keep`. Backups that lack
 * messages of an older one don't count: an emptied database must not push the good backups out. Creates a missing folder,
 * private to its owner. Deletes nothing for a day after the clock has jumped: a wrong clock may have emptied the database.
 *
 * @param keep the number of backups to keep, including the new one; at least 1
 * @param now the time in the backup's name, in milliseconds
 * @throws Error if the backup fails; deletes nothing then
 */
export function createDatedBackup(
  database: string,
  folder: string,
  keep: number,
  now = Date.now(),
): CreatedBackup {
  if (statSync(database).size === 0)
    throw new Error(`The database ${database} is empty. No backup was made.`);
  makeFolder(folder);
  const created = path.join(folder, nameAt(now));
  backupDatabase(database, created);
  const older = datedBackups(folder).filter((backup) => backup !== created);
  const acceptedAt = readRecord(path.dirname(database))?.acceptedAt ?? 0;
  // Oldest first, the new one last even if its clock is behind.
  const warnings = findLosses([...older.toReversed(), created], acceptedAt);
  const warning = warnings.get(created);
  // Never the new one, even if a wrong clock has left backups from the future.
  const whole = older.filter((backup) => !warnings.has(backup));
  const lacking = older.filter((backup) => warnings.has(backup));
  const clockJumped = hasClockJumped(created, now);
  const deleted = clockJumped
    ? []
    : [...whole.slice(warning ? keep : keep - 1), ...lacking.slice(warning ? keep - 1 : keep)];
  for (const backup of deleted) rmSync(backup);
  return { created, deleted, warning, clockJumped };
}

/** Returns whether the clock has jumped since the backed-up site last looked at it, or within a day before. */
function hasClockJumped(backup: string, now: number): boolean {
  const { sql, values } = statement(findJump, { now });
  const database = openForReading(backup);
  try {
    return database.prepare(sql).get(...values) !== undefined;
  } finally {
    database.close();
  }
}

/** Compares each backup with the last good one before it. Returns those that lack something, and what. */
function findLosses(oldestFirst: readonly string[], acceptedAt: number): ReadonlyMap<string, string> {
  const warnings = new Map<string, string>();
  let good: { readonly facts: StoreFacts; readonly file: string } | undefined;
  for (const file of oldestFirst) {
    const facts = factsOf(file);
    // If the owner has restored a copy or started afresh in between, that is no loss.
    const accepted = good && madeAt(good.file) < acceptedAt && madeAt(file) >= acceptedAt;
    const before = accepted ? undefined : good;
    const warning = facts
      ? before && describeLoss(facts, before.facts, path.basename(before.file))
      : "The backup can't be read.";
    if (warning) warnings.set(file, warning);
    else if (facts) good = { facts, file };
  }
  return warnings;
}

const madeAt = (file: string) => statSync(file).mtimeMs;

function describeLoss(facts: StoreFacts, before: StoreFacts, name: string): string | undefined {
  if (facts.identity !== before.identity) return `The site now has another database than the one in ${name}.`;
  const lost = before.messages - facts.messages;
  if (lost > 0)
    return `The site's database lacks ${lost} of the ${before.messages} messages that were ever stored in ${name}.`;
  return undefined;
}

function factsOf(file: string): StoreFacts | undefined {
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

/** How long the command may take, in milliseconds. */
const commandTimeout = 30 * 60_000;

/**
 * Runs the owner's command that copies a backup to another machine, with the file in `$BACKUP_FILE`.
 *
 * @throws Error if it fails
 */
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
