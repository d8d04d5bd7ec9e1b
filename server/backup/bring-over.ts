import type { DatabaseSync, StatementSync } from "node:sqlite";
import { type UnreadKind, unreadKinds } from "../database/restores.ts";
import { audienceIs, unknownSinceRestore } from "../letters/store.ts";
import { deriveUnsubscribeToken, hashToken } from "../newsletter/tokens.ts";
import { type AnyRow, type RowsRead, readRows } from "./read-rows.ts";

const sentMeanwhile = "A copy was restored while it was being sent.";

/** What the replaced database is to the restored copy. */
export type Replaced = {
  readonly database: DatabaseSync;
  /** Whether it is the one that the site ran with, and all there: only then is what it lacks known not to exist. */
  readonly isCurrent: boolean;
};

export type BroughtOver = {
  readonly unread: readonly UnreadKind[];
  /** How many letters were going out in one of the databases, and are stopped. */
  readonly stoppedLetters: number;
};

/**
 * Completes a restored copy with what the replaced database knows: messages, answers, readers, who left, letters and whom they went to.
 * What either database shows as sent counts as sent. No letter goes on by itself. What waited is stopped; where the replaced database
 * can't tell whether it has gone out since, it is unsure.
 *
 * @param copy the restored copy, in a transaction
 * @param replaced the database that it replaces, if it can be opened
 * @param now when the copy is restored: also the time at which it stops letters, by which a restore's letters are found
 */
export function bringOver(copy: DatabaseSync, replaced: Replaced | undefined, now: number): BroughtOver {
  const unread = new Set<UnreadKind>(replaced?.isCurrent ? [] : unreadKinds);
  const tables = new Map<string, RowsRead>();
  const read = (table: string, kind?: UnreadKind): readonly AnyRow[] => {
    const found = tables.get(table) ?? (replaced ? readRows(replaced.database, table) : nothingRead);
    tables.set(table, found);
    if (!found.isWhole && kind) unread.add(kind);
    return found.rows;
  };
  const into = (table: string, kind?: UnreadKind) => {
    const put = createPut(copy, table);
    return (row: AnyRow) => {
      try {
        put(row);
      } catch {
        // A damaged row, or a column that this version doesn't have.
        if (kind) unread.add(kind);
      }
    };
  };

  bringMessages(copy, read, into, unread);
  const hashes = createHashes(copy, read);
  // Before readers: who got the dates waits no more, unless the wish is newer.
  const known = bringLetters(copy, read, into, hashes);
  bringReaders(copy, read, into, hashes, unread);
  const isCurrent = replaced?.isCurrent ?? false;
  const doubted = doubtWaitingLetters(
    copy,
    new Set(isCurrent ? read("letters").map(({ id }) => id ?? null) : []),
  );
  startWithEmails(copy);
  const stoppedLetters = stopLetters(copy, isCurrent ? known : new Set(), doubted, now);
  bringNotes(copy, read, into);
  return { unread: unreadKinds.filter((kind) => unread.has(kind)), stoppedLetters };
}

const nothingRead: RowsRead = { rows: [], isWhole: false };

type Read = (table: string, kind?: UnreadKind) => readonly AnyRow[];
type Into = (table: string, kind?: UnreadKind) => (row: AnyRow) => void;

/** Returns a function that inserts a row, or replaces that of the same key without firing triggers of deletions. */
function createPut(database: DatabaseSync, table: string): (row: AnyRow) => void {
  const known = database.prepare(`PRAGMA table_info(${table})`).all();
  const key = String(known.find(({ pk }) => pk === 1)?.name);
  const prepared = new Map<string, StatementSync>();
  return (row) => {
    const columns = known.map(({ name }) => String(name)).filter((name) => name in row);
    const names = columns.join(", ");
    let statement = prepared.get(names);
    if (!statement) {
      const changes = columns.map((name) => `${name} = excluded.${name}`).join(", ");
      statement = database.prepare(
        `INSERT INTO ${table} (${names}) VALUES (${columns.map(() => "?").join(", ")})
          ON CONFLICT (${key}) DO UPDATE SET ${changes} ON CONFLICT DO NOTHING`,
      );
      prepared.set(names, statement);
    }
    statement.run(...columns.map((name) => row[name] ?? null));
  };
}

const allOf = (database: DatabaseSync, sql: string) => database.prepare(sql).all() as AnyRow[];

