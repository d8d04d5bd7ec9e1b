import { randomUUID } from "node:crypto";
import { fieldLimits } from "../../domain/message.ts";
import type { Clock } from "../clock.ts";
import { type Row, type SqlDatabase, statement } from "../database/sql-database.ts";
import { emailAddress, singleLine } from "../http/form-text.ts";
import { createUnsubscribeTokens, hashToken } from "./tokens.ts";

/** A reader of a list that the owner brings in. The name may be empty. */
export type ListedReader = {
  readonly email: string;
  readonly name: string;
  /** When they agreed, if it wasn't at the time of the list's consent; in milliseconds since 1970. */
  readonly agreedAt?: number | undefined;
};

/** The proof that the readers of a list agreed to get the letter. */
export type Consent = {
  /** When, in milliseconds since 1970; a reader's own time comes first. */
  readonly at: number;
  /** How, in the owner's words. */
  readonly way: string;
};

/** What became of each address of a list. */
export type ImportOutcome = {
  readonly added: number;
  /** Addresses that are on the list already. */
  readonly known: readonly string[];
  /** Addresses that left after the day of their consent. */
  readonly left: readonly string[];
  /** Addresses that refused all emails. */
  readonly refused: readonly string[];
  /** Addresses whose mailbox stands in the list before. */
  readonly repeated: readonly string[];
  readonly invalid: readonly string[];
};

/** Rows of one statement: hosted databases limit the size of a value. */
const rowsPerStatement = 1000;

const findStanding = `SELECT 'refused' AS standing, unsubscribe_token_hash AS hash FROM refused_addresses
    WHERE unsubscribe_token_hash IN (SELECT value ->> 'hash' FROM json_each(:rows))
  UNION ALL SELECT iif(unsubscribed_at IS NULL, 'known', 'left'), unsubscribe_token_hash FROM subscribers
    WHERE unsubscribe_token_hash IN (SELECT value ->> 'hash' FROM json_each(:rows))
      AND (gets_letter = 1 OR unsubscribed_at IS NOT NULL)
  UNION ALL SELECT 'left', unsubscribe_token_hash FROM json_each(:rows)
    JOIN departures ON unsubscribe_token_hash = value ->> 'hash' AND left_at >= value ->> 'agreedAt'
    WHERE NOT EXISTS (SELECT 1 FROM subscribers WHERE unsubscribe_token_hash = departures.unsubscribe_token_hash
        AND (gets_letter = 1 OR unsubscribed_at IS NOT NULL))`;

// An address that only waits for dates gets the letter as well, and keeps waiting.
const addReaders = `INSERT INTO subscribers (id, unsubscribe_token_hash, email, name, requested_at, confirmed_at, consent, imported_at)
  SELECT value ->> 'id', value ->> 'hash', value ->> 'email', value ->> 'name', value ->> 'agreedAt', value ->> 'agreedAt', :way, :now
    FROM json_each(:rows)
    WHERE value ->> 'hash' NOT IN (SELECT unsubscribe_token_hash FROM refused_addresses)
      AND NOT EXISTS (SELECT 1 FROM departures
        WHERE unsubscribe_token_hash = value ->> 'hash' AND left_at >= value ->> 'agreedAt')
  ON CONFLICT (unsubscribe_token_hash) DO UPDATE SET
    gets_letter = 1,
    name = iif(name = '', excluded.name, name),
    requested_at = excluded.requested_at,
    confirmed_at = excluded.confirmed_at,
    consent = excluded.consent,
    imported_at = excluded.imported_at
  WHERE gets_letter = 0 AND unsubscribed_at IS NULL
  RETURNING id`;

/**
 * Adds the readers of a list who aren't on it, each with the time of their consent, in one transaction. Emails none of them, and brings
 * back none who left or refused.
 */
export async function importReaders(
  database: SqlDatabase,
  readers: readonly ListedReader[],
  consent: Consent,
  now: Clock = Date.now,
): Promise<ImportOutcome> {
  const unsubscribeToken = createUnsubscribeTokens(database);
  const rows = new Map<string, Required<ListedReader> & { readonly id: string; readonly hash: string }>();
  const repeated: string[] = [];
  const invalid: string[] = [];
  for (const reader of readers) {
    const parsed = emailAddress.safeParse(reader.email);
    const hash = parsed.success && hashToken(await unsubscribeToken(parsed.data));
    if (!parsed.success || hash === false) invalid.push(reader.email);
    else if (rows.has(hash)) repeated.push(parsed.data);
    else {
      const agreedAt = reader.agreedAt ?? consent.at;
      rows.set(hash, { id: randomUUID(), hash, email: parsed.data, name: nameOf(reader), agreedAt });
    }
  }

  const parameters = { way: consent.way, now: now() };
  const parts = chunk([...rows.values()]).map((part) => ({ ...parameters, rows: JSON.stringify(part) }));
  const results = await database.batch([
    ...parts.map((part) => statement(findStanding, part)),
    ...parts.map((part) => statement(addReaders, part)),
  ]);
  const standings = results.slice(0, parts.length).flat();
  const emailsOf = (standing: string) => standings.filter(isOf(standing)).map(emailOf(rows));
  const refused = new Set(emailsOf("refused"));
  const others = (standing: string) => emailsOf(standing).filter((email) => !refused.has(email));
  return {
    added: results.slice(parts.length).flat().length,
    known: others("known"),
    left: others("left"),
    refused: [...refused],
    repeated,
    invalid,
  };
}

const nameOf = ({ name }: ListedReader) => singleLine.parse(name).slice(0, fieldLimits.name).trim();

const isOf = (standing: string) => (row: Row) => row.standing === standing;

const emailOf = (rows: ReadonlyMap<string, ListedReader>) => (row: Row) =>
  rows.get(String(row.hash))?.email ?? "";

const chunk = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / rowsPerStatement) }, (_, index) =>
    items.slice(index * rowsPerStatement, (index + 1) * rowsPerStatement),
  );
