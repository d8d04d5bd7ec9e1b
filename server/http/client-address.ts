import ipaddr from "ipaddr.js";
import type { Log } from "../log.ts";

/**
 * Returns the client of a request for rate limits: an IPv4 address, or the /64 network of an IPv6 address, which is what
 * one customer gets.
 *
 * @param socketAddress the remote address of the connection
 * @param forwarded the X-Forwarded-For header
 * @param proxies the number of trusted proxies; each appends the address that it saw
 */
export function clientNetwork(socketAddress: string, forwarded: string | undefined, proxies: number): string {
  const chain = [...(forwarded ?? "").split(",").map((part) => part.trim()), socketAddress];
  const reported = proxies > 0 ? chain.at(-1 - proxies) : socketAddress;
  const address = parse(reported) ?? parse(socketAddress);
  if (!address) return "unknown";
  return address.kind() === "ipv4"
    ? address.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`)}/64`;
}

/** Returns the /48 around an IPv6 client, which one customer with many /64 may have; otherwise the client itself. */
export function networkOf(client: string): string {
  return client.endsWith("/64")
    ? `${ipaddr.IPv6.networkAddressFromCIDR(client.replace(/64$/, "48"))}/48`
    : client;
}

/** Some proxies append the port, with brackets around IPv6. */
const withPort = /^\[(.+)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/;

/** Converts IPv4-mapped IPv6 addresses to IPv4. */
function parse(text = "") {
  const [, ipv6, ipv4] = withPort.exec(text) ?? [];
  const address = ipv6 ?? ipv4 ?? text;
  return ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
}

const forwardingHeaders = ["x-forwarded-for", "forwarded", "x-real-ip", "cf-connecting-ip"];

/** Returns whether a trusted proxy says that the visitor uses https. */
export function isForwardedHttps(forwardedProtocol: string | undefined, trustedProxies: number): boolean {
  return trustedProxies > 0 && forwardedProtocol?.split(",")[0]?.trim().toLowerCase() === "https";
}

/** Returns a function to call with each request's headers: it warns once of a proxy that isn't configured. */
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
