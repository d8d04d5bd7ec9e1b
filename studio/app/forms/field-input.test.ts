import { expect, test } from "vitest";
import { typedAddress } from "./field-input.tsx";

test.each([
  ["www.example.com/me", "https://www.example.com/me"],
  [" WWW.example.com ", "https://WWW.example.com"],
  ["https://www.example.com", "https://www.example.com"],
  ["/about", "/about"],
  ["", undefined],
])("keeps %j as %j", (text, address) => {
  expect(typedAddress(text)).toBe(address);
});
