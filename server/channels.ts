import { business } from "#content/business";
import { course, terms, timeZone } from "#content/schedule";
import { scheduleTerm } from "../domain/schedule-term.ts";
import { byStart } from "../domain/terms.ts";
import { answerTable, composeAnswer, findMessage } from "./answers/store.ts";
import { composeEmail, messageTable } from "./contact/store.ts";
import type { SqlDatabase } from "./database/sql-database.ts";
import { type Channel, createChannel } from "./delivery/channel.ts";
import { createSender, type Email, type MailTransport, type Sender, sendToOwner } from "./delivery/email.ts";
import { createOutbox, type RetryPolicy } from "./delivery/outbox.ts";
import type { Env } from "./env.ts";
import { createLetterChannel } from "./letters/channel.ts";
import { letterTable } from "./letters/store.ts";
import type { Log } from "./log.ts";
import { composeConfirmation, requestTable } from "./newsletter/store.ts";
import { createLinks, createUnsubscribeTokens } from "./newsletter/tokens.ts";
import { composeCheckList } from "./owner-emails/check-list.ts";
import { endOfWeek, kindOfOwnerEmail, type OwnerEmail, ownerEmailTable } from "./owner-emails/store.ts";
import { composeWeekly, readSummary } from "./owner-emails/weekly.ts";

/** Creates the outboxes of all that the site emails. */
export const createOutboxes = (database: SqlDatabase, worker: string, retry: RetryPolicy) => ({
  messages: createOutbox(database, messageTable, worker, retry),
  answers: createOutbox(database, answerTable, worker, retry),
  ownerEmails: createOutbox(database, ownerEmailTable, worker, retry),
  confirmations: createOutbox(database, requestTable, worker, retry),
  letters: createOutbox(database, letterTable, worker, retry),
});

type ChannelPorts = {
  readonly env: Env;
  readonly database: SqlDatabase;
  readonly transport: MailTransport;
  readonly outboxes: ReturnType<typeof createOutboxes>;
  readonly isClockBelieved: () => Promise<boolean>;
  readonly log: Log;
  readonly isDatabaseHosted: boolean;
};

/** Creates what sends all that the site emails, the most important first. */
export function createChannels(ports: ChannelPorts): readonly Channel[] {
  const { env, database, transport, outboxes, isClockBelieved, log } = ports;
  const sender = createSender(env);
  const links = createLinks(business.url, business.functions.url);
  const unsubscribeToken = createUnsubscribeTokens(database);
  const toOwner = sendToOwner(transport);
  return [
    createChannel("message", outboxes.messages, (message, markHandedOver) =>
      toOwner(composeEmail(message, sender), markHandedOver),
    ),
    createChannel("answer", outboxes.answers, async (answer, markHandedOver) => {
      const message = await findMessage(database, answer);
      return message
        ? transport(composeAnswer(answer, message, sender), markHandedOver)
        : { result: "rejected", reason: "The message was deleted." };
    }),
    createChannel("email to the owner", outboxes.ownerEmails, async (email, markHandedOver) =>
      toOwner(await composeOwnerEmail(email, sender, ports), markHandedOver),
    ),
    createChannel("confirmation", outboxes.confirmations, async (request, markHandedOver) =>
      transport(
        composeConfirmation(request, await unsubscribeToken(request.email), links, sender),
        markHandedOver,
      ),
    ),
    // Last: a message never waits behind letters.
    createLetterChannel({
      database,
      outbox: outboxes.letters,
      transport,
      unsubscribeToken,
      links,
      sender,
      perMinute: env.LETTERS_PER_MINUTE,
      isClockBelieved,
      log,
    }),
  ];
}

function composeOwnerEmail(email: OwnerEmail, sender: Sender, ports: ChannelPorts): Promise<Email> {
  switch (kindOfOwnerEmail(email)) {
    case "weekly":
      return composeWeeklyNow(email, sender, ports);
    case "to-check":
      return composeCheckList(email.id, ports.database, sender);
  }
}

async function composeWeeklyNow(
  { id }: OwnerEmail,
  sender: Sender,
  { database, isDatabaseHosted, env }: ChannelPorts,
) {
  const circumstances = {
    now: Date.now(),
    terms: byStart(terms).map((term) => scheduleTerm(term, { timeZone, course })),
    isDatabaseHosted,
    copiesBackups: env.BACKUP_COMMAND !== "",
    overSmtp: !isDatabaseHosted && env.RESEND_API_KEY === "",
  };
  return composeWeekly(id, await readSummary(database, endOfWeek(id)), circumstances, sender);
}
