import { explainError } from "./explain-error.ts";

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
