import ipaddr from "ipaddr.js";

/**
 * Returns the client of a request for rate limits. That is an IPv4 address. Of an IPv6 address, it is the /64 network, which is what one
 * customer gets.
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

/**
 * Returns the network of a client: the /24 of an IPv4 address, the /48 of an IPv6 one. Who has one of them has all its addresses.
 *
 * @param client as `clientNetwork` returns it
 */
export function widerNetwork(client: string): string {
  const address = parse(client.replace(/\/64$/, ""));
  if (!address) return client;
  return address.kind() === "ipv4"
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${address}/24`)}/24`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/48`)}/48`;
}

/** Some proxies append the port, with brackets around IPv6. */
const withPort = /^\[(.+)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/;

/** Converts IPv4-mapped IPv6 addresses to IPv4. */
function parse(text = "") {
  const [, ipv6, ipv4] = withPort.exec(text) ?? [];
  const address = ipv6 ?? ipv4 ?? text;
  return ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
}

/** Returns whether a trusted proxy says that the visitor uses https. */
export function isForwardedHttps(forwardedProtocol: string | undefined, trustedProxies: number): boolean {
  return trustedProxies > 0 && forwardedProtocol?.split(",")[0]?.trim().toLowerCase() === "https";
}