/** Messages, their answers and the emails to the owner. A newer state wins, but what was delivered stays delivered. */
function bringMessages(copy: DatabaseSync, read: Read, into: Into, unread: Set<UnreadKind>): void {
  const bring = (table: string, kind?: "messages" | "answers") => {
    const delivered = new Set(
      allOf(copy, `SELECT id FROM ${table} WHERE state = 'delivered'`).map(({ id }) => id),
    );
    const put = into(table, kind);
    for (const row of read(table, kind)) {
      if (row.state === "delivered" || !delivered.has(row.id ?? null)) put(row);
    }
  };
  const ever = Number(read("messages_ever")[0]?.total ?? 0);
  bring("messages", "messages");
  bring("answers", "answers");
  bring("owner_emails");
  // Nobody could send them: their messages can't be read.
  const orphans = copy
    .prepare("DELETE FROM answers WHERE message_id NOT IN (SELECT id FROM messages) RETURNING id")
    .all();
  if (orphans.length > 0) unread.add("answers");
  copy.prepare("UPDATE messages_ever SET total = max(total, ?)").run(ever);
}

type Hashes = {
  /** Returns the hash in the copy of an address in the replaced database. */
  readonly ofAddress: (row: AnyRow) => string;
  /** Returns the hash in the copy for one in the replaced database; undefined if its address isn't known. */
  readonly ofHash: (hash: unknown) => string | undefined;
};

const tokenKey = "SELECT value FROM secrets WHERE name = 'unsubscribe-token-key'";

/** Addresses are compared by keyed hashes. The replaced database has another key if it was begun afresh. */
function createHashes(copy: DatabaseSync, read: Read): Hashes {
  const own = String(copy.prepare(tokenKey).get()?.value);
  const found = read("secrets").find(({ name }) => name === "unsubscribe-token-key");
  const other = String(found?.value ?? own);
  if (other === own) {
    return { ofAddress: (row) => String(row.unsubscribe_token_hash), ofHash: String };
  }
  const hash = (secret: string, email: string) => hashToken(deriveUnsubscribeToken(secret, email));
  const addresses = new Set(
    ["subscribers", "subscription_requests"].flatMap((table) =>
      [...allOf(copy, `SELECT email FROM ${table}`), ...read(table)].map(({ email }) => String(email)),
    ),
  );
  const known = new Map([...addresses].map((email) => [hash(other, email), hash(own, email)]));
  // Links in emails of the replaced database go on taking people off the list.
  const keep = copy.prepare("INSERT INTO other_tokens VALUES (?, ?) ON CONFLICT DO NOTHING");
  for (const pair of known) keep.run(...pair);
  return {
    ofAddress: ({ email }) => hash(own, String(email)),
    ofHash: (one) => known.get(String(one)),
  };
}

const joinedAt = ({ imported_at, confirmed_at }: AnyRow) => Number(imported_at ?? confirmed_at);

/** When a reader last joined, left, or asked for the dates. */
const lastEventOf = (row: AnyRow) =>
  Math.max(joinedAt(row), Number(row.unsubscribed_at ?? 0), Number(row.waits_since ?? 0));

/** Readers, who left, who refused, and requests that aren't confirmed. For each address, what happened last counts. */
function bringReaders(
  copy: DatabaseSync,
  read: Read,
  into: Into,
  hashes: Hashes,
  unread: Set<UnreadKind>,
): void {
  const readers = new Map(
    allOf(copy, "SELECT * FROM subscribers").map((row) => [row.unsubscribe_token_hash, row]),
  );
  const put = into("subscribers", "readers");
  for (const row of read("subscribers", "readers")) {
    const hash = hashes.ofAddress(row);
    const own = readers.get(hash);
    // Letters name the reader by the id: it stays.
    if (!own || lastEventOf(row) >= lastEventOf(own))
      put({ ...row, id: own?.id ?? row.id ?? null, unsubscribe_token_hash: hash });
  }
  const bringHashes = (table: string, time: string) => {
    const keep = copy.prepare(`INSERT INTO ${table} VALUES (?, ?)
      ON CONFLICT (unsubscribe_token_hash) DO UPDATE SET ${time} = max(${time}, excluded.${time})`);
    for (const row of read(table, "who left the list")) {
      // Of a refusal, only the hash is kept: by another key, it may be that of an address that nobody knows.
      const hash = hashes.ofHash(row.unsubscribe_token_hash);
      if (hash !== undefined) keep.run(hash, Number(row[time]));
    }
  };
  bringHashes("departures", "left_at");
  bringHashes("refused_addresses", "refused_at");
  // Let back in by the owner, and joined again: nobody joins while they are refused.
  copy.exec(`DELETE FROM refused_addresses WHERE EXISTS (SELECT 1 FROM subscribers
    WHERE subscribers.unsubscribe_token_hash = refused_addresses.unsubscribe_token_hash
      AND unsubscribed_at IS NULL AND coalesce(imported_at, confirmed_at) > refused_at)`);
  // A reader whose row one of the databases deleted after they had left comes back with the other's: they stay off.
  copy.exec(`DELETE FROM subscribers WHERE unsubscribed_at IS NULL AND EXISTS (SELECT 1 FROM departures
    WHERE departures.unsubscribe_token_hash = subscribers.unsubscribe_token_hash
      AND left_at >= coalesce(imported_at, confirmed_at))`);

  const putRequest = into("subscription_requests", "newsletter requests");
  for (const row of read("subscription_requests", "newsletter requests")) {
    const isBlank = row.email === "";
    const hash = isBlank ? hashes.ofHash(row.unsubscribe_token_hash) : hashes.ofAddress(row);
    if (hash !== undefined) putRequest({ ...row, unsubscribe_token_hash: hash });
  }
  // Confirmed since, or withdrawn.
  copy.exec(`DELETE FROM subscription_requests WHERE email <> '' AND (
    unsubscribe_token_hash IN (SELECT unsubscribe_token_hash FROM refused_addresses)
    OR EXISTS (SELECT 1 FROM departures WHERE departures.unsubscribe_token_hash = subscription_requests.unsubscribe_token_hash
      AND left_at >= requested_at)
    OR EXISTS (SELECT 1 FROM subscribers WHERE subscribers.unsubscribe_token_hash = subscription_requests.unsubscribe_token_hash
      AND unsubscribed_at IS NULL AND confirmed_at >= subscription_requests.requested_at
      AND iif(purpose = 'letter', gets_letter = 1, waits_since IS NOT NULL)))`);
  // Somebody may have withdrawn it: nobody gets an email without the owner's look.
  if (unread.has("who left the list"))
    copy.exec("UPDATE subscription_requests SET state = 'to_check' WHERE state = 'pending'");
}

