import { timeZone } from "../../content/schedule.ts";

/** A moment as the owner's clock and calendar have it. */
export const when = (time: number): string =>
  new Intl.DateTimeFormat("en-AU", { dateStyle: "medium", timeStyle: "short", timeZone }).format(time);

/** The first part of a text, in one line. */
export function clip(text: string, length: number): string {
  const line = text.replace(/\s+/g, " ");
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}

/** Runs something whose faults are to be read by people: a sentence, not a stack. */
export function explained<Result>(action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    return complain(error);
  }
}

/** Says what is wrong, in a sentence, and ends the program. */
export function complain(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
