import { statfsSync } from "node:fs";
import path from "node:path";

const reasons = {
  STORE_MISSING: "The database file is missing.",
  STORE_EMPTY: "The database file is empty or cut short.",
  STORE_REPLACED: "The database file was replaced by another database.",
  STORE_OLDER: "Messages that were stored before are missing from the database.",
  STORE_MALFORMED: "The database file is damaged.",
  STORE_FULL: "The disk is full.",
  STORE_UNUSABLE: "The database can't be opened.",
} as const;

export type StoreFailure = keyof typeof reasons;

/** The database can't be used. The message says why, without paths: the health check shows it. */
export class StoreError extends Error {
  readonly code: StoreFailure;
  constructor(code: StoreFailure, detail = "", cause?: unknown) {
    super(`${reasons[code]}${detail && ` ${detail}`}`, { cause });
    this.code = code;
  }
}

/** Returns why the database can't be used, if the error says so; it may have lost its class between threads. */
export function storeFailureOf(error: unknown): string | undefined {
  const { code, message } = error as NodeJS.ErrnoException;
  return typeof code === "string" && code in reasons ? message : undefined;
}

/** The primary result codes of SQLite: https://www.sqlite.org/rescode.html */
const inputOutput = 10;
const corrupt = 11;
const full = 13;
const notADatabase = 26;

/** Less free space than this, in bytes, counts as a full disk: SQLite then reports I/O errors. */
const tooLittleSpace = 64 * 1024;

/** Returns whether an error means that the file is damaged. */
export function isDamage(error: unknown): boolean {
  const code = Number((error as { errcode?: unknown }).errcode) & 0xff;
  return code === corrupt || code === notADatabase;
}

/** Converts the error of a write if the disk is full; returns other errors as they are. */
export function explainFullDisk(error: unknown, file: string): unknown {
  const code = Number((error as { errcode?: unknown }).errcode) & 0xff;
  const isFullError = code === full || (code === inputOutput && isFull(path.dirname(file)));
  return isFullError ? new StoreError("STORE_FULL", "", error) : error;
}

/** Converts an error of opening the database. */
export function toStoreError(error: unknown, file: string): StoreError {
  if (error instanceof StoreError) return error;
  const { code, errcode, message } = error as NodeJS.ErrnoException & { errcode?: number };
  if (isDamage(error)) return new StoreError("STORE_MALFORMED", "", error);
  if (code === "ENOSPC" || (Number(errcode) & 0xff) === full || isFull(path.dirname(file))) {
    return new StoreError("STORE_FULL", "", error);
  }
  return new StoreError(
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
