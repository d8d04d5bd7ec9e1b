import { createHash } from "node:crypto";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { proxy } from "hono/proxy";

/**
 * Starts a proxy in front of the site, for a browser whose driver can't read the console or set the clock: it injects a
 * script into each page that collects errors in `window.consoleErrors` and fixes the clock.
 *
 * @param site the URL of the site
 * @param time a fixed time for the clock, in milliseconds since 1970
 */
export async function startRecordingProxy(site: string, time?: number) {
  const script = `(${record})(${time ?? null})`;
  const hash = createHash("sha256").update(script).digest("base64");
  const app = new Hono().all("*", async ({ req }) => {
    const { pathname, search } = new URL(req.url);
    const response = await proxy(`${site}${pathname}${search}`, {
      raw: req.raw,
      redirect: "manual",
      headers: {
        ...req.header(),
        host: new URL(site).host,
        origin: req.header("origin") && site,
        "accept-encoding": "identity",
      },
    });
    if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
    const headers = new Headers(response.headers);
    const policy = headers.get("content-security-policy");
    if (policy)
      headers.set("content-security-policy", policy.replace("script-src", `script-src 'sha256-${hash}'`));
    headers.delete("content-length");
    const html = (await response.text()).replace("<head>", () => `<head><script>${script}</script>`);
    return new Response(html, { status: response.status, headers });
  });
  const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 });
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

/** Runs in the page before any other script, so it can't use anything from this module. */
function record(time: number | null) {
  const consoleErrors: string[] = [];
  Object.assign(window, { consoleErrors });
  addEventListener(
    "error",
    ({ message, target }) =>
      consoleErrors.push(message || `not loaded: ${target instanceof Element ? target.outerHTML : target}`),
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => consoleErrors.push(String(reason)));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    consoleErrors.push(`${violatedDirective} forbids ${blockedURI}`),
  );
  for (const kind of ["error", "warn"] as const) {
    // biome-ignore lint/suspicious/noConsole: records what pages write there
    const original = console[kind];
    console[kind] = (...said: unknown[]) => {
      consoleErrors.push(said.map(String).join(" "));
      original(...said);
    };
  }
  if (time === null) return;
  const RealDate = Date;
  window.Date = class extends RealDate {
    constructor(...parts: [] | [number]) {
      super(...((parts.length ? parts : [time]) as [number]));
    }
    static override now = () => time ?? 0;
  } as DateConstructor;
}
