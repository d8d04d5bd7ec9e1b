import { business } from "#content/business";
import { createVisitCounter } from "./analytics/visits.ts";
import { createApp } from "./app.ts";
import { createChannels, createOutboxes } from "./channels.ts";
import { day } from "./clock.ts";
import { createMessageStore, deleteExpiredMessages, deleteExpiredToCheck } from "./contact/store.ts";
import { query, type SqlDatabase } from "./database/sql-database.ts";
import type { MailTransport } from "./delivery/email.ts";
import { retryPolicyOf } from "./delivery/outbox.ts";
import { type Env, mailStatus } from "./env.ts";
import { deleteOldSubmissions, usualLimits } from "./limits/limited-insert.ts";
import type { MemoryRateLimiter } from "./limits/memory-rate-limiter.ts";
import type { Turns } from "./limits/turns.ts";
import { describeError, type Log } from "./log.ts";
import { createClockCheck } from "./monitoring/clock-check.ts";
import { combineBacklogs, createMonitor } from "./monitoring/monitor.ts";
import { createNewsletter, deleteExpiredSubscriptions } from "./newsletter/store.ts";
import { createOwnerEmails } from "./owner-emails/store.ts";
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
  readonly isDatabaseHosted: boolean;
  /** Called when an email is ready to be delivered. */
  readonly onStored: () => void;
};

/** Creates the parts that are the same on every host. */
export function assemble(ports: HostPorts) {
  const { env, database, log, worker, transport, visitRateLimiter, onStored } = ports;
  const retry = retryPolicyOf(env, ports);
  const limits = usualLimits(env.LIMITS);
  const outboxes = createOutboxes(database, worker, retry);
  const { messages, answers, confirmations, ownerEmails } = outboxes;

  const mail = mailStatus(env);
  const backlogs = combineBacklogs([messages, answers], [confirmations, ownerEmails]);
  const monitor = createMonitor(database, backlogs, {
    isMailExpected: mail !== "not configured",
    limits,
    log,
  });

  const isClockBelieved = createClockCheck(database, { isSynchronised: ports.isClockSynchronised, log });
  const channels =
    mail === "configured"
      ? createChannels({
          env,
          database,
          transport,
          outboxes,
          isClockBelieved,
          log,
          isDatabaseHosted: ports.isDatabaseHosted,
        })
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
  const storeDueOwnerEmails = async () => {
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
    storeDueOwnerEmails,
    outboxes: Object.values(outboxes),
  };
}
