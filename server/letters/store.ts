import { createHash } from "node:crypto";
import { hasWords, letterBlocks, testsPerHour } from "../../domain/letter.ts";
import { type Purpose, purposeOf } from "../../domain/newsletter.ts";
import { type Clock, day, hour } from "../clock.ts";
import { CodedError } from "../coded-error.ts";
import { neededForLetters, readOpenRestores } from "../database/restores.ts";
import { query, type Row, type SqlDatabase, statement } from "../database/sql-database.ts";
import { lastErrorOf } from "../delivery/last-error.ts";
import type { OutboxTable } from "../delivery/outbox.ts";
import { replyWords } from "../delivery/reply-words.ts";
import { singleLine } from "../http/form-text.ts";
import { within } from "../limits/limited-insert.ts";
import type { LetterDraft } from "./compose.ts";
import {
  type LetterEmailState,
  type LetterEmails,
  type LetterState,
  type StopReason,
  stateOfLetter,
  type TestState,
} from "./state.ts";

/** One email of a letter: to a reader, or a test to the owner. */
export type LetterEmail = {
  readonly id: string;
  readonly attempts: number;
  readonly letterId: string;
  /** Null: a test. */
  readonly subscriberId: string | null;
  readonly textHash: string;
};

export const letterTable: OutboxTable<LetterEmail> = {
  name: "letter_emails",
  storedAt: "stored_at",
  recipient: "subscriber_id",
  atMostOnce: true,
  toItem: (row) => ({
    id: String(row.id),
    attempts: Number(row.attempts),
    letterId: String(row.letter_id),
    subscriberId: row.subscriber_id === null ? null : String(row.subscriber_id),
    textHash: String(row.text_hash),
  }),
};

/** A letter and what became of it. */
export type Letter = LetterDraft & {
  readonly id: string;
  /** In milliseconds since 1970. */
  readonly storedAt: number;
  readonly state: LetterState;
};

/** Why an email that waited in a restored copy of the database is unsure. */
export const unknownSinceRestore = "A copy was restored, and what was sent since it was made is not known.";

/** The most readers that each list of a letter names. Its counts are complete. */
const mostNamed = 200;

/** Whether a subscriber is among those whom a letter of this audience goes to, in SQL. */
export const audienceIs = (alias: string) => `unsubscribed_at IS NULL
  AND iif(${alias} = 'letter', gets_letter = 1, waits_since IS NOT NULL)
  AND unsubscribe_token_hash NOT IN (SELECT unsubscribe_token_hash FROM refused_addresses)`;

const hasTestSql = `EXISTS (SELECT 1 FROM letter_emails AS test WHERE test.letter_id = letters.id
  AND test.subscriber_id IS NULL AND test.state = 'delivered' AND test.text_hash = letters.text_hash)`;

const keep = `INSERT INTO letters (id, subject, text, audience, text_hash, stored_at)
  VALUES (:id, :subject, :text, :audience, :hash, :now)
  ON CONFLICT (id) DO UPDATE SET subject = :subject, text = :text, audience = :audience, text_hash = :hash
  WHERE started_at IS NULL AND due_at IS NULL`;

const addTest = `INSERT INTO letter_emails (id, letter_id, text_hash, stored_at, state, next_attempt_at)
  SELECT lower(hex(randomblob(16))), id, :hash, :now, 'pending', :now FROM letters
  WHERE id = :id AND started_at IS NULL AND due_at IS NULL`;

const countTests = `SELECT count(*) AS total FROM letter_emails
  WHERE subscriber_id IS NULL AND ${within(hour, "stored_at")}`;

const hasReadersSql = `EXISTS (SELECT 1 FROM subscribers WHERE ${audienceIs("audience")})`;

// With a moment it waits, and nobody is chosen yet: who is on the list then gets it.
const start = `UPDATE letters SET due_at = :at, started_at = iif(:at IS NULL, :now, NULL)
  WHERE id = :id AND started_at IS NULL AND due_at IS NULL AND text_hash = :hash AND ${hasTestSql} AND ${hasReadersSql}`;

// In the same transaction: a letter that started has all its emails.
const addEmails = (which: string) => `
  INSERT INTO letter_emails (id, letter_id, subscriber_id, text_hash, stored_at, state, next_attempt_at)
  SELECT lower(hex(randomblob(16))), letters.id, subscribers.id, letters.text_hash, :now, 'pending', :now
  FROM letters JOIN subscribers ON ${audienceIs("audience")}
  WHERE ${which} AND letters.started_at = :now
  ON CONFLICT DO NOTHING`;
const addItsEmails = addEmails("letters.id = :id");

/** Whether a letter waits for its moment, in SQL. */
const waitsSql = "started_at IS NULL AND stopped_at IS NULL AND due_at IS NOT NULL";

