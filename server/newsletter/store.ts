import { randomUUID } from "node:crypto";
import { html } from "hono/html";
import { confirmationEmail as words } from "#content/newsletter";
import { confirmationDays, type Purpose, purposeOf, unsubscribedKeptDays } from "../../domain/newsletter.ts";
import { type Clock, day, hour } from "../clock.ts";
import { query, type Row, type SqlDatabase, statement } from "../database/sql-database.ts";
import { automatic, composeBody, type Email, paragraph, type Sender, toVisitor } from "../delivery/email.ts";
import { type LastError, lastErrorOf } from "../delivery/last-error.ts";
import type { OutboxTable, SubmissionState } from "../delivery/outbox.ts";
import { createLimitedInsert, hasRoom, type Limits, load } from "../limits/limited-insert.ts";
import { newSecret } from "../secrets.ts";
import { createUnsubscribeTokens, hashToken, type NewsletterLinks } from "./tokens.ts";

/** A request for the newsletter, validated and normalised. */
export type SubscriptionForm = {
  /** Optional; empty if not given. */
  readonly name: string;
  readonly email: string;
  readonly purpose: Purpose;
  readonly suspectedSpam: boolean;
};

/** A request for the newsletter that is not yet confirmed. Times are in milliseconds since 1970. */
export type SubscriptionRequest = SubscriptionForm & {
  readonly id: string;
  readonly requestedAt: number;
  readonly state: SubmissionState;
  readonly attempts: number;
  readonly lastError: LastError | null;
  /** Empty once the email has been delivered. */
  readonly confirmationToken: string;
};

type RequestOutcome =
  | { readonly kind: "stored"; readonly id: string; readonly state: SubmissionState }
  /** An email about this is pending or was sent within the hour, or three within a day: no flood for a stranger. */
  | { readonly kind: "duplicate"; readonly id: string }
  /** The owner of the address refused all emails. */
  | { readonly kind: "refused" }
  | { readonly kind: "limited"; readonly retryAfterSeconds: number }
  | { readonly kind: "full" };

/** The list as visitors change it. When a promise resolves, the change is on disk; it rejects if that fails. */
export type Newsletter = {
  /** Stores a request together with its confirmation email. */
  request(form: SubscriptionForm, client: string): Promise<RequestOutcome>;
  /** Returns what a valid confirmation token confirms. Changes nothing: mail scanners follow links. */
  purposeOf(confirmationToken: string): Promise<Purpose | undefined>;
  /** Adds the address to the list, and returns for what; `undefined` if the token is used, expired or unknown. */
  confirm(confirmationToken: string): Promise<Purpose | undefined>;
  /** Returns whether the token has confirmed what its address still gets or waits for. */
  hasConfirmed(confirmationToken: string, purpose: Purpose): Promise<boolean>;
  /** Returns whether the address has only asked, so that nothing but its requests is kept of it. */
  isUnconfirmed(unsubscribeToken: string): Promise<boolean>;
  /** Removes an address and its requests, but keeps its limits of emails. Does nothing for an unknown token. */
  unsubscribe(unsubscribeToken: string): Promise<void>;
  /** The same, and its address never gets an email again. Returns false if that isn't kept: of unknown ones, there are too many. */
  refuse(unsubscribeToken: string): Promise<boolean>;
};

const pauseBetweenEmails = hour;
const emailsPerDay = 3;
const tokenLifetime = confirmationDays * day;

// A rejected email counts as well: a mistyped address must not be tried without end.
const hadEmails = `(
  EXISTS (SELECT 1 FROM subscription_requests WHERE unsubscribe_token_hash = :unsubscribeHash
    AND purpose = :purpose AND (state = 'pending' OR (state IN ('delivered', 'unsure')
      AND coalesce(delivered_at, requested_at) > :now - ${pauseBetweenEmails})))
  OR (SELECT count(*) FROM subscription_requests WHERE unsubscribe_token_hash = :unsubscribeHash
    AND state IN ('delivered', 'unsure', 'dead_lettered')
    AND coalesce(delivered_at, requested_at) > :now - ${day}) >= ${emailsPerDay})`;