/** What is known best of an email of a letter: what was sent stays sent. */
const certainty = ["pending", "stopped", "left", "dead_lettered", "unsure", "delivered"];
const certaintyOf = ({ state, handed_over }: AnyRow) =>
  certainty.indexOf(state === "pending" && handed_over === 1 ? "unsure" : String(state));

const keyOf = ({ letter_id, subscriber_id }: AnyRow) => `${letter_id} ${subscriber_id}`;

type Id = AnyRow[string];

/** Letters, and whom they went to. Returns the emails that the replaced database knows. */
function bringLetters(copy: DatabaseSync, read: Read, into: Into, hashes: Hashes): ReadonlySet<string> {
  const started = new Set(
    allOf(copy, "SELECT id FROM letters WHERE started_at IS NOT NULL").map(({ id }) => id),
  );
  const putLetter = into("letters", "letters");
  for (const row of read("letters", "letters")) {
    if (row.started_at !== null || !started.has(row.id ?? null)) putLetter(row);
  }

  const ids = new Map(
    allOf(copy, "SELECT id, unsubscribe_token_hash FROM subscribers").map((row) => [
      row.unsubscribe_token_hash,
      String(row.id),
    ]),
  );
  const ownIds = new Map(
    read("subscribers").map((row) => [row.id, ids.get(hashes.ofAddress(row)) ?? String(row.id)]),
  );
  const own = new Map(
    allOf(copy, "SELECT * FROM letter_emails WHERE subscriber_id IS NOT NULL").map((row) => [
      keyOf(row),
      row,
    ]),
  );
  const putEmail = into("letter_emails", "whom letters went to");
  const known = new Set<string>();
  const settle = copy.prepare("UPDATE letter_emails SET state = ? WHERE id = ?");
  for (const row of read("letter_emails", "whom letters went to")) {
    if (row.subscriber_id === null) {
      putEmail(row);
      continue;
    }
    const email: AnyRow = {
      ...row,
      subscriber_id: ownIds.get(row.subscriber_id ?? null) ?? row.subscriber_id ?? null,
    };
    const before = own.get(keyOf(email));
    known.add(keyOf(email));
    if (before && certaintyOf(before) >= certaintyOf(email)) continue;
    // The state changes in a step of its own, for the trigger that ends the wait for dates.
    const id = before?.id ?? email.id ?? null;
    putEmail({ ...email, id, state: email.state === "delivered" ? "pending" : (email.state ?? null) });
    if (email.state === "delivered") settle.run("delivered", id);
  }
  return known;
}

/**
 * Letters for a moment may have gone out since the copy was made, to who was on the list at that moment. Those readers' emails become unsure.
 * Returns the ids of these letters.
 *
 * @param known the letters of which the replaced database knows what became of them
 */
function doubtWaitingLetters(copy: DatabaseSync, known: ReadonlySet<Id>): readonly Id[] {
  const waiting = allOf(copy, "SELECT id FROM letters WHERE started_at IS NULL AND due_at IS NOT NULL");
  const start = copy.prepare(
    "UPDATE letters SET started_at = due_at, stopped_at = NULL, stopped_because = NULL WHERE id = ?",
  );
  const doubt = copy.prepare(
    `INSERT INTO letter_emails (id, letter_id, subscriber_id, text_hash, stored_at, state, next_attempt_at, last_error, last_error_kind)
      SELECT lower(hex(randomblob(16))), letters.id, subscribers.id, text_hash, due_at, 'unsure', due_at, ?, 'restore'
      FROM letters JOIN subscribers ON ${audienceIs("audience")} WHERE letters.id = ?
      ON CONFLICT DO NOTHING`,
  );
  const doubted = waiting.map(({ id = null }) => id).filter((id) => !known.has(id));
  for (const id of doubted) {
    start.run(id);
    doubt.run(unknownSinceRestore, id);
  }
  return doubted;
}

