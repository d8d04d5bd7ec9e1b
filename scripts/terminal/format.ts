import { timeZone } from "#content/schedule";
import { explainError } from "./explain-error.ts";

/** Formats a time for the owner's time zone. */
export const formatTime = (time: number): string =>
  new Intl.DateTimeFormat("en-AU", { dateStyle: "medium", timeStyle: "short", timeZone }).format(time);

/** Returns the start of a text in one line, at most `length` characters. */
export function clip(text: string, length: number): string {
  const line = text.replace(/\s+/g, " ");
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}

/** Prints a value as JSON. */
export const printJson = (value: unknown) => console.info(JSON.stringify(value, null, 2));

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
