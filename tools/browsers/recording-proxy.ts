import { createHash } from "node:crypto";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { proxy } from "hono/proxy";

/**
 * Stands before the site for a browser whose driver cannot read the console nor set the clock: it puts one
 * script at the head of each page that writes complaints into `complaints`, and stops the clock.
 *
 * @param site the address of the site
 * @param time what the clock is to say, in milliseconds since 1970
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
  return { address: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

/** Runs in the page, before anything else; it may use nothing from outside. */
function record(time: number | null) {
  const complaints: string[] = [];
  Object.assign(window, { complaints });
  addEventListener(
    "error",
    ({ message, target }) =>
      complaints.push(message || `not loaded: ${target instanceof Element ? target.outerHTML : target}`),
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    complaints.push(`${violatedDirective} forbids ${blockedURI}`),
  );
  for (const kind of ["error", "warn"] as const) {
    // biome-ignore lint/suspicious/noConsole: it listens to what pages write there
    const original = console[kind];
    console[kind] = (...said: unknown[]) => {
      complaints.push(said.map(String).join(" "));
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
