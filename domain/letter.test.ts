import { expect, test } from "vitest";
import { splitAtAddresses } from "./letter.ts";

test.each([
  ["See https://example.org/wiki/Mindfulness_(term) now", "https://example.org/wiki/Mindfulness_(term)"],
  ["(https://example.org/a)", "https://example.org/a"],
  ["(see https://example.org/a_(b))", "https://example.org/a_(b)"],
  ["https://example.org/a_(b).", "https://example.org/a_(b)"],
  ["“https://example.org/a”,", "https://example.org/a"],
  ["https://example.org/a?x=[1]", "https://example.org/a?x=[1]"],
  ["[see https://example.org/a]", "https://example.org/a"],
  ["Is it https://example.org/a?", "https://example.org/a"],
  ["https://example.org/a(b", "https://example.org/a(b"],
  ["https://example.org/a))", "https://example.org/a"],
])("links the address in %j as a whole", (text, address) => {
  const parts = splitAtAddresses(text);
  expect(parts[1]).toBe(address);
  expect(parts.join("")).toBe(text);
});

test("links each of several addresses, and nothing without one", () => {
  expect(splitAtAddresses("a https://b.example, https://c.example. d")).toEqual([
    "a ",
    "https://b.example",
    ", ",
    "https://c.example",
    ". d",
  ]);
  expect(splitAtAddresses("https:// and https://). no")).toEqual(["https:// and https://). no"]);
});
