import { Temporal } from "temporal-polyfill";
import { timeZone } from "#content/schedule";
import type { Archive, Selection } from "../../server/contact/archive.ts";
import { UsageError } from "../terminal/arguments.ts";

/** The options that select messages. */
export const selectionOptions = {
  quarantined: { type: "boolean" },
  from: { type: "string" },
  before: { type: "string" },
} as const;

export type SelectionValues = {
  readonly quarantined?: boolean | undefined;
  readonly from?: string | undefined;
  readonly before?: string | undefined;
};

/**
 * Returns the messages that ids and options select, or undefined without ids and options.
 *
 * @throws Error if an id isn't found
 */
export async function toSelection(
  archive: Archive,
  idStarts: readonly string[],
  { quarantined, from, before }: SelectionValues,
): Promise<Selection | undefined> {
  const selection = {
    ...(quarantined && { state: "quarantined" as const }),
    ...(from !== undefined && { from: parseFrom(from) }),
    ...(before !== undefined && { before: parseTime(before) }),
    ...(idStarts.length > 0 && { ids: await archive.findIds(idStarts) }),
  };
  return Object.keys(selection).length > 0 ? selection : undefined;
}

/** Parses how many messages are listed; undefined for all. */
export function parseLimit(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError(`--limit takes a whole number of at least 1, not ${text || "nothing"}.`);
}

function parseFrom(text: string): string {
  if (!text.includes("@")) throw new UsageError(`--from takes an email address, not ${text || "nothing"}.`);
  return text;
}

/** Parses a day, which starts at midnight in the owner’s time zone, or a time with its offset. */
function parseTime(text: string): number {
  try {
    return /^\d{4}-\d{2}-\d{2}$/.test(text)
      ? Temporal.PlainDate.from(text).toZonedDateTime(timeZone).epochMilliseconds
      : Temporal.Instant.from(text).epochMilliseconds;
  } catch {
    throw new UsageError(
      `--before takes a day such as 2026-03-31, or a time such as 2026-03-31T09:00Z, not ${text}.`,
    );
  }
}
