import { query, type SqlDatabase } from "../database/sql-database.ts";
import type { MessageState } from "./message.ts";

/** What others know of the messages, as far as it was given. */
export type Evidence = {
  /** Ids of submissions, or of messages, that their senders were told were stored. */
  readonly acknowledged?: readonly string[];
  /** The message's id of each mail that was received: as many times as it was. */
  readonly received?: readonly string[];
};

/** The database beside the evidence. Ids are of messages, save those of `missing`. */
export type Reconciliation = {
  readonly stored: Readonly<Record<MessageState, number>> & { readonly total: number };
  /** What SQLite finds wrong with the file itself. */
  readonly damage: readonly string[];
  /** Messages that are there more than once. */
  readonly storedTwice: readonly string[];
  readonly acknowledged?: { readonly total: number; readonly missing: readonly string[] };
  readonly mails?: {
    readonly total: number;
    /** Delivered, as the database has it, but there is no mail. */
    readonly missing: readonly string[];
    /** Mails beyond the first of their message, of which the database knows that they may exist. */
    readonly knownRepeats: number;
    /** Messages with more mails than the database can explain. */
    readonly unexplained: readonly string[];
    /** Mails of messages that are not stored: deleted since, or lost. */
    readonly withoutMessage: readonly string[];
  };
  /** Whether nothing is missing, damaged, doubled or unexplained. */
  readonly agrees: boolean;
};

const everything = `SELECT id, submission_id, body_hash, state, possible_repeats,
  claimed_by IS NOT NULL AS claimed FROM messages`;

/** What SQLite finds wrong with the database itself. */
async function damageOf(database: SqlDatabase): Promise<readonly string[]> {
  const check = (pragma: string) => query(database, `PRAGMA ${pragma}`);
  const found = await check("integrity_check").catch((error: unknown) => {
    // Cloudflare does not allow the whole check. The quick one leaves out whether indexes agree with their tables.
    if (String(error).includes("not authorized")) return check("quick_check");
    throw error;
  });
  return found.flatMap((row) => Object.values(row).map(String)).filter((fault) => fault !== "ok");
}

/**
 * Compares what is stored with what senders were told and with what the mailbox received. A message may
 * have one mail once it is delivered, and one more for each time that a delivery was cut off when the mail
 * may have been taken already; one that is being delivered just now counts as cut off.
 */
export async function reconcile(database: SqlDatabase, evidence: Evidence): Promise<Reconciliation> {
  const rows = await query(database, everything);
  const damage = await damageOf(database);
  const stored = { pending: 0, delivered: 0, parked: 0, held: 0, total: rows.length };
  for (const row of rows) stored[row.state as MessageState] += 1;
  const same = Map.groupBy(rows, (row) => `${row.submission_id} ${row.body_hash}`);
  const storedTwice = [...same.values()].flatMap(([, ...more]) => more.map((row) => String(row.id)));

  const known = new Set(rows.flatMap((row) => [String(row.id), String(row.submission_id)]));
  const acknowledged = evidence.acknowledged && {
    total: new Set(evidence.acknowledged).size,
    missing: [...new Set(evidence.acknowledged)].filter((id) => !known.has(id)),
  };

  const copies = new Map<string, number>();
  for (const id of evidence.received ?? []) copies.set(id, (copies.get(id) ?? 0) + 1);
  const of = (id: unknown) => copies.get(String(id)) ?? 0;
  const explained = (row: (typeof rows)[number]) =>
    Number(row.possible_repeats) + Number(row.claimed) + (row.state === "delivered" ? 1 : 0);
  const ids = (found: typeof rows) => found.map((row) => String(row.id));
  const mails = evidence.received && {
    total: evidence.received.length,
    missing: ids(rows.filter((row) => row.state === "delivered" && of(row.id) === 0)),
    knownRepeats: rows.reduce((sum, row) => sum + Math.max(0, Math.min(of(row.id), explained(row)) - 1), 0),
    unexplained: ids(rows.filter((row) => of(row.id) > explained(row))),
    withoutMessage: [...copies.keys()].filter((id) => !known.has(id)),
  };

  const faulty = [damage, storedTwice, acknowledged?.missing, mails?.missing, mails?.unexplained];
  return {
    stored,
    damage,
    storedTwice,
    ...(acknowledged && { acknowledged }),
    ...(mails && { mails }),
    agrees: faulty.every((list) => (list ?? []).length === 0),
  };
}

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

/**
 * Finds the messages whose mails stand in a text: a mailbox as most mail programs export it (mbox), or a
 * mail server's log.
 */
export const receivedIn = (text: string): string[] =>
  [...text.matchAll(new RegExp(`message-id\\s*[:=]\\s*<(${uuid})@`, "gi"))].map(([, id = ""]) =>
    id.toLowerCase(),
  );

/** Finds what was acknowledged in a text: the server's log, or a list of ids, one a line. */
export const acknowledgedIn = (text: string): string[] =>
  text.split("\n").flatMap((line) => {
    const ofLog = /"event":"message stored"/.test(line) && new RegExp(`"messageId":"(${uuid})"`).exec(line);
    const alone = new RegExp(`^\\s*(${uuid})\\s*$`, "i").exec(line);
    const [, id] = ofLog || alone || [];
    return id ? [id.toLowerCase()] : [];
  });
