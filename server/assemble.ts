import { business } from "#content/business";
import { scheduledTerms } from "../site/schedule/scheduled-terms.ts";
import { createVisitCounter } from "./analytics/visits.ts";
import { type Answer, answerTable, composeAnswer, findMessage } from "./answers/store.ts";
import { createApp } from "./app.ts";
import { composeCanary } from "./canary/compose.ts";
import { createCanaryPoster } from "./canary/post.ts";
import { type Canary, canaryTable, createCanaryStore, readSummary } from "./canary/store.ts";
import { day, second } from "./clock.ts";
import {
  composeEmail,
  createMessageStore,
  deleteExpiredMessages,
  deleteExpiredQuarantine,
  messageTable,
} from "./contact/store.ts";
import { mayDelete } from "./database/clock-jump.ts";
import { query, type SqlDatabase } from "./database/sql-database.ts";
import { createSender, type MailTransport } from "./delivery/email.ts";
import { createChannel, createOutbox, type Outcome } from "./delivery/outbox.ts";
import { type Env, missingMailSettings } from "./env.ts";
import { createLetterChannel } from "./letters/channel.ts";
import { letterTable } from "./letters/store.ts";
import { deleteOldSubmissions } from "./limits/limited-insert.ts";
import type { MemoryRateLimiter } from "./limits/memory-rate-limiter.ts";
import type { Log } from "./log.ts";
import { type AlertName, combineBacklogs, createMonitor, createWebhookAlert } from "./monitoring/monitor.ts";
import {
  composeConfirmation,
  createNewsletter,
  deleteExpiredSubscriptions,
  requestTable,
} from "./newsletter/store.ts";
import { createLinks, createUnsubscribeTokens } from "./newsletter/tokens.ts";
import type { SiteBuild } from "./site-build.ts";

/** What differs between hosts. */
export type HostPorts = {
  readonly env: Env;
  /** What is wrong with settings that count as unset. */
  readonly invalidSettings?: readonly string[];
  readonly database: SqlDatabase;
  readonly build: SiteBuild;
  readonly log: Log;
  /** Names this process among all that use the database. */
  readonly worker: string;
  readonly transport: MailTransport;
  /** The time limit for sending one email, in milliseconds. */
  readonly mailTimeout: number;
  readonly visitRateLimiter: MemoryRateLimiter;
  /** Alerts that the database could not store; see `MonitorOptions`. */
  readonly unstoredAlerts?: Map<AlertName, number>;
  /** Whether requests of this process to the site's public URL come back to it. */
  readonly reachesItself: boolean;
  /** When the process started, in milliseconds since 1970, if it is one that stays. */
  readonly startedAt?: number;
  /** Whether the database is kept, and copied, by another company. */
  readonly databaseElsewhere: boolean;
  /** Called when an email is ready to be delivered. */
  readonly onStored: () => void;
  /** Deletes old copies of the database, where the host keeps some beside it. Never throws. */
  readonly deleteOldCopies?: (now: number) => void;
};

