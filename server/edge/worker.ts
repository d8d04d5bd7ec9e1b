import type {
  Response as CloudflareResponse,
  D1Database,
  ExecutionContext,
  ExportedHandler,
} from "@cloudflare/workers-types";
import packedBuild from "#edge-build";
import { assemble } from "../assemble.ts";
import { second } from "../clock.ts";
import { deliverOne } from "../delivery/channel.ts";
import { createResendTransport } from "../delivery/resend.ts";
import { type Env, readEnv } from "../env.ts";
import {
  createMemoryRateLimiter,
  type MemoryRateLimiter,
  visitLimits,
} from "../limits/memory-rate-limiter.ts";
import { withoutTurns } from "../limits/turns.ts";
import { describeError, logToConsole as log } from "../log.ts";
import { createD1Database } from "./d1-database.ts";
import { unpackBuild } from "./edge-build.ts";

/** The bindings on Cloudflare: the database, and every setting as text. */
type Bindings = { readonly DATABASE: D1Database } & { readonly [setting: string]: unknown };

/** Cloudflare lets work run for half a minute after a response. The next cron trigger resumes what it cuts off. */
const deliveryTime = 25 * second;
const mailTimeout = 15 * second;
const pauseAfterError = second;

const build = unpackBuild(packedBuild);
/** In the memory of this instance only, one of many: it slows floods down without an exact limit. */
let visitRateLimiter: MemoryRateLimiter | undefined;

/**
 * The Cloudflare host of the functions; Cloudflare serves pages and files itself. Everything is created for each request
 * or trigger: one invocation must not await the promise of another.
 */
export default {
  fetch: async (request, bindings, context) => {
    let parts: ReturnType<typeof open>;
    try {
      parts = open(bindings, context);
    } catch (error) {
      // A setting that can't be read: nothing is guessed in its place.
      log("error", { event: "settings not read", ...describeError(error) });
      return new Response("This website isn't set up right.\n", {
        status: 503,
      }) as unknown as CloudflareResponse;
    }
    const socketAddress = request.headers.get("CF-Connecting-IP") ?? "";
    // Cloudflare's Request and Response types differ from the web's.
    const response = await parts.app.fetch(request as unknown as Request, { socketAddress });
    return response as unknown as CloudflareResponse;
  },

  /** Runs each minute: delivers what is due. Deletes expired data each hour. */
  scheduled: async ({ scheduledTime }, bindings, context) => {
    const { deliver, deleteExpired, storeDueOwnerEmails } = open(bindings, context);
    await storeDueOwnerEmails();
    await deliver();
    if (new Date(scheduledTime).getUTCMinutes() > 0) return;
    const deleted = await deleteExpired(Date.now());
    if (deleted > 0) log("info", { event: "expired rows deleted", deleted });
  },
} satisfies ExportedHandler<Bindings>;

function open({ DATABASE, ...settings }: Bindings, context: ExecutionContext) {
  // Cloudflare decides where to listen.
  const env = readEnv({ ...textSettings(settings), PORT: "" });
  visitRateLimiter ??= createMemoryRateLimiter(visitLimits(env.LIMITS));
  const parts = assemble({
    env: withoutSmtp(env),
    database: createD1Database(DATABASE),
    build,
    log,
    worker: `edge/${crypto.randomUUID()}`,
    mailTimeout,
    answerTimeout: mailTimeout,
    transport: createResendTransport(env.RESEND_URL, env.RESEND_API_KEY, mailTimeout),
    visitRateLimiter,
    // Cloudflare keeps it right.
    isClockSynchronised: () => true,
    // A request must not wait for another there.
    turns: withoutTurns,
    isDatabaseHosted: true,
    onStored: () => context.waitUntil(deliver()),
  });
  const { channels, monitor } = parts;

  /** Delivers what is due until the time is up. */
  const deliver = async () => {
    const deadline = Date.now() + deliveryTime;
    const hasTime = () => Date.now() < deadline;
    const ports = {
      log,
      onStorageFailure: () => monitor.reportStorage(true),
      pause: async () => {
        await new Promise((resolve) => setTimeout(resolve, pauseAfterError));
        return hasTime();
      },
    };
    try {
      while (hasTime() && (await deliverOne(channels, ports)));
    } catch (error) {
      log("error", { event: "delivery failed", ...describeError(error) });
    }
  };
  return { ...parts, deliver };
}

const textSettings = (settings: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(settings).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );

/** Workers can't speak SMTP: ignore the setting. */
const withoutSmtp = (env: Env): Env => ({ ...env, SMTP_URL: "" });
