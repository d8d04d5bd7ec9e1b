import { hostname } from "node:os";
import type { DatabaseSync } from "node:sqlite";
import { site } from "../content/site.ts";
import { createApp } from "./app.ts";
import { second } from "./clock.ts";
import { startDeliveryLoop } from "./contact/delivery-loop.ts";
import { createOutbox } from "./contact/outbox.ts";
import { createSmtpMailer } from "./contact/smtp.ts";
import { createMessageStore } from "./contact/store.ts";
import { createWatch } from "./contact/watch.ts";
import { createWebhookAlarm } from "./contact/webhook-alarm.ts";
import { type Env, isMailConfigured } from "./env.ts";
import type { Log } from "./log.ts";
import type { SiteBuild } from "./site-build.ts";

/** Puts the parts together: the app that answers, and the loop that delivers behind it. */
export async function startFunctions(env: Env, database: DatabaseSync, build: SiteBuild, log: Log) {
  const smtpTimeout = env.SMTP_TIMEOUT_SECONDS * second;
  const outbox = createOutbox(database, `${hostname()}:${process.pid}`, {
    first: env.RETRY_FIRST_SECONDS * second,
    longest: env.RETRY_LONGEST_SECONDS * second,
    lease: smtpTimeout + 15 * second,
  });
  await outbox.releaseAbandoned(isAlive);

  const alarm = env.ALARM_URL ? createWebhookAlarm(env.ALARM_URL) : undefined;
  const watch = createWatch(database, outbox, alarm, env.ALARM_AFTER_SECONDS * second, log);
  const mailer = isMailConfigured(env)
    ? createSmtpMailer(
        env.SMTP_URL,
        { from: env.CONTACT_FROM, to: env.CONTACT_TO, siteName: site.name.value },
        smtpTimeout,
      )
    : undefined;
  const loop = startDeliveryLoop(outbox, mailer, watch, log, env.KEEP_MESSAGES_DAYS);

  const app = createApp({
    store: createMessageStore(database, {
      perClient: env.LIMIT_PER_CLIENT,
      perMinute: env.LIMIT_PER_MINUTE,
      heldBytes: env.LIMIT_HELD_MEGABYTES * 1024 * 1024,
    }),
    onStored: loop.wake,
    watch,
    log,
    trustedProxies: env.TRUST_PROXY,
    contentSecurityPolicy: build.contentSecurityPolicy,
    notFoundPage: build.notFoundPage,
    failedPageTemplate: build.failedPageTemplate,
  });
  return { app, stop: loop.stop };
}

/** Whether the process that claimed a message still runs. Of other machines nothing is known. */
function isAlive(claimant: string): boolean {
  const [host, pid] = [claimant.slice(0, claimant.lastIndexOf(":")), Number(claimant.split(":").at(-1))];
  if (host !== hostname()) return true;
  // A process that has just started has claimed nothing: its number was another's before.
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