const refused = "SELECT 1 FROM refused_addresses WHERE unsubscribe_token_hash = :unsubscribeHash";

/** The requests as an outbox of confirmation emails. */
export const requestTable: OutboxTable<SubscriptionRequest> = {
  name: "subscription_requests",
  storedAt: "requested_at",
  toItem: toRequest,
  recipient: "email",
};

const insert = `${load(requestTable)}
  INSERT INTO subscription_requests (id, unsubscribe_token_hash, confirmation_token_hash, confirmation_token,
    requested_at, name, email, purpose, suspected_spam, state, next_attempt_at)
  SELECT :id, :unsubscribeHash, :confirmationHash, :confirmationToken, :now, :name, :email, :purpose,
    max(:suspectedSpam, flooded), iif(:suspectedSpam OR flooded, 'to_check', 'pending'), :now FROM load
  WHERE ${hasRoom(requestTable)} AND NOT ${hadEmails} AND NOT EXISTS (${refused})`;

const find = `SELECT id, state FROM (
    SELECT id, state FROM subscription_requests WHERE unsubscribe_token_hash = :unsubscribeHash
      AND (id = :id OR (state IN ('pending', 'delivered', 'unsure', 'dead_lettered') AND ${hadEmails}))
    UNION ALL SELECT '', 'refused' WHERE EXISTS (${refused}))
  ORDER BY id = :id DESC, state = 'refused' DESC LIMIT 1`;

// The lifetime starts with the delivery, which may have waited for a mail server.
const isValidSql = `confirmation_token_hash = :hash
  AND (delivered_at IS NULL OR delivered_at > :now - ${tokenLifetime})`;

const keepsDate = "unsubscribed_at IS NULL AND gets_letter >= excluded.gets_letter";

// A reader of the letter keeps their date. One who had unsubscribed, or only waited for dates, gets a new date. What a current subscriber
// asked for before stays.
const addToList = `
  INSERT INTO subscribers (id, unsubscribe_token_hash, email, name, requested_at, confirmed_at, gets_letter, waits_since,
      confirmation_token_hash)
  SELECT id, unsubscribe_token_hash, email, name, requested_at, :now, purpose = 'letter',
      iif(purpose = 'course-dates', :now, NULL), confirmation_token_hash
    FROM subscription_requests WHERE ${isValidSql}
  ON CONFLICT (unsubscribe_token_hash) DO UPDATE SET
    email = excluded.email,
    confirmation_token_hash = excluded.confirmation_token_hash,
    name = iif(excluded.name = '', name, excluded.name),
    requested_at = iif(${keepsDate}, requested_at, excluded.requested_at),
    confirmed_at = iif(${keepsDate}, confirmed_at, excluded.confirmed_at),
    gets_letter = max(excluded.gets_letter, gets_letter AND unsubscribed_at IS NULL),
    waits_since = coalesce(iif(unsubscribed_at IS NULL, waits_since, NULL), excluded.waits_since),
    consent = iif(${keepsDate}, consent, NULL),
    imported_at = iif(${keepsDate}, imported_at, NULL),
    unsubscribed_at = NULL
  RETURNING id`;

const findOtherToken = "SELECT unsubscribe_token_hash FROM other_tokens WHERE token_hash = :hash";

// Requests for the other purpose stay open.
const deleteConfirmed = `DELETE FROM subscription_requests WHERE (unsubscribe_token_hash, purpose) =
  (SELECT unsubscribe_token_hash, purpose FROM subscription_requests WHERE ${isValidSql}) RETURNING purpose`;

