import { expect, test } from "vitest";
import { describeError, withoutAddresses } from "./log.ts";

test("no address is logged, wherever it stands in what somebody else has worded", () => {
  const text = 'refused <kim@example.org>, "sam.o\'brien@example.net"; see https://mail.example/x@y.z';
  expect(describeError(new Error(text)).error).not.toMatch(/kim|sam|brien@|x@y/);
  const long = `${"kim".repeat(40)}@example.org `.repeat(1000);
  expect(withoutAddresses(long)).not.toContain("kim");
});

test("a line of the log stays short", () => {
  expect(withoutAddresses("x".repeat(15_000)).length).toBeLessThanOrEqual(300);
});
