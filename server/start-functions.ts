import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { assemble } from "./assemble.ts";
import { second } from "./clock.ts";
import type { SqlDatabase } from "./database/sql-database.ts";
import { type DeliveryLoop, startDeliveryLoop } from "./delivery/loop.ts";
import { createResendTransport } from "./delivery/resend.ts";
import { answerWithin, createSmtpTransport } from "./delivery/smtp.ts";
import type { Env } from "./env.ts";
import { createMemoryRateLimiter, visitLimits } from "./limits/memory-rate-limiter.ts";
import { createTurns } from "./limits/turns.ts";
import type { Log } from "./log.ts";
import { isSystemClockSynchronised } from "./monitoring/clock-check.ts";
import type { SiteBuild } from "./site-build.ts";

/** Starts the functions in a long-running process: the app, and the loop that delivers emails. */
export function startFunctions(env: Env, database: SqlDatabase, build: SiteBuild, log: Log) {
  const worker = nameWorker();
  const mailTimeout = env.SMTP_TIMEOUT_SECONDS * second;
  let loop: DeliveryLoop | undefined;
  const { app, outboxes, ...parts } = assemble({
    env,
    database,
    build,
    log,
    worker,
    mailTimeout,
    answerTimeout: env.RESEND_API_KEY ? mailTimeout : answerWithin,
    transport: env.RESEND_API_KEY
      ? createResendTransport(env.RESEND_URL, env.RESEND_API_KEY, mailTimeout)
      : createSmtpTransport(env.SMTP_URL, mailTimeout),
    visitRateLimiter: createMemoryRateLimiter(visitLimits(env.LIMITS)),
    turns: createTurns(),
    startedAt: Date.now(),
    isClockSynchronised: isSystemClockSynchronised,
    isDatabaseHosted: false,
    onStored: () => loop?.wake(),
  });
  const takeOver = async () => {
    for (const outbox of outboxes) await outbox.takeOver((name) => mayBeAlive(name, worker));
  };
  loop = startDeliveryLoop({ ...parts, takeOver, log });
  return { app, stop: loop.stop };
}

/** Returns a name for this process that lets others on this machine tell whether it still runs. */
export const nameWorker = (): string => `${hostname()}/${process.pid}/${randomUUID()}`;

/** Returns whether the process behind a lease may still run. On other machines that is unknown: their leases expire. */
export function mayBeAlive(worker: string, own: string): boolean {
  if (worker === own) return true;
  const [host, pid] = worker.split("/");
  if (host !== hostname()) return true;
  // In a container, every start gets the same process id.
  if (Number(pid) === process.pid) return false;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    // EPERM: it runs as another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
