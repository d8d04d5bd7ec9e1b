import { type Clock, minute } from "../clock.ts";
import { query, type Row, type SqlDatabase, statement } from "../database/sql-database.ts";
import { type Channel, createChannel, type MarkHandedOver } from "../delivery/channel.ts";
import type { MailTransport, Sender } from "../delivery/email.ts";
import type { Outbox, Outcome } from "../delivery/outbox.ts";
import { replyWords } from "../delivery/reply-words.ts";
import { describeError, type Log } from "../log.ts";
import { recordDeparture, removeFromList } from "../newsletter/store.ts";
import { hashToken, type NewsletterLinks } from "../newsletter/tokens.ts";
import { composeLetter } from "./compose.ts";
import {
  audienceIs,
  type LetterEmail,
  nextLetterDue,
  startDueLetters,
  stopMissedLetters,
  toDraft,
} from "./store.ts";

export type LetterPorts = {
  readonly database: SqlDatabase;
  readonly outbox: Outbox<LetterEmail>;
  readonly transport: MailTransport;
  readonly unsubscribeToken: (email: string) => Promise<string>;
  readonly links: NewsletterLinks;
  readonly sender: Sender;
  readonly perMinute: number;
  readonly log: Log;
  /** Whether the machine's clock can be believed: by a wrong one, a letter would be called missed. */
  readonly isClockBelieved: () => Promise<boolean>;
  readonly now?: Clock;
};

const refusalsUntilRemoved = 3;

/** Creates the channel of letters, which sends no more of them per minute than the mail server should get. */
export function createLetterChannel(ports: LetterPorts): Channel {
  const { database, outbox, perMinute, isClockBelieved, now = Date.now } = ports;
  /** When this process has asked the mail server to take a letter, within the last minute. One that it doesn't take counts as well. */
  let askedAt: number[] = [];
  const transport: MailTransport = (email, markHandedOver) => {
    askedAt.push(now());
    return ports.transport(email, markHandedOver);
  };
  const channel = createChannel("letter", outbox, (email, markHandedOver) =>
    sendLetter({ ...ports, transport }, email, markHandedOver),
  );
  /** When the next letter may go out. What a process before this one has sent is in the database. */
  const nextAllowed = async () => {
    const times = { since: now() - minute, now: now() };
    askedAt = askedAt.filter((time) => time > times.since && time <= times.now);
    const sql = `SELECT count(*) AS total, min(delivered_at) AS oldest FROM letter_emails
      WHERE delivered_at > :since AND delivered_at <= :now`;
    const [row] = await query(database, sql, times);
    return Math.max(
      Number(row?.total) < perMinute ? 0 : Number(row?.oldest) + minute,
      askedAt.length < perMinute ? 0 : (askedAt[0] ?? 0) + minute,
    );
  };
  /** When a clock that isn't believed is asked again. */
  let askClockAt = Number.NEGATIVE_INFINITY;
  const startDue = async () => {
    const due = await nextLetterDue(database);
    if (due === undefined || due > now()) return;
    // A clock that was set back meanwhile is asked at once.
    if (askClockAt > now() && askClockAt <= now() + minute) return;
    // Whether it is believed or not: one that is years ahead is past the day in which a letter may start.
    await startDueLetters(database, now());
    if (await isClockBelieved()) await stopMissedLetters(database, now());
    else askClockAt = now() + minute;
  };
  return {
    nextDue: async () => {
      const [due, start] = await Promise.all([channel.nextDue(), nextLetterDue(database)]);
      const times = [
        ...(due === undefined ? [] : [Math.max(due, await nextAllowed())]),
        ...(start === undefined ? [] : [Math.max(start, askClockAt)]),
      ];
      return times.length > 0 ? Math.min(...times) : undefined;
    },
    deliverNext: async (delivery) => {
      await startDue();
      return (await nextAllowed()) > now() ? false : channel.deliverNext(delivery);
    },
  };
}

async function sendLetter(
  ports: LetterPorts,
  email: LetterEmail,
  markHandedOver: MarkHandedOver,
): Promise<Outcome> {
  const { database, transport, unsubscribeToken, links, sender } = ports;
  const { letterId: id, subscriberId } = email;
  const [[letter] = [], [reader] = []] = await database.batch([
    statement("SELECT * FROM letters WHERE id = :id", { id }),
    statement(
      `SELECT subscribers.* FROM subscribers JOIN letters ON letters.id = :id
       WHERE subscribers.id = :subscriberId AND ${audienceIs("audience")}`,
      { id, subscriberId },
    ),
  ]);
  const to = subscriberId === null ? { name: "", address: sender.owner } : toPerson(reader);
  if (letter?.text_hash !== email.textHash) return { result: "rejected", reason: "The letter was changed." };
  if (!to) return { result: "left" };
  // The email's last attempt had failed when the letter was stopped.
  if (subscriberId !== null && letter.stopped_at !== null) return { result: "stopped" };
  const token = await unsubscribeToken(to.address);
  const outcome = await transport(
    composeLetter(email.id, toDraft(letter), to, links.unsubscribe(token), sender),
    markHandedOver,
  );
  if (
    outcome.result === "rejected" &&
    subscriberId !== null &&
    replyWords.noSuchMailbox.test(outcome.reason)
  ) {
    await countRefusal(ports, subscriberId, hashToken(token));
  }
  return outcome;
}

const toPerson = (row: Row | undefined) => row && { name: String(row.name), address: String(row.email) };

/** Takes a reader off the list whose mailbox has refused three letters as missing, this one included. Never throws. */
async function countRefusal({ database, log, now = Date.now }: LetterPorts, id: string, hash: string) {
  const sql = "SELECT last_error FROM letter_emails WHERE subscriber_id = :id AND state = 'dead_lettered'";
  try {
    const before = (await query(database, sql, { id })).filter((row) =>
      replyWords.noSuchMailbox.test(String(row.last_error)),
    );
    if (before.length + 1 < refusalsUntilRemoved) return;
    await database.batch(
      [recordDeparture, removeFromList].map((sql) => statement(sql, { hash, now: now() })),
    );
  } catch (error) {
    // The next letter counts again.
    log("error", { event: "reader without a mailbox not removed", ...describeError(error) });
  }
}