/** How late a letter may start, in milliseconds. After that, what it says may be over. */
const latestStart = day;

const startDue = `UPDATE letters SET started_at = :now
  WHERE ${waitsSql} AND due_at BETWEEN :now - ${latestStart} AND :now RETURNING id`;
const addDueEmails = addEmails("letters.due_at IS NOT NULL");
const stopMissed = `UPDATE letters SET stopped_at = :now, stopped_because = 'missed'
  WHERE ${waitsSql} AND due_at < :now - ${latestStart}`;

/** Returns when the next letter that waits for its moment is due, in milliseconds since 1970; undefined without one. */
export async function nextLetterDue(database: SqlDatabase): Promise<number | undefined> {
  const [row] = await query(database, `SELECT min(due_at) AS time FROM letters WHERE ${waitsSql}`);
  return typeof row?.time === "number" ? row.time : undefined;
}

/** Starts the letters whose moment came within the last day, for who is on their list now. */
export async function startDueLetters(database: SqlDatabase, now: number): Promise<void> {
  await database.batch([startDue, addDueEmails].map((sql) => statement(sql, { now })));
}

/** Stops the letters that are more than a day late. */
export async function stopMissedLetters(database: SqlDatabase, now: number): Promise<void> {
  await database.batch([statement(stopMissed, { now })]);
}

/** Whether the owner has sent a letter, at once or for a moment, in SQL. */
const wasSentSql = "(started_at IS NOT NULL OR due_at IS NOT NULL)";

/** The owner's letters. Works while the server runs, which delivers them. */
export function createLetterStore(database: SqlDatabase, now: Clock = Date.now) {
  const isSent = async (id: string) =>
    (await query(database, `SELECT id FROM letters WHERE id = :id AND ${wasSentSql}`, { id })).length > 0;
  return {
    /**
     * Stores a letter and a test of it to the owner. Throws CodedError ALREADY_SENT once it is sent, or waits for its moment, and TOO_MANY
     * after `testsPerHour` tests within an hour.
     */
    test: async (id: string, typed: LetterDraft): Promise<void> => {
      const parameters = { id, ...parametersOf(parseDraft(typed)), now: now() };
      if (await isSent(id)) throw alreadySent();
      const [recent] = await query(database, countTests, { now: now() });
      if (Number(recent?.total) >= testsPerHour)
        throw new CodedError(
          "TOO_MANY",
          `${testsPerHour} tests were sent within an hour. Try again in an hour.`,
        );
      await database.batch([statement(keep, parameters), statement(addTest, parameters)]);
    },
    /**
     * Starts sending to its audience, unless it is sent already. Throws CodedError, also without a test of exactly this.
     *
     * @param at the moment to start at, in milliseconds since 1970; at once by default
     */
    send: async (id: string, typed: LetterDraft, at: number | null = null): Promise<void> => {
      const { hash } = parametersOf(parseDraft(typed));
      await assertListIsKnown();
      const parameters = { id, hash, at, now: now() };
      const found = "SELECT *, text_hash = :hash AS is_same FROM letters WHERE id = :id";
      const [, , [letter] = []] = await database.batch([
        statement(start, parameters),
        statement(addItsEmails, parameters),
        statement(found, parameters),
      ]);
      if (!letter) throw new CodedError("NOT_FOUND", "There is no such letter. Send a test first.");
      if (letter.started_at !== null || letter.due_at !== null) {
        if (letter.is_same === 1 && (at === null || letter.due_at === at)) return;
        throw alreadySent();
      }
      if ((await tested(id, hash)) === 0) {
        throw new CodedError("NOT_TESTED", "No test of this very text has gone out. Send a test first.");
      }
      throw noReaders();
    },
    /**
     * Keeps what hasn't gone out from going out. Returns how many that were. One that is leased is on its way: if that
     * attempt fails, the next one finds the letter stopped (`sendLetter` in `channel.ts`).
     */
    stop: async (id: string): Promise<number> => {
      const parameters = { id, now: now() };
      const [stopped = []] = await database.batch([
        statement(
          `UPDATE letter_emails SET state = 'stopped'
           WHERE letter_id = :id AND state = 'pending' AND leased_by IS NULL AND subscriber_id IS NOT NULL RETURNING id`,
          parameters,
        ),
        statement(
          `UPDATE letters SET stopped_at = :now, stopped_because = 'owner' WHERE id = :id AND stopped_at IS NULL AND ${wasSentSql}`,
          parameters,
        ),
      ]);
      return stopped.length;
    },
    /**
     * Sends a stopped letter on, to those who are still on its list. With `again`, also to those who may have got it after a restored
     * copy was made. A letter that was stopped before its moment goes to everybody on its list now. Returns how many emails that are.
     * Throws CodedError.
     */
    resume: async (id: string, { again } = { again: false }): Promise<number> => {
      await assertListIsKnown();
      const parameters = { id, now: now(), again: again ? 1 : 0 };
      const [, begun = [], known = [], resumed = []] = await database.batch([
        statement(
          `UPDATE letters SET started_at = :now, stopped_at = NULL, stopped_because = NULL
           WHERE id = :id AND started_at IS NULL AND due_at IS NOT NULL AND stopped_at IS NOT NULL AND ${hasReadersSql}`,
          parameters,
        ),
        statement(`${addItsEmails} RETURNING id`, parameters),
        statement(
          "UPDATE letters SET stopped_at = NULL, stopped_because = NULL WHERE id = :id AND started_at IS NOT NULL RETURNING id",
          parameters,
        ),
        // Who left meanwhile is found out when their turn comes, as with any email.
        statement(
          `UPDATE letter_emails SET state = 'pending', attempts = 0, last_error = NULL, last_error_kind = NULL, stored_at = :now, next_attempt_at = :now
           WHERE letter_id = :id AND subscriber_id IS NOT NULL AND (state = 'stopped' OR (:again AND ${isSinceRestoreSql}))
           RETURNING id`,
          parameters,
        ),
      ]);
      if (known.length === 0)
        throw (await isSent(id))
          ? noReaders()
          : new CodedError("NOT_FOUND", "No such letter was sent. Nothing was changed.");
      return begun.length + resumed.length;
    },
    list: async (): Promise<Letter[]> => {
      const [letters = [], tests = [], counts = [], readers = []] = await database.batch(
        [listLetters, listTests, countEmails, listReaders].map((sql) => statement(sql)),
      );
      const of = (rows: readonly Row[], id: unknown) => rows.filter((row) => row.letter_id === id);
      return letters.map((row) =>
        toLetter(row, of(tests, row.id).at(-1), of(counts, row.id), of(readers, row.id)),
      );
    },
    /** Returns how many readers would get a letter. */
    readers: async (audience: Purpose): Promise<number> => {
      const sql = `SELECT count(*) AS total FROM subscribers WHERE ${audienceIs(":audience")}`;
      return Number((await query(database, sql, { audience }))[0]?.total);
    },
  };

  /** Throws CodedError while the owner hasn't read that a restore couldn't tell who is on the list, or who has which letter. */
  async function assertListIsKnown() {
    const open = await readOpenRestores(database);
    const unread = open
      .flatMap((restore) => restore.unread)
      .filter((kind) => neededForLetters.includes(kind));
    if (unread.length === 0) return;
    throw new CodedError(
      "RESTORED",
      `A copy of the database was restored, and this couldn’t be read of the one that it replaced: ${[...new Set(unread)].join(", ")}. A letter could reach somebody who has left, or who has it. Nothing was sent. Once you have read this: npm run letters -- seen`,
    );
  }

  async function tested(id: string, hash: string) {
    const sql = `SELECT count(*) AS total FROM letters WHERE id = :id AND text_hash = :hash AND ${hasTestSql}`;
    return Number((await query(database, sql, { id, hash }))[0]?.total);
  }
}