export function createNewsletter(database: SqlDatabase, limits: Limits, now: Clock = Date.now): Newsletter {
  const insertLimited = createLimitedInsert(database, requestTable, "newsletter", limits, {
    countFound: true,
  });
  const unsubscribeToken = createUnsubscribeTokens(database);
  const addressOf = async (token: string) => {
    const [other] = await query(database, findOtherToken, { hash: hashToken(token) });
    return String(other?.unsubscribe_token_hash ?? hashToken(token));
  };
  const forget = async (token: string, first: readonly string[] = []) => {
    const parameters = { hash: await addressOf(token), now: now() };
    const statements = [...first, recordDeparture, removeFromList, ...forgetRequests, findRefusal];
    const results = await database.batch(statements.map((sql) => statement(sql, parameters)));
    return { isRefused: results.at(-1)?.length === 1 };
  };
  return {
    request: async ({ name, email, purpose, suspectedSpam }, client) => {
      const id = randomUUID();
      const confirmationToken = newSecret();
      const { found, retryAfterSeconds } = await insertLimited({
        id,
        now: now(),
        client,
        insert,
        find,
        parameters: {
          name,
          email,
          purpose,
          suspectedSpam: suspectedSpam ? 1 : 0,
          confirmationToken,
          confirmationHash: hashToken(confirmationToken),
          unsubscribeHash: hashToken(await unsubscribeToken(email)),
        },
      });
      if (found?.id === id) return { kind: "stored", id, state: found.state as SubmissionState };
      // Check the limit first: otherwise the response would reveal whether an address is known.
      if (retryAfterSeconds !== undefined) return { kind: "limited", retryAfterSeconds };
      if (found?.state === "refused") return { kind: "refused" };
      return found ? { kind: "duplicate", id: String(found.id) } : { kind: "full" };
    },
    purposeOf: async (token) => {
      const sql = `SELECT purpose FROM subscription_requests WHERE ${isValidSql}`;
      const [row] = await query(database, sql, { hash: hashToken(token), now: now() });
      return row && purposeOf(row.purpose);
    },
    confirm: async (token) => {
      const parameters = { hash: hashToken(token), now: now() };
      const [, [confirmed] = []] = await database.batch([
        statement(addToList, parameters),
        statement(deleteConfirmed, parameters),
      ]);
      return confirmed && purposeOf(confirmed.purpose);
    },
    hasConfirmed: async (token, purpose) => {
      const sql = `SELECT id FROM subscribers WHERE confirmation_token_hash = :hash AND unsubscribed_at IS NULL
        AND iif(:purpose = 'letter', gets_letter, waits_since IS NOT NULL)`;
      return (await query(database, sql, { hash: hashToken(token), purpose })).length > 0;
    },
    isUnconfirmed: async (token) =>
      (await query(database, findOnlyAsked, { hash: await addressOf(token) })).length > 0,
    unsubscribe: async (token) => void (await forget(token)),
    refuse: async (token) => (await forget(token, [refuseToken])).isRefused,
  };
}

/** Converts a row of the table `subscription_requests`. */
export function toRequest(row: Row): SubscriptionRequest {
  return {
    id: String(row.id),
    requestedAt: Number(row.requested_at),
    name: String(row.name),
    email: String(row.email),
    purpose: purposeOf(row.purpose),
    suspectedSpam: row.suspected_spam === 1,
    state: String(row.state) as SubmissionState,
    attempts: Number(row.attempts),
    lastError: lastErrorOf(row),
    confirmationToken: String(row.confirmation_token ?? ""),
  };
}

/** Deletes expired and old requests, and former subscribers after their retention time. Returns the number of rows. */
export async function deleteExpiredSubscriptions(database: SqlDatabase, now: number): Promise<number> {
  const deleted = await database.batch([
    statement(
      `DELETE FROM subscription_requests
        WHERE state <> 'pending' AND coalesce(delivered_at, requested_at) <= :before RETURNING id`,
      { before: now - tokenLifetime },
    ),
    statement("DELETE FROM subscription_requests WHERE email = '' AND delivered_at <= :before RETURNING id", {
      before: now - day,
    }),
    statement("DELETE FROM subscribers WHERE unsubscribed_at < :before RETURNING id", {
      before: now - unsubscribedKeptDays * day,
    }),
  ]);
  return deleted.reduce((sum, rows) => sum + rows.length, 0);
}

// Statements about the address with the unsubscribe token's hash `:hash`, at the time `:now`.

/** The most departures, and refusals, with which those of addresses that aren't known are kept: anybody can make up a token. */
const mostWithUnknown = 10_000;

const isKnownSql = `(EXISTS (SELECT 1 FROM subscribers WHERE unsubscribe_token_hash = :hash)
  OR EXISTS (SELECT 1 FROM subscription_requests WHERE unsubscribe_token_hash = :hash))`;

