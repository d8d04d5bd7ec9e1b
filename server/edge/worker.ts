import type {
  Response as CloudflareResponse,
  D1Database,
  ExecutionContext,
  ExportedHandler,
} from "@cloudflare/workers-types";
import packedBuild from "#edge-build";
import { createReportLimit, type ReportLimit } from "../analytics/report-limit.ts";
import { assemble } from "../assemble.ts";
import { second } from "../clock.ts";
import type { Condition } from "../contact/watch.ts";
import { deliverOne } from "../delivery/deliver-one.ts";
import { createResendTransport } from "../delivery/resend.ts";
import { type Env, readEnv } from "../env.ts";
import { describeError, logToConsole as log } from "../log.ts";
import { createD1Database } from "./d1-database.ts";
import { unpackBuild } from "./edge-build.ts";

/** What Cloudflare binds: the database, and every setting as text. */
type Bindings = { readonly DATABASE: D1Database } & { readonly [setting: string]: unknown };

/** The host lets work go on for half a minute after an answer. What it cut off, the next minute takes up. */
const spell = 25 * second;
const mailTimeout = 15 * second;
const pauseAfterFault = second;

const build = unpackBuild(packedBuild);
/** In this instance's memory alone, of which there may be many: it slows a crowd down, it does not count it. */
let reportLimit: ReportLimit | undefined;
const told = new Map<Condition, number>();

/**
 * Cloudflare's host of the functions. Pages and files are answered before it is asked. Everything is put together
 * anew for each request or minute: nothing that waits for one may be waited for by another.
 */
export default {
  fetch: async (request, bindings, context) => {
    const { app, watch } = open(bindings, context);
    const socketAddress = request.headers.get("CF-Connecting-IP") ?? "";
    // Cloudflare's types of the web's own things are not the web's.
    const answer = await app.fetch(request as unknown as Request, { socketAddress });
    // What could not be stored is told at once: the watch of the next minute would not know of it.
    if (answer.status === 503) context.waitUntil(watch.look());
    return answer as unknown as CloudflareResponse;
  },

  /** Each minute: what could not be delivered at once, and the owner's alarm. Each hour: what has been kept long enough. */
  scheduled: async ({ scheduledTime }, bindings, context) => {
    const { deliver, watch, deleteOld } = open(bindings, context);
    await deliver();
    await watch.look();
    if (new Date(scheduledTime).getUTCMinutes() > 0) return;
    const deleted = await deleteOld(Date.now());
    if (deleted > 0) log("info", { event: "old messages deleted", deleted });
  },
} satisfies ExportedHandler<Bindings>;

function open({ DATABASE, ...settings }: Bindings, context: ExecutionContext) {
  const env = readEnv(textsOf(settings));
  reportLimit ??= createReportLimit({
    perClient: env.LIMIT_VISITS_PER_CLIENT,
    perMinute: env.LIMIT_VISITS_PER_MINUTE,
  });
  const parts = assemble({
    env: withoutSmtp(env),
    database: createD1Database(DATABASE),
    build,
    log,
    claimant: `edge/${crypto.randomUUID()}`,
    mailTimeout,
    transport: createResendTransport(env.RESEND_URL, env.RESEND_API_KEY, mailTimeout),
    reportLimit,
    told,
    onStored: () => context.waitUntil(deliver()),
  });
  const { channels, watch } = parts;

  /** Delivers what is due, for as long as this may go on. */
  const deliver = async () => {
    const until = Date.now() + spell;
    const isTime = () => Date.now() < until;
    const looks: Promise<void>[] = [];
    const look = () => void looks.push(watch.look());
    const pause = async () => {
      await new Promise((resolve) => setTimeout(resolve, pauseAfterFault));
      return isTime();
    };
    try {
      while (isTime() && (await deliverOne({ channels, watch, log }, { look, pause })));
    } catch (error) {
      log("error", { event: "delivery failed", ...describeError(error) });
      look();
    }
    await Promise.all(looks);
  };
  return { ...parts, deliver };
}

const textsOf = (settings: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(settings).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );

/** There is no SMTP here: a setting of it is no way to send mail. */
const withoutSmtp = (env: Env): Env => ({ ...env, SMTP_URL: "" });
