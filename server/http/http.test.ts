import { expect, test } from "vitest";
import { fieldMessages } from "../../domain/message.ts";
import { clientNetwork, widerNetwork } from "./client-address.ts";
import { emailAddress, multiLine, singleLine } from "./form-text.ts";

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
  ["192.0.2.1", "192.0.2.0/24"],
  ["2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["unknown", "unknown"],
])("the network of %s is %s", (client, network) => {
  expect(widerNetwork(client)).toBe(network);
});

test.each([
  ["Kim \u202egnp.exe", "Kim gnp.exe"],
  ["\u2066Kim\u2069\u200b\u{e0041}\ufeff", "Kim"],
  ["Kim\u001b[31m\u0085Ng", "Kim [31m Ng"],
  ["=?utf-8?Q?Jo_Hartley?=", "= ?utf-8?Q?Jo_Hartley?="],
  ["=\u200b?utf-8?Q?Jo_Hartley?=", "= ?utf-8?Q?Jo_Hartley?="],
  // Joiners belong to names and emoji.
  ["مریم\u200cها 👩\u200d🌾 Nguyễn O’Brien", "مریم\u200cها 👩\u200d🌾 Nguyễn O’Brien"],
])("a name can't show as another one: %j", (typed, stored) => {
  expect(singleLine.parse(typed)).toBe(stored);
});

test("a message keeps its lines, and can't reverse what follows it on a terminal", () => {
  expect(multiLine.parse(" שלום\tKim\r\n\u202egnp\u0007 ")).toBe("שלום\tKim\ngnp");
});

test("rejects an encoded word as an address", () => {
  expect(emailAddress.safeParse("=?utf-8?Q?jo?=@example.org").success).toBe(false);
});

test("rejects a very long address without matching the pattern", () => {
  const { error } = emailAddress.safeParse(`a@${".".repeat(15_000)} b`);
  expect(error?.issues.map(({ message }) => message)).toEqual([fieldMessages.email.tooLong]);
});
