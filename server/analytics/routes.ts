import { type Context, Hono } from "hono";
import { isbot } from "isbot";
import { z } from "zod";
import { offers } from "../../app/analytics/offers.ts";
import { failWith } from "../http/failure.ts";
import type { FunctionsEnv } from "../http/functions-env.ts";
import { readBody } from "../http/read-body.ts";
import { isCrossSite } from "../http/same-origin.ts";
import { describeError, type Log } from "../log.ts";
import type { VisitCounter } from "./visit-counter.ts";

export type AnalyticsPorts = {
  readonly counter: VisitCounter;
  /** Asks for one more report from a client: 0, or the seconds after which to ask again. */
  readonly reportLimit: (client: string) => number;
  readonly log: Log;
};

/** Addresses of pages are short; campaign tags are what makes them long. */
const largestBody = 4 * 1024;

const path = z.string().startsWith("/").max(2048);
/** A heading, in one line: what is odd in it would end up in the owner's terminal. */
const place = z
  .string()
  .max(500)
  .transform((text) =>
    text
      .replace(/[\p{C}\s]+/gu, " ")
      .trim()
      .slice(0, 60),
  );

const pageView = z.object({ path, referrer: z.string().max(253).default("") });
const bookingPress = z.object({ path, offer: z.enum([...offers.keys()]), place: place.default("") });

const hostName = /^(?=.*[a-z])[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;

/** `POST /page-view` and `/booking-press`: counts what the pages' script tells of. */
export function analyticsRoutes(ports: AnalyticsPorts) {
  const routes = new Hono<FunctionsEnv>();

  routes.post("/page-view", (context) =>
    take(context, pageView, ({ path, referrer }) =>
      ports.counter.countView({ path, referrer: foreignHost(referrer, context.var.hosts) }),
    ),
  );
  routes.post("/booking-press", (context) =>
    take(context, bookingPress, (press) => ports.counter.countPress(press)),
  );
  for (const name of ["/page-view", "/booking-press"]) {
    routes.all(name, (context) => {
      context.header("Allow", "POST");
      return failWith(context, 405, { code: "method_not_allowed", message: "Only POST is answered here." });
    });
  }

  async function take<Report>(
    context: Context<FunctionsEnv>,
    schema: z.ZodType<Report>,
    count: (report: Report) => Promise<void>,
  ): Promise<Response> {
    const { headers } = context.req.raw;
    if (isCrossSite(headers, context.var.hosts)) {
      return failWith(context, 403, { code: "cross_site", message: "Only pages of this site report here." });
    }
    const bytes = await readBody(context.req.raw, largestBody).catch(() => new Uint8Array());
    if (!bytes) {
      // What was not read to its end would be taken for the next request.
      context.header("Connection", "close");
      return failWith(context, 413, { code: "too_large", message: "That is too long for a report." });
    }
    const report = schema.safeParse(parseJson(bytes));
    if (!report.success) {
      return failWith(context, 400, { code: "malformed", message: "That could not be read." });
    }
    if (isNotToBeCounted(headers)) return context.body(null, 204);
    const wait = ports.reportLimit(context.var.client);
    if (wait > 0) {
      context.header("Retry-After", String(wait));
      return failWith(context, 429, { code: "too_many", message: "Too many reports." });
    }
    try {
      await count(report.data);
      return context.body(null, 204);
    } catch (error) {
      ports.log("error", {
        event: "visit could not be counted",
        requestId: context.var.requestId,
        ...describeError(error),
      });
      return failWith(context, 503, { code: "not_counted", message: "That could not be counted." });
    }
  }

  return routes;
}

/** Programs, and people whose browser asks not to be followed: the page's script sees to that first. */
const isNotToBeCounted = (headers: Headers) =>
  isbot(headers.get("User-Agent") ?? "") ||
  !headers.get("User-Agent") ||
  headers.get("DNT") === "1" ||
  headers.get("Sec-GPC") === "1";

/** A host that is another site's, without the `www.` that makes two of one; else nothing. */
function foreignHost(referrer: string, hosts: readonly string[]): string {
  const host = referrer.toLowerCase();
  const isOwn = hosts.some((own) => own.replace(/:\d+$/, "") === host);
  return isOwn || host.length > 100 || !hostName.test(host) ? "" : host.replace(/^www\./, "");
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
