import { isAltered } from "../contact/store.ts";
import { query, type SqlDatabase } from "../database/sql-database.ts";
import type { DeliveryState } from "./outbox.ts";

/** Records of the messages outside the database. */
export type Evidence = {
  /** The idempotency keys or message ids that were acknowledged to their senders. */
  readonly acknowledged?: readonly string[];
  /** The message id of each email that was received, with repetitions. */
  readonly received?: readonly string[];
};

/** The result of comparing the database with the evidence. Lists hold message ids. */
export type Reconciliation = {
  readonly stored: Readonly<Record<DeliveryState, number>> & { readonly total: number };
  /** The errors that SQLite finds in the file itself. */
  readonly damage: readonly string[];
  /** Messages stored more than once. */
  readonly storedTwice: readonly string[];
  /** Messages whose text is not the one that was stored. */
  readonly altered: readonly string[];
  /** `missing`: acknowledged, but not stored. */
  readonly acknowledged?: { readonly total: number; readonly missing: readonly string[] };
  readonly emails?: {
    readonly total: number;
    /** Delivered according to the database, but not received. */
    readonly missing: readonly string[];
    /** Emails beyond the first of their message that the database expects. */
    readonly expectedDuplicates: number;
    /** Messages with more emails than the database expects. */
    readonly unexpected: readonly string[];
    /** Emails of messages that are not stored: deleted since, or lost. */
    readonly withoutMessage: readonly string[];
  };
  /** Whether nothing is missing, damaged, stored twice or unexpected. */
  readonly consistent: boolean;
};

const allMessages = `SELECT id, idempotency_key, body_hash, name, email, interest, message, state, possible_duplicates,
  read_at, leased_by IS NOT NULL AS leased FROM messages`;

async function findDamage(database: SqlDatabase): Promise<readonly string[]> {
  const check = (pragma: string) => query(database, `PRAGMA ${pragma}`);
  const found = await check("integrity_check").catch((error: unknown) => {
    // Cloudflare allows only the quick check, which doesn't compare indexes with their tables.
    if (String(error).includes("not authorized")) return check("quick_check");
    throw error;
  });
  return found.flatMap((row) => Object.values(row).map(String)).filter((result) => result !== "ok");
}

/**
 * Compares the stored messages with what was acknowledged and what was received. A delivered message may have one email,
 * and one more for each attempt that was cut off so late that its email may have arrived. A lease counts as cut off.
 */
export async function reconcile(database: SqlDatabase, evidence: Evidence): Promise<Reconciliation> {
  const rows = await query(database, allMessages);
  const damage = await findDamage(database);
  const stored = { pending: 0, delivered: 0, dead_lettered: 0, quarantined: 0, total: rows.length };
  for (const row of rows) stored[row.state as DeliveryState] += 1;
  const identical = Map.groupBy(rows, (row) => `${row.idempotency_key} ${row.body_hash}`);
  const storedTwice = [...identical.values()].flatMap(([, ...more]) => more.map((row) => String(row.id)));

  const altered = rows.filter(isAltered).map((row) => String(row.id));

  // A mail server's log also names the answers.
  const answers = await query(database, "SELECT id FROM answers");
  const known = new Set([
    ...rows.flatMap((row) => [String(row.id), String(row.idempotency_key)]),
    ...answers.map((row) => String(row.id)),
  ]);
  const acknowledged = evidence.acknowledged && {
    total: new Set(evidence.acknowledged).size,
    missing: [...new Set(evidence.acknowledged)].filter((id) => !known.has(id)),
  };

  const counts = new Map<string, number>();
  for (const id of evidence.received ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
  const received = (id: unknown) => counts.get(String(id)) ?? 0;
  const expected = (row: (typeof rows)[number]) =>
    Number(row.possible_duplicates) + Number(row.leased) + (row.state === "delivered" ? 1 : 0);
  const ids = (found: typeof rows) => found.map((row) => String(row.id));
  const emails = evidence.received && {
    total: evidence.received.length,
    missing: ids(
      rows.filter((row) => row.state === "delivered" && row.read_at === null && received(row.id) === 0),
    ),
    expectedDuplicates: rows.reduce(
      (sum, row) => sum + Math.max(0, Math.min(received(row.id), expected(row)) - 1),
      0,
    ),
    unexpected: ids(rows.filter((row) => received(row.id) > expected(row))),
    withoutMessage: [...counts.keys()].filter((id) => !known.has(id)),
  };

  const problems = [damage, storedTwice, altered, acknowledged?.missing, emails?.missing, emails?.unexpected];
  return {
    stored,
    damage,
    storedTwice,
    altered,
    ...(acknowledged && { acknowledged }),
    ...(emails && { emails }),
    consistent: problems.every((list) => (list ?? []).length === 0),
  };
}

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

/** Parses the message ids from an exported mailbox (mbox) or a mail server's log. */
export const parseReceived = (text: string): string[] =>
  [...text.matchAll(new RegExp(`message-id\\s*[:=]\\s*<(${uuid})@`, "gi"))].map(([, id = ""]) =>
    id.toLowerCase(),
  );

/** Parses the acknowledged ids from the server's log, or from a list with one id per line. */
export const parseAcknowledged = (text: string): string[] =>
  text.split("\n").flatMap((line) => {
    const logged = /"event":"message stored"/.test(line) && new RegExp(`"messageId":"(${uuid})"`).exec(line);
    const listed = new RegExp(`^\\s*(${uuid})\\s*$`, "i").exec(line);
    const [, id] = logged || listed || [];
    return id ? [id.toLowerCase()] : [];
  });
