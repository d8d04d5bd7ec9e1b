import { CodedError, type ErrorCode } from "../server/coded-error.ts";
import { DatabaseError, type DatabaseFailure } from "../server/database/database-error.ts";
import { UsageError } from "./arguments.ts";

/** What kept a command from its work, for programs that run it with `--json`. */
export type FailureCode = ErrorCode | DatabaseFailure | "USAGE" | "BUSY" | "FORBIDDEN" | "FAILED";

type SystemError = Error & { code?: string; errcode?: number };

/** SQLite's primary result code: https://sqlite.org/rescode.html */
const resultCode = ({ errcode = 0 }: SystemError) => errcode & 0xff;

/** Returns what to do about an error of the system or SQLite, as far as that is known. */
function hintFor(error: SystemError): string {
  const code = resultCode(error);
  if (["EACCES", "EPERM"].includes(error.code ?? "") || code === 8 || code === 14)
    return " Run the command as the server's user, in a folder that this user may open.";
  if (code === 5) return " Try again in a few seconds.";
  return code === 11 || code === 26 ? " Restore a backup: see Restoring in docs/operating.md." : "";
}

type Explained = { readonly text: string; readonly exitCode: 1 | 2; readonly code: FailureCode };

/**
 * Returns an error in plain words, with its cause in a line below where there is one, its code, and the exit code: 2 if the
 * command line is invalid, otherwise 1.
 */
export function explainError(error: unknown): Explained {
  if (!(error instanceof Error)) return { text: String(error), exitCode: 1, code: "FAILED" };
  const { code = "", message } = error as SystemError;
  if (error instanceof UsageError) return { text: message, exitCode: 2, code: "USAGE" };
  // Node adds a hint about "--" that concerns no command of the site.
  if (code.startsWith("ERR_PARSE_ARGS_"))
    return { text: `${message.split(". ")[0]}. See --help.`, exitCode: 2, code: "USAGE" };
  const cause = error.cause instanceof Error ? `\n  Cause: ${error.cause.message}` : "";
  return {
    text: `${message}${hintFor(error)}${cause}`,
    exitCode: 1,
    code: codeOf(error) ?? "FAILED",
  };
}

/** What the system or SQLite said is closest to the reason. */
function codeOf(error: unknown): FailureCode | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = "" } = error as SystemError;
  if (["EACCES", "EPERM", "EROFS"].includes(code) || resultCode(error) === 8) return "FORBIDDEN";
  if (resultCode(error) === 5) return "BUSY";
  const isCoded = error instanceof CodedError || error instanceof DatabaseError;
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
