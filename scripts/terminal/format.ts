import { timeZone } from "#content/schedule";

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