const noReaders = () => new CodedError("NO_READERS", "Nobody is on the list. Nothing was sent.");

const alreadySent = () =>
  new CodedError(
    "ALREADY_SENT",
    "This letter is being sent already, or waits for its moment. Nothing was changed.",
  );

/** Throws Error if the letter has no subject, no words, or what a letter can't have. */
function parseDraft({ subject, blocks, audience }: LetterDraft): LetterDraft {
  const draft = { subject: singleLine.parse(subject), blocks: letterBlocks.parse(blocks), audience };
  if (draft.subject === "") throw new Error("The letter has no subject. Nothing was stored.");
  if (!hasWords(draft.blocks)) throw new Error("The letter has no words. Nothing was stored.");
  return draft;
}

const parametersOf = ({ subject, blocks, audience }: LetterDraft) => {
  const text = JSON.stringify(blocks);
  const hash = createHash("sha256")
    .update(JSON.stringify([subject, text, audience]))
    .digest("hex");
  return { subject, text, audience, hash };
};

/** Returns a stored letter as it was written. */
export const toDraft = (row: Row): LetterDraft => ({
  subject: String(row.subject),
  blocks: letterBlocks.parse(JSON.parse(String(row.text))),
  audience: purposeOf(row.audience),
});

/** Whether an email may have gone out after a restored copy was made, in SQL. */
const isSinceRestoreSql = "letter_emails.state = 'unsure' AND letter_emails.last_error_kind = 'restore'";

