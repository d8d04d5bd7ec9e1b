import type { Row } from "../database/sql-database.ts";

/**
 * The failures that only the owner can end:
 * - `settings`: login, relay, sender, TLS
 * - `owner-refuses`: her own mail server refuses the email, such as while her mailbox is full
 *
 * To add one, allow it in `last_error_kind` of every table that is delivered (`database/migrations/`).
 */
export const failureKinds = ["settings", "owner-refuses"] as const;

export type FailureKind = (typeof failureKinds)[number];

/** Why the newest attempt failed: what the mail server said, and what it asks of the owner. */
export type LastError = { readonly text: string; readonly kind: FailureKind | null };

/** Returns the last error of a row of an outbox; null without one. */
export function lastErrorOf({ last_error: text, last_error_kind: kind }: Row): LastError | null {
  if (text == null) return null;
  return { text: String(text), kind: failureKinds.find((known) => known === kind) ?? null };
}
