import { userInfo } from "node:os";
import { CodedError, type ErrorCode } from "../server/coded-error.ts";
import { StoreError, type StoreFailure } from "../server/database/store-error.ts";
import { UsageError } from "./arguments.ts";

/** What kept a command from its work, for programs that run it with `--json`. */
export type FailureCode = ErrorCode | StoreFailure | "USAGE" | "BUSY" | "FORBIDDEN" | "FAILED";

type SystemError = Error & { code?: string; path?: string; errcode?: number };

const fileErrors: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `${path} doesn't exist.`,
  ENOTDIR: (path) => `${path} isn't in a folder.`,
  EISDIR: (path) => `${path} is a folder, not a file.`,
  EEXIST: (path) => `${path} already exists. Choose another name.`,
  EACCES: (path) => mayNot(path),
  EPERM: (path) => mayNot(path),
  EROFS: (path) => `${path} is on a disk that can't be written.`,
  ENOSPC: () => "The disk is full. Make room and try again.",
};

function mayNot(path: string): string {
  return `${userName()} may not open ${path}. Run the command as the server's user, in a folder that this user may open.`;
}

function userName(): string {
  try {
    return `The user ${userInfo().username}`;
  } catch {
    // A container's user may have no name.
    return "This user";
  }
}

/** By SQLite's primary result code (https://sqlite.org/rescode.html). */
const databaseErrors: Readonly<Record<number, string>> = {
  5: "The database is busy. Try again in a few seconds.",
  8: "The database can't be written. Run the command as the server's user.",
  10: "The disk can't be read or written, or files of the database are missing.",
  11: "The database is damaged. Restore a backup: see Restoring in docs/operating.md.",
  13: "The disk is full. Make room and try again.",
  14: "The database can't be opened. Run the command as the server's user.",
  26: "The database file is damaged or not a database. Restore a backup: see Restoring in docs/operating.md.",
};

type Explained = { readonly text: string; readonly exitCode: 1 | 2; readonly code: FailureCode };

/**
 * Returns an error in plain words, with its cause in a line below where there is one, its code, and the exit code: 2 if the
 * command line is invalid, otherwise 1.
 */
export function explainError(error: unknown): Explained {
  if (!(error instanceof Error)) return { text: String(error), exitCode: 1, code: "FAILED" };
  const { code = "", path = "The file", errcode = 0, message } = error as SystemError;
  if (error instanceof UsageError) return { text: message, exitCode: 2, code: "USAGE" };
  // Node adds a hint about "--" that concerns no command of the site.
  if (code.startsWith("ERR_PARSE_ARGS_"))
    return { text: `${message.split(". ")[0]}. See --help.`, exitCode: 2, code: "USAGE" };
  const plain = fileErrors[code]?.(path) ?? databaseErrors[errcode & 0xff];
  const cause = plain ? message : error.cause instanceof Error ? error.cause.message : "";
  return {
    text: `${plain ?? message}${cause && `\n  Cause: ${cause}`}`,
    exitCode: 1,
    code: codeOf(error) ?? "FAILED",
  };
}

/** What the system or SQLite said is closest to the reason. */
function codeOf(error: unknown): FailureCode | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = "", errcode = 0 } = error as SystemError;
  if (["EACCES", "EPERM", "EROFS"].includes(code) || (errcode & 0xff) === 8) return "FORBIDDEN";
  if ((errcode & 0xff) === 5) return "BUSY";
  const isCoded = error instanceof CodedError || error instanceof StoreError;
  return codeOf(error.cause) ?? (isCoded ? error.code : undefined);
}

/** Runs an action; if it throws, prints the error without a stack and exits. */
export function orExit<Result>(action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    return exitWith(error);
  }
}

/**
 * Prints an error in plain words, without its stack, and exits: with 2 if the command line is invalid, else with 1. With
 * `--json`, standard output has its code, for programs.
 */
export function exitWith(error: unknown): never {
  const { text, exitCode, code } = explainError(error);
  // The options couldn't be parsed, perhaps.
  if (process.argv.includes("--json")) console.info(JSON.stringify({ error: { code, message: text } }));
  console.error(text);
  process.exit(exitCode);
}
