import ipaddr from "ipaddr.js";

/**
 * Who sent a request, for counting: an IPv4 address, or the /64 network of an IPv6 address, since that
 * is what one customer is given.
 *
 * @param socketAddress the other end of the connection
 * @param forwarded the X-Forwarded-For header
 * @param proxies how many proxies stand before the server; each appends the address that it saw
 */
export function clientNetwork(socketAddress: string, forwarded: string | undefined, proxies: number): string {
  const chain = [...(forwarded ?? "").split(",").map((part) => part.trim()), socketAddress];
  const claimed = proxies > 0 ? chain.at(-1 - proxies) : socketAddress;
  const address = parse(claimed) ?? parse(socketAddress);
  if (!address) return "unknown";
  return address.kind() === "ipv4"
    ? address.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`)}/64`;
}

/** Some proxies add the port, and then brackets to IPv6. */
const withPort = /^\[(.+)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/;

/** IPv4 addresses that come dressed as IPv6 are taken as IPv4. */
function parse(text = "") {
  const [, ipv6, ipv4] = withPort.exec(text) ?? [];
  const address = ipv6 ?? ipv4 ?? text;
  return ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
}
