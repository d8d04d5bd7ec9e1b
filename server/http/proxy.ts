import type { Log } from "../log.ts";

const forwardingHeaders = ["x-forwarded-for", "forwarded", "x-real-ip", "cf-connecting-ip"];

/** Returns whether a trusted proxy says that the visitor uses https. */
export function isForwardedHttps(forwardedProtocol: string | undefined, trustedProxies: number): boolean {
  return trustedProxies > 0 && forwardedProtocol?.split(",")[0]?.trim().toLowerCase() === "https";
}

/**
 * Logs a warning, once, if requests come through a proxy that isn't configured.
 *
 * @returns a function to call with the headers of every request
 */
export function warnOfUnknownProxy(trustedProxies: number, log: Log) {
  let silent = trustedProxies > 0;
  return (headers: Readonly<Record<string, unknown>>) => {
    if (silent) return;
    const header = forwardingHeaders.find((name) => headers[name] !== undefined);
    if (!header) return;
    silent = true;
    log("warn", {
      event: "unexpected forwarding header",
      header,
      hint: "Requests seem to come through a proxy. Set TRUST_PROXY to the number of proxies; until then, all visitors behind it share one rate limit.",
    });
  };
}
