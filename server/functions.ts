import { site } from "../content/site.ts";
import { createReportLimit } from "./analytics/report-limit.ts";
import { createVisitCounter } from "./analytics/visit-counter.ts";
import { createApp } from "./app.ts";
import { day, second } from "./clock.ts";
import { composeMail } from "./contact/compose-mail.ts";
import type { StoredMessage } from "./contact/message.ts";
import { createMessageStore, deleteOldMessages, messageTable } from "./contact/store.ts";
import { createWatch } from "./contact/watch.ts";
import { createWebhookAlarm } from "./contact/webhook-alarm.ts";
import type { SqlDatabase } from "./database/sql-database.ts";
import { watchedTogether } from "./delivery/backlogs.ts";
import { createChannel } from "./delivery/channel.ts";
import { mayBeAlive, nameClaimant } from "./delivery/claimant.ts";
import { startDeliveryLoop } from "./delivery/delivery-loop.ts";
import { createOutbox } from "./delivery/outbox.ts";
import { createSmtpMailer } from "./delivery/smtp.ts";
import { type Env, missingMailSettings } from "./env.ts";
import type { Log } from "./log.ts";
import { createConfirmationMailer } from "./newsletter/confirmation-mailer.ts";
import { createNewsletter, deleteOldSubscriptions, requestTable } from "./newsletter/store.ts";
import type { SiteBuild } from "./site-build.ts";

/** Puts the parts together: the app that answers, and the loop that delivers behind it. */
export async function startFunctions(env: Env, database: SqlDatabase, build: SiteBuild, log: Log) {
  const smtpTimeout = env.SMTP_TIMEOUT_SECONDS * second;
  const claimant = nameClaimant();
  const retry = {
    first: Math.ceil(env.RETRY_FIRST_SECONDS * second),
    longest: Math.ceil(env.RETRY_LONGEST_SECONDS * second),
    lease: Math.ceil(smtpTimeout) + 15 * second,
  };
  const messages = createOutbox(database, messageTable, claimant, retry);
  const confirmations = createOutbox(database, requestTable, claimant, retry);
  for (const outbox of [messages, confirmations]) {
    await outbox.releaseAbandoned((name) => mayBeAlive(name, claimant));
  }

  const missing = missingMailSettings(env);
  const watch = createWatch(database, watchedTogether(messages, confirmations), {
    alarm: env.ALARM_URL ? createWebhookAlarm(env.ALARM_URL) : undefined,
    alarmAfter: env.ALARM_AFTER_SECONDS * second,
    mailExpected: missing.length < 3,
    log,
  });
  const envelope = { from: env.CONTACT_FROM, to: env.CONTACT_TO, siteName: site.name.value };
  const deliverMessage = createSmtpMailer(
    env.SMTP_URL,
    (message: StoredMessage) => composeMail(message, envelope),
    smtpTimeout,
  );
  const deliverConfirmation = createConfirmationMailer(database, env, smtpTimeout);
  const channels =
    missing.length === 0
      ? [
          createChannel("message", messages, deliverMessage),
          createChannel("confirmation", confirmations, deliverConfirmation),
        ]
      : [];
  const loop = startDeliveryLoop(
    channels,
    watch,
    log,
    async (now) =>
      (await deleteOldMessages(database, env.KEEP_MESSAGES_DAYS * day, now)) +
      (await deleteOldSubscriptions(database, now)),
  );

  const limits = { perClient: env.LIMIT_PER_CLIENT, perMinute: env.LIMIT_PER_MINUTE, held: env.LIMIT_HELD };
  const app = createApp({
    store: createMessageStore(database, limits),
    newsletter: createNewsletter(database, limits),
    answerTemplates: build.answerTemplates,
    onStored: loop.wake,
    counter: createVisitCounter(database, (path) => build.pages.has(path)),
    reportLimit: createReportLimit({
      perClient: env.LIMIT_VISITS_PER_CLIENT,
      perMinute: env.LIMIT_VISITS_PER_MINUTE,
    }),
    watch,
    log,
    mail: missing.length === 0 ? "configured" : missing.length === 3 ? "not configured" : "incomplete",
    trustedProxies: env.TRUST_PROXY,
    siteAddress: site.address.value,
    notFoundPage: build.notFoundPage,
    failedPageTemplate: build.failedPageTemplate,
  });
  return { app, stop: loop.stop };
}
