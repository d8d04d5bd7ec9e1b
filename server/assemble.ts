import { business } from "#content/business";
import { course, terms, timeZone } from "#content/schedule";
import { scheduleTerm } from "../domain/schedule-term.ts";
import { byStart } from "../domain/terms.ts";
import { createVisitCounter } from "./analytics/visits.ts";
import { type Answer, answerTable, composeAnswer, findMessage } from "./answers/store.ts";
import { createApp } from "./app.ts";
import { day, second } from "./clock.ts";
import {
  composeEmail,
  createMessageStore,
  deleteExpiredMessages,
  deleteExpiredToCheck,
  messageTable,
} from "./contact/store.ts";
import { query, type SqlDatabase } from "./database/sql-database.ts";
import { createChannel, type HandOver } from "./delivery/channel.ts";
import { createSender, type MailTransport, sendToOwner } from "./delivery/email.ts";
import { createOutbox, type Outcome } from "./delivery/outbox.ts";
import { type Env, mailStatus } from "./env.ts";
import { createLetterChannel } from "./letters/channel.ts";
import { letterTable } from "./letters/store.ts";
import { deleteOldSubmissions } from "./limits/limited-insert.ts";
import type { MemoryRateLimiter } from "./limits/memory-rate-limiter.ts";
import type { Turns } from "./limits/turns.ts";
import { describeError, type Log } from "./log.ts";
import { createClockCheck } from "./monitoring/clock-check.ts";
import { combineBacklogs, createMonitor } from "./monitoring/monitor.ts";
import {
  composeConfirmation,
  createNewsletter,
  deleteExpiredSubscriptions,
  requestTable,
} from "./newsletter/store.ts";
import { createLinks, createUnsubscribeTokens } from "./newsletter/tokens.ts";
import { composeCheckList } from "./owner-emails/check-list.ts";
import { createOwnerEmails, endOfWeek, type OwnerEmail, ownerEmailTable } from "./owner-emails/store.ts";
import { composeWeekly, readSummary } from "./owner-emails/weekly.ts";
import type { SiteBuild } from "./site-build.ts";

/** What differs between hosts. */
export type HostPorts = {
  readonly env: Env;
  readonly database: SqlDatabase;
  readonly build: SiteBuild;
  readonly log: Log;
  /** Names this process among all that use the database. */
  readonly worker: string;
  readonly transport: MailTransport;
  /** The time limit for sending one email until the mail server has all of it, in milliseconds. */
  readonly mailTimeout: number;
  /** The time limit for the mail server's answer to it, in milliseconds. */
  readonly answerTimeout: number;
  readonly visitRateLimiter: MemoryRateLimiter;
  readonly turns: Turns;
  /** When the process started, in milliseconds since 1970, if it is one that stays. */
  readonly startedAt?: number;
  /** Whether the system says that its clock is synchronised. */
  readonly isClockSynchronised: () => boolean;
  /** Whether the database is kept, and copied, by another company. */
  readonly databaseElsewhere: boolean;
  /** Called when an email is ready to be delivered. */
  readonly onStored: () => void;
};

/** Messages to check that are kept: about 80 MB. Then a flood is refused. */
const mostToCheck = 5000;

