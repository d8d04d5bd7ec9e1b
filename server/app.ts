import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { type AnalyticsPorts, analyticsRoutes } from "./analytics/routes.ts";
import { minute, second } from "./clock.ts";
import { type ContactPorts, contactRoutes } from "./contact/routes.ts";
import { clientNetwork, isForwardedHttps, widerNetwork } from "./http/client-address.ts";
import type { FunctionsEnv } from "./http/request.ts";
import { failWith, methodNotAllowed, respondWithPage, securityHeaders } from "./http/response.ts";
import { redirectTarget, respondNotFound, withoutSlashes } from "./http/unknown-url.ts";
import type { Turns } from "./limits/turns.ts";
import { describeError, stackOf, withoutAddresses } from "./log.ts";
import type { Monitor } from "./monitoring/monitor.ts";
import { type NewsletterPorts, newsletterRoutes } from "./newsletter/routes.ts";
import type { SiteBuild } from "./site-build.ts";

export type AppPorts = Omit<ContactPorts & NewsletterPorts, "onStorage"> &
  AnalyticsPorts &
  Pick<SiteBuild, "release" | "pages" | "notFoundPage" | "errorPageTemplate"> & {
    readonly monitor: Monitor;
    readonly turns: Turns;
    /** When the server started, in milliseconds since 1970; undefined where none runs on. */
    readonly startedAt?: number | undefined;
    /** Whether a monitor asks the health check, as the settings say. */
    readonly monitored: boolean;
    readonly trustedProxies: number;
    /** The public URL of the site. */
    readonly siteUrl: string;
    /** The URL of the functions: relative to the site's, or absolute if they run on another host. */
    readonly functionsUrl: string;
  };

/** Routes everything that isn't a static file: functions, health check, redirects, not-found page. */
export function createApp(ports: AppPorts): Hono<FunctionsEnv> {
  const app = new Hono<FunctionsEnv>();
  const { trustedProxies, log, monitor } = ports;
  const { host: siteHost, origin: siteOrigin } = new URL(ports.siteUrl);
  const countRefusal = createRefusalCounter();
  const isOtherHost = new URL(ports.functionsUrl, siteOrigin).origin !== siteOrigin;

  app.use(async (context, next) => {
    const started = performance.now();
    const requestId = crypto.randomUUID();
    const header = (name: string) => context.req.header(name);
    const forwardedHost = trustedProxies > 0 ? header("X-Forwarded-Host") : undefined;
    const client = clientNetwork(context.env.socketAddress, header("X-Forwarded-For"), trustedProxies);
    const turn = ports.turns(widerNetwork(client));
    context.set("requestId", requestId);
    context.set("client", client);
    context.set("takeTurn", turn.take);
    context.set("hosts", [header("Host") ?? "", forwardedHost ?? "", siteHost]);

    try {
      await next();
    } finally {
      turn.end();
    }

    const isHttps =
      new URL(context.req.url).protocol === "https:" ||
      isForwardedHttps(header("X-Forwarded-Proto"), trustedProxies);
    for (const [name, value] of Object.entries(securityHeaders(isHttps))) {
      // Pages and some responses set their own policies.
      if (!context.res.headers.has(name)) context.header(name, value);
    }
    context.header("X-Request-Id", requestId);
    const { status } = context.res;
    const refusals = status === 429 ? countRefusal() : undefined;
    if (refusals === 0) return;
    log("info", {
      event: "request",
      requestId,
      method: context.req.method,
      path: withoutAddresses(context.req.path),
      status,
      ...(refusals !== undefined && { refusals }),
      milliseconds: Math.round(performance.now() - started),
    });
  });

  if (isOtherHost) {
    const allowHeaders = ["Content-Type", "Authorization", "apikey"];
    app.use(
      "/functions/*",
      cors({ origin: siteOrigin, allowMethods: ["POST"], allowHeaders, maxAge: 86_400 }),
    );
  }
  app.use("/functions/*", async (context, next) => {
    await next();
    context.header("Cache-Control", "no-store");
  });
  const onStorage = monitor.reportStorage;
  app.route("/functions/v1", contactRoutes({ ...ports, onStorage }));
  app.route("/functions/v1", newsletterRoutes({ ...ports, onStorage }));
  app.route("/functions/v1", analyticsRoutes(ports));
  app.all("/functions/*", (context) =>
    failWith(context, 404, { code: "not_found", message: "Unknown function." }),
  );

  app.get("/healthz", async (context) => {
    await context.var.takeTurn();
    return respondWithHealth(context, ports);
  });

  app.on(["GET", "HEAD"], "*", async (context) => {
    const { pathname, search } = new URL(context.req.url);
    const target = redirectTarget(pathname);
    if (target) {
      const [page, anchor] = target.split("#");
      return context.redirect(`${page}${search}${anchor ? `#${anchor}` : ""}`, 301);
    }
    const bare = withoutSlashes(pathname);
    const canonical = `/${bare.toLowerCase()}`;
    if (canonical !== pathname && ports.pages.has(canonical)) {
      return context.redirect(canonical + search, 301);
    }
    // No page ends with a slash. Repeated slashes at the start would redirect to another host.
    if (pathname !== "/" && pathname.endsWith("/")) return context.redirect(`/${bare}${search}`, 301);
    // Made for each request, it costs ten times what a page does.
    await context.var.takeTurn();
    return respondNotFound(context, ports.notFoundPage, pathname, ports.pages);
  });
  app.all("*", (context) => methodNotAllowed(context, "GET, HEAD"));

  app.onError((error, context) => {
    const { requestId } = context.var;
    log("error", { event: "request failed", requestId, ...describeError(error), ...stackOf(error) });
    const isPageRequest =
      !context.req.path.startsWith("/functions/") && context.req.header("Accept")?.includes("text/html");
    if (isPageRequest) {
      return respondWithPage(context, ports.errorPageTemplate, ports.errorPageTemplate.html, 500);
    }
    return failWith(context, 500, {
      code: "internal",
      message: "Something went wrong here. Please try again.",
    });
  });
  return app;
}

/** Counts refusals over a limit. Returns how many to log at a time, once a minute: a flood fills no disk with lines. */
function createRefusalCounter(): () => number {
  let loggedAt = Number.NEGATIVE_INFINITY;
  let count = 0;
  return () => {
    count += 1;
    if (performance.now() - loggedAt < minute) return 0;
    loggedAt = performance.now();
    const refusals = count;
    count = 0;
    return refusals;
  };
}

/** Responds 200 while everything works and 503 when the owner should act. */
async function respondWithHealth(
  context: Context,
  { monitor, mail, release, startedAt, monitored }: AppPorts,
): Promise<Response> {
  context.header("Cache-Control", "no-store");
  const { faults, reason, backlog, restores } = await monitor.health();
  const healthy = faults.length === 0;
  const oldest = backlog?.oldestPending;
  return context.json(
    {
      status: healthy ? "ok" : "unhealthy",
      faults,
      ...(reason && { reason }),
      mail,
      release,
      ...(startedAt !== undefined && { startedAt }),
      monitored,
      pending: backlog?.pending ?? null,
      oldestPendingSeconds:
        typeof oldest === "number" ? Math.max(0, Math.round((Date.now() - oldest) / second)) : null,
      deadLettered: backlog?.deadLettered ?? null,
      unsure: backlog?.unsure ?? null,
      toCheck: backlog?.toCheck ?? null,
      ...(restores.length > 0 && {
        restored: restores.map(({ restoredAt, unread, stoppedLetters }) => ({
          restoredAt,
          unread,
          stoppedLetters,
        })),
      }),
    },
    healthy ? 200 : 503,
  );
}
