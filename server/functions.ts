import { site } from "../content/site.ts";
import { createApp } from "./app.ts";
import { second } from "./clock.ts";
import { mayBeAlive, nameClaimant } from "./contact/claimant.ts";
import { startDeliveryLoop } from "./contact/delivery-loop.ts";
import { createOutbox } from "./contact/outbox.ts";
import { createSmtpMailer } from "./contact/smtp.ts";
import { createMessageStore } from "./contact/store.ts";
import { createWatch } from "./contact/watch.ts";
import { createWebhookAlarm } from "./contact/webhook-alarm.ts";
import type { SqlDatabase } from "./database/sql-database.ts";
import { type Env, missingMailSettings } from "./env.ts";
import type { Log } from "./log.ts";
import type { SiteBuild } from "./site-build.ts";

/** Puts the parts together: the app that answers, and the loop that delivers behind it. */
export async function startFunctions(env: Env, database: SqlDatabase, build: SiteBuild, log: Log) {
  const smtpTimeout = env.SMTP_TIMEOUT_SECONDS * second;
  const claimant = nameClaimant();
  const outbox = createOutbox(database, claimant, {
    first: Math.ceil(env.RETRY_FIRST_SECONDS * second),
    longest: Math.ceil(env.RETRY_LONGEST_SECONDS * second),
    lease: Math.ceil(smtpTimeout) + 15 * second,
  });
  await outbox.releaseAbandoned((name) => mayBeAlive(name, claimant));

  const missing = missingMailSettings(env);
  const watch = createWatch(database, outbox, {
    alarm: env.ALARM_URL ? createWebhookAlarm(env.ALARM_URL) : undefined,
    alarmAfter: env.ALARM_AFTER_SECONDS * second,
    mailExpected: missing.length < 3,
    log,
  });
  const envelope = { from: env.CONTACT_FROM, to: env.CONTACT_TO, siteName: site.name.value };
  const mailer = missing.length === 0 ? createSmtpMailer(env.SMTP_URL, envelope, smtpTimeout) : undefined;
  const loop = startDeliveryLoop(outbox, mailer, watch, log, env.KEEP_MESSAGES_DAYS);

  const app = createApp({
    store: createMessageStore(database, {
      perClient: env.LIMIT_PER_CLIENT,
      perMinute: env.LIMIT_PER_MINUTE,
      held: env.LIMIT_HELD,
    }),
    onStored: loop.wake,
    watch,
    log,
    mail: missing.length === 0 ? "configured" : missing.length === 3 ? "not configured" : "incomplete",
    trustedProxies: env.TRUST_PROXY,
    siteAddress: site.address.value,
    contentSecurityPolicy: build.contentSecurityPolicy,
    notFoundPage: build.notFoundPage,
    failedPageTemplate: build.failedPageTemplate,
  });
  return { app, stop: loop.stop };
}
