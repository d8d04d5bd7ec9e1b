import { createReportLimit } from "./analytics/report-limit.ts";
import { assemble } from "./assemble.ts";
import { second } from "./clock.ts";
import type { SqlDatabase } from "./database/sql-database.ts";
import { mayBeAlive, nameClaimant } from "./delivery/claimant.ts";
import { type DeliveryLoop, startDeliveryLoop } from "./delivery/delivery-loop.ts";
import { createResendTransport } from "./delivery/resend.ts";
import { createSmtpTransport } from "./delivery/smtp.ts";
import type { Env } from "./env.ts";
import type { Log } from "./log.ts";
import type { SiteBuild } from "./site-build.ts";

/** In a process that lives on: the app that answers, and the loop that delivers behind it. */
export async function startFunctions(env: Env, database: SqlDatabase, build: SiteBuild, log: Log) {
  const claimant = nameClaimant();
  const mailTimeout = env.SMTP_TIMEOUT_SECONDS * second;
  let loop: DeliveryLoop | undefined;
  const { app, channels, watch, deleteOld, outboxes } = assemble({
    env,
    database,
    build,
    log,
    claimant,
    mailTimeout,
    transport: env.RESEND_API_KEY
      ? createResendTransport(env.RESEND_URL, env.RESEND_API_KEY, mailTimeout)
      : createSmtpTransport(env.SMTP_URL, mailTimeout),
    reportLimit: createReportLimit({
      perClient: env.LIMIT_VISITS_PER_CLIENT,
      perMinute: env.LIMIT_VISITS_PER_MINUTE,
    }),
    onStored: () => loop?.wake(),
  });
  for (const outbox of outboxes) await outbox.releaseAbandoned((name) => mayBeAlive(name, claimant));
  loop = startDeliveryLoop({ channels, watch, log }, deleteOld);
  return { app, stop: loop.stop };
}
