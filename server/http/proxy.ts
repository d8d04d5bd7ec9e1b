import type { Log } from "../log.ts";

const forwardingHeaders = ["x-forwarded-for", "forwarded", "x-real-ip", "cf-connecting-ip"];

/** Whether the visitor came by https, which is for a trusted proxy to say. */
export function cameByHttps(forwardedProtocol: string | undefined, trustedProxies: number): boolean {
  return trustedProxies > 0 && forwardedProtocol?.split(",")[0]?.trim().toLowerCase() === "https";
}

/**
 * Says once that a proxy seems to stand before the server which nobody configured.
 *
 * @returns what to call with the names of every request's headers
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
      hint: "Requests seem to come through a proxy. Until TRUST_PROXY says how many stand before the server, all visitors who come through it count as one.",
    });
  };
}
