import { Hono } from "hono";
import { cors } from "hono/cors";
import { redirectTarget } from "../app/seo/redirect-target.ts";
import { type AnalyticsPorts, analyticsRoutes } from "./analytics/routes.ts";
import { second } from "./clock.ts";
import { type ContactPorts, contactRoutes } from "./contact/routes.ts";
import type { Watch } from "./contact/watch.ts";
import { chooseVariant, headersOf } from "./files/choose-variant.ts";
import type { ServedFile } from "./files/file-index.ts";
import { clientNetwork } from "./http/client-address.ts";
import { failWith } from "./http/failure.ts";
import type { FunctionsEnv } from "./http/functions-env.ts";
import { answerPage, type PageTemplate } from "./http/page-template.ts";
import { cameByHttps } from "./http/proxy.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { describeError, withoutAddresses } from "./log.ts";
import { type NewsletterPorts, newsletterRoutes } from "./newsletter/routes.ts";

export type AppPorts = Omit<ContactPorts & NewsletterPorts, "onStorage" | "sentPage"> &
  AnalyticsPorts & {
    readonly watch: Watch;
    /** Whether mail can be sent, for whoever reads the health. */
    readonly mail: "configured" | "incomplete" | "not configured";
    /** How many proxies to believe. */
    readonly trustedProxies: number;
    /** The public address of the site. */
    readonly siteAddress: string;
    /** That of its functions, from there or whole: where it is whole, pages of the site ask from another host. */
    readonly functionsAddress: string;
    /** The page for addresses that are none. */
    readonly notFoundPage: ServedFile | undefined;
    /** The answer to a page request that threw. */
    readonly errorPageTemplate: PageTemplate | undefined;
  };

/** Everything that is not a plain file: functions, health, redirects, and what answers the rest. */
export function createApp(ports: AppPorts): Hono<FunctionsEnv> {
  const app = new Hono<FunctionsEnv>();
  const { trustedProxies, log, watch } = ports;
  const { host: siteHost, origin: siteOrigin } = new URL(ports.siteAddress);
  const isElsewhere = new URL(ports.functionsAddress, siteOrigin).origin !== siteOrigin;

  app.use(async (context, next) => {
    const started = performance.now();
    const requestId = crypto.randomUUID();
    const header = (name: string) => context.req.header(name);
    const forwardedHost = trustedProxies > 0 ? header("X-Forwarded-Host") : undefined;
    context.set("requestId", requestId);
    context.set(
      "client",
      clientNetwork(context.env.socketAddress, header("X-Forwarded-For"), trustedProxies),
    );
    context.set("hosts", [header("Host") ?? "", forwardedHost ?? "", siteHost]);

    await next();

    const isHttps =
      new URL(context.req.url).protocol === "https:" ||
      cameByHttps(header("X-Forwarded-Proto"), trustedProxies);
    for (const [name, value] of Object.entries(securityHeaders(isHttps))) {
      // A page has a policy of its own, and an answer may be stricter than the rest of the site.
      if (!context.res.headers.has(name)) context.header(name, value);
    }
    context.header("X-Request-Id", requestId);
    log("info", {
      event: "request",
      requestId,
      method: context.req.method,
      path: withoutAddresses(context.req.path),
      status: context.res.status,
      milliseconds: Math.round(performance.now() - started),
    });
  });

  if (isElsewhere) {
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
  app.route(
    "/functions/v1",
    contactRoutes({
      ...ports,
      sentPage: `${isElsewhere ? siteOrigin : ""}/contact#message-sent`,
      onStorage: watch.reportStorage,
    }),
  );
  app.route("/functions/v1", newsletterRoutes({ ...ports, onStorage: watch.reportStorage }));
  app.route("/functions/v1", analyticsRoutes(ports));
  app.all("/functions/*", (context) =>
    failWith(context, 404, { code: "not_found", message: "There is no such function." }),
  );

  app.get("/healthz", async (context) => {
    context.header("Cache-Control", "no-store");
    const { healthy, problems, backlog } = await watch.health();
    const oldest = backlog?.oldestUndelivered;
    return context.json(
      {
        status: healthy ? "ok" : "unhealthy",
        problems,
        mail: ports.mail,
        pending: backlog?.pending ?? null,
        oldestUndeliveredSeconds:
          typeof oldest === "number" ? Math.max(0, Math.round((Date.now() - oldest) / second)) : null,
        parked: backlog?.parked ?? null,
        held: backlog?.held ?? null,
        possibleRepeats: backlog?.possibleRepeats ?? null,
      },
      healthy ? 200 : 503,
    );
  });

  app.on(["GET", "HEAD"], "*", (context) => {
    const { pathname, search } = new URL(context.req.url);
    const moved = redirectTarget(pathname);
    if (moved) return context.redirect(`${moved}${search}`, 301);
    // A slash at the end is never another page. Repeated slashes at the start would be another host.
    if (/.\/$/.test(pathname)) {
      return context.redirect(`/${pathname.replace(/^\/+|\/+$/g, "")}${search}`, 301);
    }
    const page = ports.notFoundPage;
    if (!page) {
      return context.html("<!doctype html><title>Page not found</title><h1>Page not found</h1>", 404);
    }
    const variant = chooseVariant(page.variants, context.req.header("Accept-Encoding"));
    const { ETag: _, ...headers } = headersOf(page, variant);
    return context.body(variant.body, 404, headers);
  });
  app.all("*", (context) => {
    context.header("Allow", "GET, HEAD");
    return failWith(context, 405, { code: "method_not_allowed", message: "Pages can only be read." });
  });

  app.onError((error, context) => {
    log("error", { event: "request failed", requestId: context.var.requestId, ...describeError(error) });
    const isPageRequest =
      !context.req.path.startsWith("/functions/") && context.req.header("Accept")?.includes("text/html");
    if (isPageRequest && ports.errorPageTemplate) {
      return answerPage(context, ports.errorPageTemplate, ports.errorPageTemplate.html, 500);
    }
    return failWith(context, 500, {
      code: "internal",
      message: "Something went wrong here. Please try again.",
    });
  });
  return app;
}
