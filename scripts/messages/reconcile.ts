import { readFileSync } from "node:fs";
import {
  acknowledgedIn,
  type Reconciliation,
  receivedIn,
  reconcile,
} from "../../server/contact/reconcile.ts";
import type { SqlDatabase } from "../../server/database/sql-database.ts";

/** Files with what others know: see `npm run messages -- --help`. */
export type EvidenceFiles = { readonly log?: string | undefined; readonly mailbox?: string | undefined };

/** Compares the database with the files. */
export const reconcileWith = (database: SqlDatabase, { log, mailbox }: EvidenceFiles) =>
  reconcile(database, {
    ...(log && { acknowledged: acknowledgedIn(readFileSync(log, "utf8")) }),
    ...(mailbox && { received: receivedIn(readFileSync(mailbox, "utf8")) }),
  });

/** A reconciliation in lines for the owner: what there is, then what is wrong, with ids. */
export function describeReconciliation({
  stored,
  damage,
  storedTwice,
  acknowledged,
  mails,
  agrees,
}: Reconciliation): string {
  const lines = [
    `${stored.total} stored: ${stored.delivered} delivered, ${stored.pending} waiting, ${stored.parked} refused, ${stored.held} held back`,
    ...fault("damaged", damage),
    ...fault("stored twice", storedTwice),
  ];
  if (acknowledged) {
    lines.push(`${acknowledged.total} acknowledged, ${acknowledged.missing.length} of them not stored`);
    lines.push(...fault("not stored: deleted since, or lost", acknowledged.missing));
  }
  if (mails) {
    lines.push(`${mails.total} mails, ${mails.knownRepeats} of them repeats that are known of`);
    lines.push(...fault("delivered, but there is no mail", mails.missing));
    lines.push(...fault("more mails than are known of", mails.unexplained));
    if (mails.withoutMessage.length > 0) {
      lines.push(`${mails.withoutMessage.length} mails of messages that were deleted since`);
    }
  }
  lines.push(agrees ? "Everything agrees." : "Something does not agree: see the lines marked with ✗.");
  return lines.join("\n");
}

const fault = (what: string, ids: readonly string[]) => ids.map((id) => `✗ ${id} ${what}`);