/** Creates the parts that are the same on every host. */
export function assemble(ports: HostPorts) {
  const { env, database, log, worker, transport, visitRateLimiter, unstoredAlerts, onStored } = ports;
  const retry = {
    first: Math.ceil(env.RETRY_FIRST_SECONDS * second),
    longest: Math.ceil(env.RETRY_LONGEST_SECONDS * second),
    lease: Math.ceil(ports.mailTimeout) + 15 * second,
  };
  const limits = {
    perClient: env.LIMIT_PER_CLIENT,
    perMinute: env.LIMIT_PER_MINUTE,
    perDay: env.LIMIT_PER_DAY,
    quarantined: env.LIMIT_QUARANTINED,
  };
  const messages = createOutbox(database, messageTable, worker, retry);
  const answers = createOutbox(database, answerTable, worker, retry);
  const confirmations = createOutbox(database, requestTable, worker, retry);
  const canaries = createOutbox(database, canaryTable, worker, retry);
  const letters = createOutbox(database, letterTable, worker, retry);
  const canaryStore = createCanaryStore(database);

  const missing = missingMailSettings(env);
  const sendsCanary = env.CANARY === "on" && missing.length === 0;
  const others = sendsCanary ? [confirmations, canaries] : [confirmations];
  const monitor = createMonitor(database, combineBacklogs([messages, answers], others), {
    sendAlert: env.ALERT_URL ? createWebhookAlert(env.ALERT_URL) : undefined,
    alertAfter: env.ALERT_AFTER_SECONDS * second,
    mailExpected: missing.length < 3,
    invalidSettings: ports.invalidSettings ?? [],
    limits,
    log,
    ...(unstoredAlerts && { unstoredAlerts }),
  });

  const sender = createSender(env);
  const links = createLinks(business.url, business.functions.url);
  const unsubscribeToken = createUnsubscribeTokens(database);
  const sendCanary = async (canary: Canary): Promise<Outcome> => {
    const now = Date.now();
    const summary = await readSummary(database, now);
    const circumstances = {
      now,
      terms: scheduledTerms,
      // Only stillwater.service sets RELEASES_DIR.
      host: ports.databaseElsewhere ? "cloudflare" : env.RELEASES_DIR ? "server" : "here",
      copiesBackups: env.BACKUP_COMMAND !== "",
      overSmtp: !ports.databaseElsewhere && env.RESEND_API_KEY === "",
    } as const;
    const outcome = await transport(composeCanary(canary, summary, circumstances, sender));
    // A dead letter would never be retried: while it fails, the monitor alerts.
    return outcome.result === "rejected"
      ? { result: "failed", reason: outcome.reason, maybeDelivered: false }
      : outcome;
  };
  const sendAnswer = async (answer: Answer): Promise<Outcome> => {
    const message = await findMessage(database, answer);
    return message
      ? transport(composeAnswer(answer, message, sender))
      : { result: "rejected", reason: "The message was deleted." };
  };
  const channels =
    missing.length === 0
      ? [
          createChannel("message", messages, (message) => transport(composeEmail(message, sender))),
          createChannel("answer", answers, sendAnswer),
          createChannel("confirmation", confirmations, async (request) =>
            transport(composeConfirmation(request, await unsubscribeToken(request.email), links, sender)),
          ),
          ...(sendsCanary ? [createChannel("canary", canaries, sendCanary)] : []),
          // Last: a message never waits behind letters.
          createLetterChannel({
            database,
            outbox: letters,
            transport,
            unsubscribeToken,
            links,
            sender,
            perMinute: env.LETTERS_PER_MINUTE,
          }),
        ]
      : [];

  const store = createMessageStore(database, limits);
  const newsletter = createNewsletter(database, limits);
  /** Creates the app for a build: another one takes its place when the site is published while the server runs. */
  const createAppFor = (build: SiteBuild) =>
    createApp({
      store,
      canaries: canaryStore,
      newsletter,
      answerTemplates: build.answerTemplates,
      onStored,
      counter: createVisitCounter(database, (path) => build.pages.has(path)),
      visitRateLimiter,
      monitor,
      log,
      mail: missing.length === 0 ? "configured" : missing.length === 3 ? "not configured" : "incomplete",
      trustedProxies: env.TRUST_PROXY,
      siteUrl: business.url,
      functionsUrl: business.functions.url,
      release: build.release,
      startedAt: ports.startedAt,
      pages: build.pages,
      notFoundPage: build.notFoundPage,
      failedPageTemplate: build.failedPageTemplate,
      errorPageTemplate: build.errorPageTemplate,
    });
  const app = createAppFor(ports.build);

  const { url } = business;
  const contactUrl = String(new URL(`${business.functions.url}/send-contact-email`, url));
  const postCanary = sendsCanary
    ? createCanaryPoster({
        canaries: canaryStore,
        contactUrl,
        origin: new URL(url).origin,
        fetchPublicly: ports.reachesItself && !isExample(url) ? (request) => fetch(request) : undefined,
        fetchInside: async (request) => app.fetch(request, { socketAddress: "" }),
        owner: env.CONTACT_TO,
        canaryUrl: env.CANARY_URL,
        log,
      })
    : async () => {};

  /** Deletes data after its retention time. Returns the number of rows. */
  const deleteExpired = async (now: number) => {
    const may = await mayDelete(database, now);
    // Before anything that writes to the database, which fails on a full disk: this makes room.
    if (may) ports.deleteOldCopies?.(now);
    // After a jump, too: nobody misses a mark of a connection.
    await query(database, deleteOldSubmissions, { now });
    if (!may) {
      log("warn", { event: "nothing deleted but marks of connections: the clock has jumped" });
      return 0;
    }
    const quarantined = await deleteExpiredQuarantine(database, env.KEEP_QUARANTINED_DAYS * day, now);
    if (quarantined > 0) log("warn", { event: "quarantined messages expired", deleted: quarantined });
    return (
      quarantined +
      (await deleteExpiredMessages(database, env.KEEP_MESSAGES_DAYS * day, now)) +
      (await deleteExpiredSubscriptions(database, now))
    );
  };

  return {
    app,
    createAppFor,
    channels,
    monitor,
    deleteExpired,
    postCanary,
    outboxes: [messages, answers, confirmations, canaries, letters],
  };
}

/** Whether a URL is on a domain reserved for examples, as before the owner has entered the real one. */
const isExample = (url: string) => /(^|\.)example\.(com|net|org)$/.test(new URL(url).hostname);