/**
 * A letter that the copy knows as unsent has started if it has emails to readers. Its row in the replaced database may be one that can't
 * be read.
 */
function startWithEmails(copy: DatabaseSync): void {
  copy.exec(`UPDATE letters SET stopped_at = NULL, stopped_because = NULL, started_at = began.at
    FROM (SELECT letter_id, min(stored_at) AS at FROM letter_emails WHERE subscriber_id IS NOT NULL GROUP BY letter_id) AS began
    WHERE began.letter_id = letters.id AND started_at IS NULL`);
}

/**
 * Stops the letters that weren't sent to all, or wait for their moment. Returns how many that are.
 *
 * @param known the emails of which the replaced database knows what became of them; none if it isn't current
 * @param doubted letters whose emails are unsure already
 */
function stopLetters(
  copy: DatabaseSync,
  known: ReadonlySet<string>,
  doubted: readonly Id[],
  now: number,
): number {
  const unsent = allOf(
    copy,
    "SELECT * FROM letter_emails WHERE state IN ('pending', 'stopped') AND subscriber_id IS NOT NULL",
  );
  // The worker of such an email may still run: then it knows more, and says so under its lease.
  const doubt = copy.prepare(
    "UPDATE letter_emails SET state = 'unsure', last_error = ?, last_error_kind = ? WHERE id = ?",
  );
  const stop = copy.prepare(
    "UPDATE letter_emails SET state = 'stopped', leased_by = NULL, lease_expires_at = NULL WHERE id = ?",
  );
  const changed: AnyRow[] = [];
  for (const email of unsent) {
    const id = email.id ?? null;
    const isCertain = known.has(keyOf(email));
    if (isCertain && email.state === "stopped") continue;
    if (isCertain && email.handed_over === 0) stop.run(id);
    // What was stopped may have been sent on since.
    else if (isCertain) doubt.run(sentMeanwhile, null, id);
    else doubt.run(unknownSinceRestore, "restore", id);
    changed.push(email);
  }
  // Also one that the owner had stopped in the copy, and sent on since.
  const sentOn = `SELECT letter_id FROM letter_emails JOIN letters ON letters.id = letter_id
    WHERE letter_emails.state = 'stopped' AND stopped_at IS NULL`;
  const waiting = `SELECT id AS letter_id FROM letters
    WHERE due_at IS NOT NULL AND started_at IS NULL AND stopped_at IS NULL`;
  const rows = [...changed, ...allOf(copy, sentOn), ...allOf(copy, waiting)];
  const letters = new Set([...doubted, ...rows.map(({ letter_id }) => letter_id ?? null)]);
  const stopLetter = copy.prepare(
    "UPDATE letters SET stopped_at = ?, stopped_because = 'restore' WHERE id = ?",
  );
  for (const id of letters) stopLetter.run(now, id);
  return letters.size;
}

/** When it was last backed up and run, and what earlier restores couldn't read. */
function bringNotes(copy: DatabaseSync, read: Read, into: Into): void {
  for (const [table, time] of [
    ["last_backup", "made_at"],
    ["last_run", "at"],
  ] as const) {
    const [row] = read(table);
    const own = copy.prepare(`SELECT ${time} AS time FROM ${table}`).get();
    if (!row || Number(row[time]) <= Number(own?.time ?? 0)) continue;
    copy.exec(`DELETE FROM ${table}`);
    const columns = Object.keys(row);
    copy
      .prepare(`INSERT INTO ${table} (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`)
      .run(...Object.values(row));
  }
  const put = into("restores");
  for (const row of read("restores")) put(row);
}

/**
 * Lets a new database know who left the list of the database that it replaces, and who refused all emails. The new one gets the secrets, too, by
 * which their hashes and links count. Returns what can't be read of that.
 */
export function keepDepartures(fresh: DatabaseSync, replaced: Replaced | undefined): UnreadKind[] {
  const tables = ["secrets", "departures", "refused_addresses", "other_tokens"];
  const read = tables.map((table) => (replaced ? readRows(replaced.database, table) : nothingRead));
  for (const [index, { rows }] of read.entries()) {
    const put = createPut(fresh, tables[index] ?? "");
    for (const row of rows) put(row);
  }
  return replaced?.isCurrent && read.every(({ isWhole }) => isWhole) ? [] : ["who left the list"];
}