const listLetters = `SELECT *,
    (SELECT count(*) FROM letter_emails WHERE letter_id = letters.id AND ${isSinceRestoreSql}) AS may_have_it,
    (SELECT max(delivered_at) FROM letter_emails AS test WHERE test.letter_id = letters.id
    AND test.subscriber_id IS NULL AND test.state = 'delivered' AND test.text_hash = letters.text_hash) AS tested_at
  FROM letters ORDER BY stored_at DESC, rowid DESC`;

const listTests = `SELECT letter_id, state, last_error, last_error_kind, stored_at FROM letter_emails WHERE subscriber_id IS NULL
  ORDER BY stored_at, rowid`;

// Whom a stopped letter can't be sent on to has left.
const stateNowSql = `iif(state = 'stopped' AND NOT EXISTS (
    SELECT 1 FROM subscribers WHERE subscribers.id = subscriber_id AND ${audienceIs("letters.audience")}
  ), 'left', state)`;

const countEmails = `SELECT letter_id, state, count(*) AS total, max(delivered_at) AS last_sent, max(stored_at) AS newest,
    max(iif(state = 'pending' AND attempts > 0, last_error, NULL)) AS last_error,
    max(iif(state = 'pending' AND attempts > 0, last_error_kind, NULL)) AS last_error_kind
  FROM (
    SELECT letter_id, ${stateNowSql} AS state, delivered_at, letter_emails.stored_at, attempts, last_error, last_error_kind
    FROM letter_emails JOIN letters ON letters.id = letter_id WHERE subscriber_id IS NOT NULL)
  GROUP BY letter_id, state`;

// Who was removed since isn't named any more.
const listReaders = `SELECT * FROM (
    SELECT letter_id, state, last_error, last_error_kind, subscribers.email, subscribers.unsubscribed_at,
      row_number() OVER (PARTITION BY letter_id, state = 'delivered' ORDER BY state = 'stopped', letter_emails.rowid) AS place
    FROM letter_emails JOIN subscribers ON subscribers.id = subscriber_id JOIN letters ON letters.id = letter_id
    WHERE ${stateNowSql} IN ('dead_lettered', 'unsure', 'stopped') OR (state = 'delivered' AND stopped_at IS NOT NULL))
  WHERE place <= ${mostNamed} ORDER BY place`;

const timeOf = (value: unknown) => (value == null ? null : Number(value));

function toLetter(row: Row, test: Row | undefined, counts: readonly Row[], readers: readonly Row[]): Letter {
  const stoppedAt = timeOf(row.stopped_at);
  const pending = counts.find((count) => count.state === "pending");
  return {
    id: String(row.id),
    ...toDraft(row),
    storedAt: Number(row.stored_at),
    state: stateOfLetter({
      dueAt: timeOf(row.due_at),
      startedAt: timeOf(row.started_at),
      stopped: stoppedAt === null ? null : { at: stoppedAt, because: row.stopped_because as StopReason },
      test: toTest(timeOf(row.tested_at), test),
      pending: pending ? { since: Number(pending.newest), because: lastErrorOf(pending) } : null,
      emails: toEmails(row, counts, readers),
    }),
  };
}

/** @param newest the newest test, whatever its words; an earlier one of this very text may have gone out */
function toTest(testedAt: number | null, newest: Row | undefined): TestState {
  const because = newest ? lastErrorOf(newest) : null;
  const waitsSince = newest?.state === "pending" ? Number(newest.stored_at) : null;
  if (testedAt !== null) return { kind: "went out", at: testedAt, nextWaitsSince: waitsSince };
  return waitsSince === null ? { kind: "failed", because } : { kind: "waits", since: waitsSince, because };
}

function toEmails(row: Row, counts: readonly Row[], readers: readonly Row[]): LetterEmails {
  const hasIt = ({ state }: Row) => state === "delivered";
  const sentTimes = counts.flatMap(({ last_sent }) => (last_sent === null ? [] : [Number(last_sent)]));
  return {
    counts: Object.fromEntries(counts.map(({ state, total }) => [state as LetterEmailState, Number(total)])),
    mayHaveIt: Number(row.may_have_it),
    lastSentAt: sentTimes.length > 0 ? Math.max(...sentTimes) : null,
    received: readers.filter(hasIt).map(({ email }) => String(email)),
    problems: readers
      .filter((reader) => !hasIt(reader))
      .map((reader) => ({
        email: String(reader.email),
        kind: problemOf(reader),
        reason: String(reader.last_error ?? ""),
        isOff: reader.unsubscribed_at !== null,
      })),
  };
}

function problemOf({ state, last_error, last_error_kind }: Row): LetterEmails["problems"][number]["kind"] {
  if (state === "stopped") return "stopped";
  if (last_error_kind === "restore") return "restore";
  if (state === "unsure") return "unsure";
  return replyWords.noSuchMailbox.test(String(last_error)) ? "no mailbox" : "refused";
}
