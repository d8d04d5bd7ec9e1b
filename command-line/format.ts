import { stringify } from "yaml";
import { timeZone } from "#content/schedule";

/** Formats a time for the owner's time zone. */
const formatTime = (time: number): string =>
  new Intl.DateTimeFormat("en-AU", { dateStyle: "medium", timeStyle: "short", timeZone }).format(time);

/** Whether a field has a time, such as `receivedAt`: in milliseconds since 1970, or, in some lists, as ISO 8601. An address may stand at `keptAt`. */
const isTime = (key: unknown, field: unknown): field is number | string =>
  typeof key === "string" &&
  /(?:At|Since)$/.test(key) &&
  (typeof field === "number" || (typeof field === "string" && /^\d{4}-\d\d-\d\dT/.test(field)));

/** Prints a result: as JSON for programs; for people as YAML, with times in words and without what is empty. */
export function print(value: unknown, asJson = false): void {
  const forPeople = (key: unknown, field: unknown) => {
    if (isTime(key, field)) return formatTime(new Date(field).getTime());
    return field === null ? undefined : field;
  };
  console.info(
    asJson ? JSON.stringify(value, null, 2) : stringify(value, forPeople, { lineWidth: 0 }).trimEnd(),
  );
}
