import { stringify } from "yaml";
import { timeZone } from "#content/schedule";

/** Formats a time for the owner's time zone. */
const formatTime = (time: number): string =>
  new Intl.DateTimeFormat("en-AU", { dateStyle: "medium", timeStyle: "short", timeZone }).format(time);

/** Names a time in milliseconds since 1970: `receivedAt`. */
const isTime = (key: unknown) => typeof key === "string" && /(?:At|Since)$/.test(key);

/** Prints a result: as JSON for programs; for people as YAML, with times in words and without what is empty. */
export function print(value: unknown, asJson = false): void {
  const forPeople = (key: unknown, field: unknown) => {
    // For programs, some lists have times in ISO 8601.
    if (isTime(key) && (typeof field === "number" || typeof field === "string"))
      return formatTime(Number(new Date(field)));
    return field === null ? undefined : field;
  };
  console.info(
    asJson ? JSON.stringify(value, null, 2) : stringify(value, forPeople, { lineWidth: 0 }).trimEnd(),
  );
}
