import { expect, test } from "vitest";
import { clientNetwork, networkOf } from "./client-address.ts";

test.each([
  ["192.0.2.1", undefined, 0, "192.0.2.1"],
  ["::ffff:192.0.2.1", undefined, 0, "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", undefined, 0, "2001:db8:1:2::/64"],
  ["192.0.2.1", "198.51.100.1", 0, "192.0.2.1"],
  ["127.0.0.1", "198.51.100.1", 1, "198.51.100.1"],
  ["127.0.0.1", "6.6.6.6, 198.51.100.1", 1, "198.51.100.1"],
  ["127.0.0.1", "6.6.6.6, 198.51.100.1, 203.0.113.5", 2, "198.51.100.1"],
  ["127.0.0.1", "198.51.100.1:51234", 1, "198.51.100.1"],
  ["127.0.0.1", "[2001:db8:1:2::9]:51234", 1, "2001:db8:1:2::/64"],
  ["127.0.0.1", "nonsense", 1, "127.0.0.1"],
  ["127.0.0.1", undefined, 1, "127.0.0.1"],
  ["fe80::1%eth0", undefined, 0, "fe80::/64"],
  ["", undefined, 0, "unknown"],
])("%s, forwarded for %s, %i proxies: %s", (socket, forwarded, proxies, expected) => {
  expect(clientNetwork(socket, forwarded, proxies)).toBe(expected);
});

test.each([
  ["2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:db8:1:ffff::/64", "2001:db8:1::/48"],
  ["192.0.2.1", "192.0.2.1"],
  ["unknown", "unknown"],
])("the network of %s is %s", (client, network) => {
  expect(networkOf(client)).toBe(network);
});
