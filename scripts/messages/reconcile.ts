import { readFileSync } from "node:fs";
import type { SqlDatabase } from "../../server/database/sql-database.ts";
import {
  parseAcknowledged,
  parseReceived,
  type Reconciliation,
  reconcile,
} from "../../server/delivery/reconcile.ts";

/** The files given as options: see `npm run messages -- --help`. */
export type EvidenceFiles = { readonly log?: string | undefined; readonly mailbox?: string | undefined };

/** Compares the database with the files. */
export const reconcileWith = (database: SqlDatabase, { log, mailbox }: EvidenceFiles) =>
  reconcile(database, {
    ...(log && { acknowledged: parseAcknowledged(readFileSync(log, "utf8")) }),
    ...(mailbox && { received: parseReceived(readFileSync(mailbox, "utf8")) }),
  });

/** Formats the result for the owner: the counts, then each problem with its id. */
export function formatReconciliation({
  stored,
  damage,
  storedTwice,
  altered,
  acknowledged,
  emails,
  consistent,
}: Reconciliation): string {
  const lines = [
    `${stored.total} stored: ${stored.delivered} delivered, ${stored.pending} pending, ${stored.dead_lettered} rejected, ${stored.quarantined} quarantined`,
    ...problem("damaged", damage),
    ...problem("stored twice", storedTwice),
    ...problem("altered: the text is not the one that was stored", altered),
  ];
  if (acknowledged) {
    lines.push(`${acknowledged.total} acknowledged, ${acknowledged.missing.length} of them not stored`);
    lines.push(...problem("not stored: deleted since, or lost", acknowledged.missing));
  }
  if (emails) {
    lines.push(`${emails.total} emails, including ${emails.expectedDuplicates} expected duplicates`);
    lines.push(...problem("delivered, but no email received", emails.missing));
    lines.push(...problem("more emails than expected", emails.unexpected));
    if (emails.withoutMessage.length > 0) {
      lines.push(`${emails.withoutMessage.length} emails of messages deleted since`);
    }
  }
  lines.push(consistent ? "Everything is consistent." : "Not consistent: see the lines marked ✗.");
  return lines.join("\n");
}

const problem = (what: string, ids: readonly string[]) => ids.map((id) => `✗ ${id} ${what}`);
