import { explainError } from "./explain-error.ts";

/** Runs an action; if it throws, prints the error without a stack and exits. */
export function orExit<Result>(action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    return exitWith(error);
  }
}

/** Prints an error in plain words, without its stack, and exits: with 2 if the command line is invalid, else with 1. */
export function exitWith(error: unknown): never {
  const { text, exitCode } = explainError(error);
  console.error(text);
  process.exit(exitCode);
}
