import { accessSync, constants, statfsSync } from "node:fs";
import path from "node:path";

const reasons = {
  STORE_MISSING: "The database file is missing.",
  STORE_EMPTY: "The database file is empty or cut short.",
  STORE_REPLACED: "The database file was replaced by another database.",
  STORE_OLDER: "Messages that were stored before are missing from the database.",
  STORE_COPY: "The database file is a copy that was put in place by hand.",
  STORE_MALFORMED: "The database file is damaged.",
  STORE_FULL: "The disk is full.",
  STORE_FORBIDDEN: "The program's user may not read and write the database, or its disk is read-only.",
  STORE_OTHER_VERSION:
    "The database was made by another version of the site and was left as it is: use that version again.",
  STORE_UNUSABLE: "The database can't be opened.",
} as const;

export type DatabaseFailure = keyof typeof reasons;

/** The database can't be used. The message says why, without paths: the health check shows it. */
export class DatabaseError extends Error {
  readonly code: DatabaseFailure;
  constructor(code: DatabaseFailure, detail = "", cause?: unknown) {
    super(`${reasons[code]}${detail && ` ${detail}`}`, { cause });
    this.code = code;
  }
}

/** Returns why the database can't be used, if the error says so. */
export function databaseFailureOf(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.message : undefined;
}

/** The primary result codes of SQLite: https://www.sqlite.org/rescode.html */
const forbidden = [3, 8, 23];
const inputOutput = 10;
const corrupt = 11;
const full = 13;
const cannotOpen = 14;
const notADatabase = 26;

/** Less free space than this, in bytes, counts as a full disk: SQLite then reports I/O errors. */
const tooLittleSpace = 64 * 1024;

/** Returns whether an error means that the file is damaged. */
export function isDamage(error: unknown): boolean {
  const code = Number((error as { errcode?: unknown }).errcode) & 0xff;
  return code === corrupt || code === notADatabase;
}

/** Converts the error of a write if the disk is full or may not be written; returns other errors as they are. */
export function explainWriteError(error: unknown, file: string): unknown {
  const code = Number((error as { errcode?: unknown }).errcode) & 0xff;
  const isFullError = code === full || (code === inputOutput && isFull(path.dirname(file)));
  if (isFullError) return new DatabaseError("STORE_FULL", "", error);
  return forbidden.includes(code) ? new DatabaseError("STORE_FORBIDDEN", "", error) : error;
}

/** @throws an error of the file system if the database file, or its folder, may not be read and written */
export function assertRights(file: string): void {
  const { R_OK, W_OK, X_OK } = constants;
  accessSync(path.dirname(file), R_OK | W_OK | X_OK);
  accessSync(file, R_OK | W_OK);
}

function isForbidden(error: unknown, file: string): boolean {
  const { code = "", errcode } = error as NodeJS.ErrnoException & { errcode?: number };
  if (["EACCES", "EPERM", "EROFS"].includes(code) || forbidden.includes(Number(errcode) & 0xff)) return true;
  if ((Number(errcode) & 0xff) !== cannotOpen) return false;
  try {
    assertRights(file);
    return false;
  } catch (cause) {
    return isForbidden(cause, file);
  }
}

/** Converts an error of opening the database. */
export function toDatabaseError(error: unknown, file: string): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const { code, errcode, message } = error as NodeJS.ErrnoException & { errcode?: number };
  if (isDamage(error)) return new DatabaseError("STORE_MALFORMED", "", error);
  if (code === "ENOSPC" || (Number(errcode) & 0xff) === full || isFull(path.dirname(file))) {
    return new DatabaseError("STORE_FULL", "", error);
  }
  if (isForbidden(error, file)) return new DatabaseError("STORE_FORBIDDEN", "", error);
  return new DatabaseError(
    "STORE_UNUSABLE",
    typeof errcode === "number" ? `${message}.` : (code ?? message),
    error,
  );
}

function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < tooLittleSpace;
  } catch {
    // The folder is missing.
    return false;
  }
}
