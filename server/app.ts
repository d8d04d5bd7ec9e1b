import { Hono } from "hono";
import { redirectTarget } from "../app/seo/redirect-target.ts";
import { type ContactPorts, contactRoutes } from "./contact/routes.ts";
import type { Watch } from "./contact/watch.ts";
import { clientNetwork } from "./http/client-address.ts";
import { failWith } from "./http/failure.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { describeError, type Log } from "./log.ts";

/** What a request is known by while it is answered. */
export type FunctionsEnv = {
  Variables: { requestId: string; client: string; host: string };
  Bindings: { socketAddress: string; encrypted: boolean };
};

export type AppPorts = ContactPorts & {
  readonly watch: Watch;
  readonly log: Log;
  readonly contentSecurityPolicy: string;
  /** How many proxies to believe. */
  readonly trustedProxies: number;
  /** The page for addresses that are none, in HTML. */
  readonly notFoundPage: string | undefined;
};

/** Everything that is not a plain file: functions, health, redirects, and what answers the rest. */
export function createApp(ports: AppPorts): Hono<FunctionsEnv> {
  const app = new Hono<FunctionsEnv>();
  const warnOfProxy = warnOnce(ports.log, ports.trustedProxies);

  app.use(async (context, next) => {
    const started = performance.now();
    const requestId = crypto.randomUUID();
    const forwarded = context.req.header("X-Forwarded-For");
    warnOfProxy(forwarded);
    const believed = ports.trustedProxies > 0;
    const isHttps =
      context.env.encrypted || (believed && context.req.header("X-Forwarded-Proto") === "https");
    const forwardedHost = believed ? context.req.header("X-Forwarded-Host") : undefined;
    context.set("requestId", requestId);
    context.set("client", clientNetwork(context.env.socketAddress, forwarded, ports.trustedProxies));
    context.set("host", forwardedHost ?? context.req.header("Host") ?? "");

    await next();

    for (const [name, value] of Object.entries(securityHeaders(ports.contentSecurityPolicy, isHttps))) {
      context.header(name, value);
    }
    context.header("X-Request-Id", requestId);
    ports.log("info", {
      event: "request",
      requestId,
      method: context.req.method,
      path: context.req.path.slice(0, 200),
      status: context.res.status,
      milliseconds: Math.round(performance.now() - started),
    });
  });

  app.use("/functions/*", async (context, next) => {
    await next();
    context.header("Cache-Control", "no-store");
  });
  app.route("/functions/v1", contactRoutes(ports));
  app.all("/functions/*", (context) =>
    failWith(context, 404, { code: "not_found", message: "There is no such function." }),
  );

  app.get("/healthz", async (context) => {
    context.header("Cache-Control", "no-store");
    const { healthy, backlog } = await ports.watch.health();
    const { pending, parked, held, oldestPendingAge } = backlog;
    return context.json(
      {
        status: healthy ? "ok" : "unhealthy",
        pending,
        parked,
        held,
        oldestUndeliveredSeconds: Math.round(oldestPendingAge / 1000),
      },
      healthy ? 200 : 503,
    );
  });

  app.on(["GET", "HEAD"], "*", (context) => {
    const { pathname, search } = new URL(context.req.url);
    const moved = redirectTarget(pathname);
    if (moved) return context.redirect(moved, 301);
    // A slash at the end is never another page. Repeated slashes at the start would be another host.
    if (/.\/$/.test(pathname))
      return context.redirect(`/${pathname.replace(/^\/+|\/+$/g, "")}${search}`, 301);
    context.header("Cache-Control", "no-cache");
    return context.html(
      ports.notFoundPage ?? "<!doctype html><title>Page not found</title><h1>Page not found</h1>",
      404,
    );
  });
  app.all("*", (context) => {
    context.header("Allow", "GET, HEAD");
    return failWith(context, 405, { code: "method_not_allowed", message: "Pages can only be read." });
  });

  app.onError((error, context) => {
    ports.log("error", {
      event: "request failed",
      requestId: context.var.requestId,
      ...describeError(error),
    });
    return failWith(context, 500, {
      code: "internal",
      message: "Something went wrong here. Please try again.",
    });
  });
  return app;
}

/** Says once that a proxy seems to stand before the server which nobody configured. */
function warnOnce(log: Log, trustedProxies: number) {
  let warned = trustedProxies > 0;
  return (forwarded: string | undefined) => {
    if (warned || !forwarded) return;
    warned = true;
    log("warn", {
      event: "unexpected forwarding header",
      hint: "Requests seem to come through a proxy. Until TRUST_PROXY says how many stand before the server, all visitors count as one.",
    });
  };
}
