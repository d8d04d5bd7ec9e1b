import { type Context, Hono } from "hono";
import { isbot } from "isbot";
import { z } from "zod";
import { business } from "#content/business";
import { terms } from "#content/schedule";
import { bookingOffersOf } from "../../domain/booking-offers.ts";
import { type FunctionsEnv, isCrossSite, readBody } from "../http/request.ts";
import { failWith, methodNotAllowed } from "../http/response.ts";
import type { MemoryRateLimiter } from "../limits/memory-rate-limiter.ts";
import { describeError, type Log } from "../log.ts";
import type { VisitCounter } from "./visits.ts";

export type AnalyticsPorts = {
  readonly counter: VisitCounter;
  readonly visitRateLimiter: MemoryRateLimiter;
  readonly log: Log;
};

/** Enough for a path with long campaign tags. */
const maxBodySize = 4 * 1024;

const path = z.string().startsWith("/").max(2048);

const pageView = z.object({ path, referrer: z.string().max(253).default("") });
/** The names under which clicks are counted. */
export const offers: readonly string[] = [
  ...new Set(bookingOffersOf({ business, terms }).map(({ offer }) => offer)),
];

const bookingClick = z.object({ offer: z.enum(offers) });

const hostName = /^(?=.*[a-z])[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;

/** `POST /page-view` and `/booking-click`: counts the reports of the pages' script. */
export function analyticsRoutes(ports: AnalyticsPorts) {
  const routes = new Hono<FunctionsEnv>();

  routes.post("/page-view", (context) =>
    count(context, pageView, ({ path, referrer }) =>
      ports.counter.countView({ path, referrer: foreignHost(referrer, context.var.hosts) }),
    ),
  );
  routes.post("/booking-click", (context) =>
    count(context, bookingClick, ({ offer }) => ports.counter.countClick(offer)),
  );
  for (const name of ["/page-view", "/booking-click"]) {
    routes.all(name, (context) => methodNotAllowed(context, "POST"));
  }

  async function count<Report>(
    context: Context<FunctionsEnv>,
    schema: z.ZodType<Report>,
    store: (report: Report) => Promise<void>,
  ): Promise<Response> {
    const { headers } = context.req.raw;
    if (isCrossSite(headers, context.var.hosts)) {
      return failWith(context, 403, {
        code: "cross_site",
        message: "Only pages of this site may report here.",
      });
    }
    const bytes = await readBody(context.req.raw, maxBodySize).catch(() => new Uint8Array());
    await context.var.takeTurn();
    if (!bytes) {
      // The unread rest of the body would be parsed as the next request.
      context.header("Connection", "close");
      return failWith(context, 413, { code: "too_large", message: "The report is too large." });
    }
    const report = schema.safeParse(await new Response(bytes).json().catch(() => undefined));
    if (!report.success) {
      return failWith(context, 400, { code: "malformed", message: "The report could not be read." });
    }
    if (isExcluded(headers)) return context.body(null, 204);
    const wait = ports.visitRateLimiter(context.var.client);
    if (wait > 0) {
      context.header("Retry-After", String(wait));
      return failWith(context, 429, { code: "too_many", message: "Too many reports." });
    }
    try {
      await store(report.data);
      return context.body(null, 204);
    } catch (error) {
      ports.log("error", {
        event: "visit could not be counted",
        requestId: context.var.requestId,
        ...describeError(error),
      });
      return failWith(context, 503, { code: "not_counted", message: "The report could not be counted." });
    }
  }

  return routes;
}

/** Robots, and browsers that ask not to be tracked. The pages' script checks the latter first. */
const isExcluded = (headers: Headers) =>
  isbot(headers.get("User-Agent") ?? "") ||
  !headers.get("User-Agent") ||
  headers.get("DNT") === "1" ||
  headers.get("Sec-GPC") === "1";

/** Returns the host of another site without its `www.`; empty for this site's own hosts and invalid names. */
function foreignHost(referrer: string, hosts: readonly string[]): string {
  const host = referrer.toLowerCase();
  const isOwn = hosts.some((own) => own.replace(/:\d+$/, "") === host);
  return isOwn || host.length > 100 || !hostName.test(host) ? "" : host.replace(/^www\./, "");
}