// Not if it is or was on the list: such an entry stays for a while, so that the owner sees it.
const findOnlyAsked = `SELECT 1 WHERE EXISTS (SELECT 1 FROM subscription_requests WHERE unsubscribe_token_hash = :hash)
  AND NOT EXISTS (SELECT 1 FROM subscribers WHERE unsubscribe_token_hash = :hash)`;

/** Now, but not before the address joined or asked to: the clock may have been ahead then. */
const leftAt = `max(:now,
  coalesce((SELECT max(coalesce(imported_at, 0), confirmed_at) FROM subscribers WHERE unsubscribe_token_hash = :hash), 0),
  coalesce((SELECT max(requested_at) FROM subscription_requests WHERE unsubscribe_token_hash = :hash), 0))`;

/** Records that an address left, for copies that are restored. Run it first, while the address is known. */
export const recordDeparture = `INSERT INTO departures (unsubscribe_token_hash, left_at)
  SELECT :hash, ${leftAt} WHERE ${isKnownSql} OR (SELECT count(*) FROM departures) < ${mostWithUnknown}
  ON CONFLICT (unsubscribe_token_hash) DO UPDATE SET left_at = max(left_at, excluded.left_at)`;

/** Marks a subscriber as unsubscribed. */
export const removeFromList = `UPDATE subscribers SET unsubscribed_at = :now
  WHERE unsubscribe_token_hash = :hash AND unsubscribed_at IS NULL RETURNING id`;

const deleteRequests = `DELETE FROM subscription_requests WHERE unsubscribe_token_hash = :hash
  AND NOT (state = 'delivered' AND delivered_at > :now - ${day}) RETURNING id`;

// What remains of a recent email is a hash, for the limits per address. Its link ends: no token has this hash.
const forgetRecentRequests = `UPDATE subscription_requests SET email = '', name = '', confirmation_token_hash = id
  WHERE unsubscribe_token_hash = :hash AND email <> '' RETURNING id`;

/** Deletes the requests of an address. Each returns the ids of its rows. Limits of emails per address stay. */
export const forgetRequests = [deleteRequests, forgetRecentRequests] as const;

/** Records that an address never wants an email again. */
export const refuseAddress = `INSERT INTO refused_addresses (unsubscribe_token_hash, refused_at)
  VALUES (:hash, :now) ON CONFLICT DO NOTHING`;

/** The same for a token, whoever sent it. Run it first, while the address is known. */
const refuseToken = `INSERT INTO refused_addresses (unsubscribe_token_hash, refused_at)
  SELECT :hash, :now WHERE ${isKnownSql} OR (SELECT count(*) FROM refused_addresses) < ${mostWithUnknown}
  ON CONFLICT DO NOTHING`;

const findRefusal = "SELECT 1 FROM refused_addresses WHERE unsubscribe_token_hash = :hash";

/** Composes the email that asks for confirmation, without any typed text: it may go to somebody who never saw the form. */
export function composeConfirmation(
  { id, email, purpose, confirmationToken }: SubscriptionRequest,
  unsubscribeToken: string,
  links: NewsletterLinks,
  sender: Sender,
) {
  const { subject, request } = purpose === "letter" ? words : words.courseDates;
  const { owner, siteName, teacher, place } = sender;
  const confirm = links.confirm(confirmationToken, purpose);
  const unsubscribe = links.unsubscribe(unsubscribeToken);
  const signature = [teacher, `${siteName}, ${place}`, owner];

  return {
    ...toVisitor(id, { name: "", address: email }, sender),
    subject,
    ...composeBody([
      paragraph(words.greeting),
      paragraph(request),
      { text: confirm, html: html`<p><a href="${confirm}">${words.button}</a></p>` },
      paragraph(words.otherwise),
      {
        text: signature.join("\n"),
        html: html`<p>${signature.map((line, index) => (index > 0 ? html`<br>${line}` : line))}</p>`,
      },
      {
        text: `${words.forget}\n${unsubscribe}`,
        html: html`<p style="color:#555">${words.forget} <a href="${unsubscribe}">${words.forgetLink}</a>.</p>`,
      },
    ]),
    headers: {
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      ...automatic,
    },
  } satisfies Email;
}
