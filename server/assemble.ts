import { site } from "../content/site.ts";
import type { ReportLimit } from "./analytics/report-limit.ts";
import { createVisitCounter } from "./analytics/visit-counter.ts";
import { createApp } from "./app.ts";
import { day, second } from "./clock.ts";
import { composeMail } from "./contact/compose-mail.ts";
import type { StoredMessage } from "./contact/message.ts";
import { createMessageStore, deleteOldMessages, messageTable } from "./contact/store.ts";
import { type Condition, createWatch } from "./contact/watch.ts";
import { createWebhookAlarm } from "./contact/webhook-alarm.ts";
import type { SqlDatabase } from "./database/sql-database.ts";
import { watchedTogether } from "./delivery/backlogs.ts";
import { createChannel } from "./delivery/channel.ts";
import { createMailer, type MailTransport } from "./delivery/mail.ts";
import { createOutbox } from "./delivery/outbox.ts";
import { type Env, missingMailSettings } from "./env.ts";
import type { Log } from "./log.ts";
import { createConfirmationMailer } from "./newsletter/confirmation-mailer.ts";
import { createNewsletter, deleteOldSubscriptions, requestTable } from "./newsletter/store.ts";
import type { SiteBuild } from "./site-build.ts";

/** What differs from host to host. */
export type HostPorts = {
  readonly env: Env;
  readonly database: SqlDatabase;
  readonly build: SiteBuild;
  readonly log: Log;
  /** The name of this process, or of whatever delivers here, among those that use the database. */
  readonly claimant: string;
  /** How mail goes out, once it is configured. */
  readonly transport: MailTransport;
  /** How long one mail may take, in milliseconds. */
  readonly mailTimeout: number;
  readonly reportLimit: ReportLimit;
  /** What the owner was told while the database could not remember it. */
  readonly told?: Map<Condition, number>;
  /** Called when something waits to be delivered. */
  readonly onStored: () => void;
};

/** Puts the parts together that are the same on every host. */
export function assemble(ports: HostPorts) {
  const { env, database, build, log, claimant, transport, mailTimeout, reportLimit, told, onStored } = ports;
  const retry = {
    first: Math.ceil(env.RETRY_FIRST_SECONDS * second),
    longest: Math.ceil(env.RETRY_LONGEST_SECONDS * second),
    lease: Math.ceil(mailTimeout) + 15 * second,
  };
  const messages = createOutbox(database, messageTable, claimant, retry);
  const confirmations = createOutbox(database, requestTable, claimant, retry);

  const missing = missingMailSettings(env);
  const watch = createWatch(database, watchedTogether(messages, confirmations), {
    alarm: env.ALARM_URL ? createWebhookAlarm(env.ALARM_URL) : undefined,
    alarmAfter: env.ALARM_AFTER_SECONDS * second,
    mailExpected: missing.length < 3,
    log,
    ...(told && { told }),
  });
  const envelope = { from: env.CONTACT_FROM, to: env.CONTACT_TO, siteName: site.name.value };
  const deliverMessage = createMailer(transport, (message: StoredMessage) => composeMail(message, envelope));
  const deliverConfirmation = createConfirmationMailer(database, env, transport);
  const channels =
    missing.length === 0
      ? [
          createChannel("message", messages, deliverMessage),
          createChannel("confirmation", confirmations, deliverConfirmation),
        ]
      : [];

  const limits = { perClient: env.LIMIT_PER_CLIENT, perMinute: env.LIMIT_PER_MINUTE, held: env.LIMIT_HELD };
  const app = createApp({
    store: createMessageStore(database, limits),
    newsletter: createNewsletter(database, limits),
    answerTemplates: build.answerTemplates,
    onStored,
    counter: createVisitCounter(database, (path) => build.pages.has(path)),
    reportLimit,
    watch,
    log,
    mail: missing.length === 0 ? "configured" : missing.length === 3 ? "not configured" : "incomplete",
    trustedProxies: env.TRUST_PROXY,
    siteAddress: site.address.value,
    functionsAddress: site.functions.address,
    notFoundPage: build.notFoundPage,
    failedPageTemplate: build.failedPageTemplate,
    errorPageTemplate: build.errorPageTemplate,
  });

  /** Deletes what has been kept for long enough, and gives how much that was. */
  const deleteOld = async (now: number) =>
    (await deleteOldMessages(database, env.KEEP_MESSAGES_DAYS * day, now)) +
    (await deleteOldSubscriptions(database, now));

  return { app, channels, watch, deleteOld, outboxes: [messages, confirmations] };
}