/** Creates the parts that are the same on every host. */
export function assemble(ports: HostPorts) {
  const { env, database, log, worker, transport, visitRateLimiter, onStored } = ports;
  const retry = {
    first: Math.ceil(env.RETRY_FIRST_SECONDS * second),
    longest: Math.ceil(env.RETRY_LONGEST_SECONDS * second),
    lease: Math.ceil(ports.mailTimeout) + 15 * second,
    answer: Math.ceil(ports.answerTimeout) + 15 * second,
    // Resend sends an email once, however often it is asked within a day: trying on makes no copies.
    ...(env.RESEND_API_KEY && { sentOnceFor: day }),
  };
  const limits = {
    perClient: env.LIMIT_PER_CLIENT,
    perClientDay: env.LIMIT_PER_CLIENT_DAY,
    perMinute: env.LIMIT_PER_MINUTE,
    perDay: env.LIMIT_PER_DAY,
    toCheck: mostToCheck,
  };
  const messages = createOutbox(database, messageTable, worker, retry);
  const answers = createOutbox(database, answerTable, worker, retry);
  const confirmations = createOutbox(database, requestTable, worker, retry);
  const ownerEmails = createOutbox(database, ownerEmailTable, worker, retry);
  const letters = createOutbox(database, letterTable, worker, retry);

  const mail = mailStatus(env);
  const backlogs = combineBacklogs([messages, answers], [confirmations, ownerEmails]);
  const monitor = createMonitor(database, backlogs, {
    mailExpected: mail !== "not configured",
    limits,
    log,
  });

  const isClockBelieved = createClockCheck(database, { isSynchronised: ports.isClockSynchronised, log });
  const sender = createSender(env);
  const links = createLinks(business.url, business.functions.url);
  const unsubscribeToken = createUnsubscribeTokens(database);
  const toOwner = sendToOwner(transport);
  const composeWeeklyNow = async (id: string) => {
    const now = Date.now();
    const circumstances = {
      now,
      terms: byStart(terms).map((term) => scheduleTerm(term, { timeZone, course })),
      databaseElsewhere: ports.databaseElsewhere,
      copiesBackups: env.BACKUP_COMMAND !== "",
      overSmtp: !ports.databaseElsewhere && env.RESEND_API_KEY === "",
    };
    return composeWeekly(id, await readSummary(database, endOfWeek(id)), circumstances, sender);
  };
  const sendOwnerEmail = async ({ id }: OwnerEmail, handOver: HandOver) =>
    toOwner(
      id.startsWith("weekly-") ? await composeWeeklyNow(id) : await composeCheckList(id, database, sender),
      handOver,
    );
  const sendAnswer = async (answer: Answer, handOver: HandOver): Promise<Outcome> => {
    const message = await findMessage(database, answer);
    return message
      ? transport(composeAnswer(answer, message, sender), handOver)
      : { result: "rejected", reason: "The message was deleted." };
  };
  const channels =
    mail === "configured"
      ? [
          createChannel("message", messages, (message, handOver) =>
            toOwner(composeEmail(message, sender), handOver),
          ),
          createChannel("answer", answers, sendAnswer),
          createChannel("email to the owner", ownerEmails, sendOwnerEmail),
          createChannel("confirmation", confirmations, async (request, handOver) =>
            transport(
              composeConfirmation(request, await unsubscribeToken(request.email), links, sender),
              handOver,
            ),
          ),
          // Last: a message never waits behind letters.
          createLetterChannel({
            database,
            outbox: letters,
            transport,
            unsubscribeToken,
            links,
            sender,
            perMinute: env.LETTERS_PER_MINUTE,
            isClockBelieved,
          }),
        ]
      : [];

  const store = createMessageStore(database, limits);
  const newsletter = createNewsletter(database, limits);
  const app = createApp({
    ...ports.build,
    store,
    newsletter,
    onStored,
    counter: createVisitCounter(database, (path) => ports.build.pages.has(path)),
    visitRateLimiter,
    turns: ports.turns,
    monitor,
    log,
    mail,
    trustedProxies: env.TRUST_PROXY,
    siteUrl: business.url,
    functionsUrl: business.functions.url,
    startedAt: ports.startedAt,
    monitored: env.HEALTH_MONITOR !== "",
  });

  const storeOwnerEmails = createOwnerEmails(database, env.WEEKLY_EMAIL === "on");
  /** Stores the emails to the owner when they are due. Never throws. */
  const storeDue = async () => {
    try {
      if (mail === "configured" && (await storeOwnerEmails())) onStored();
    } catch (error) {
      log("error", { event: "email to the owner not stored", ...describeError(error) });
    }
  };

  /** Deletes data after its retention time, unless the clock may be wrong. Returns the number of rows. */
  const deleteExpired = async (now: number) => {
    if (!(await isClockBelieved())) return 0;
    await query(database, deleteOldSubmissions, { now });
    const toCheck = await deleteExpiredToCheck(database, now);
    if (toCheck > 0) log("warn", { event: "messages to check expired", deleted: toCheck });
    return (
      toCheck +
      (await deleteExpiredMessages(database, business.messagesKeptDays * day, now)) +
      (await deleteExpiredSubscriptions(database, now))
    );
  };

  return {
    app,
    channels,
    monitor,
    deleteExpired,
    storeDue,
    outboxes: [messages, answers, ownerEmails, confirmations, letters],
  };
}
