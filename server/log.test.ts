import { expect, test } from "vitest";
import { describeError, stackOf, withoutAddresses } from "./log.ts";

test("removes addresses anywhere in a text", () => {
  const text = 'refused <kim@example.org>, "sam.o\'brien@example.net"; see https://mail.example/x@y.z';
  expect(describeError(new Error(text)).error).not.toMatch(/kim|sam|brien@|x@y/);
  const long = `${"kim".repeat(40)}@example.org `.repeat(1000);
  expect(withoutAddresses(long)).not.toContain("kim");
});

test("a stack says where, without addresses", () => {
  const { stack } = stackOf(new Error("kim@example.org is unknown"));
  expect(stack).toMatch(/log\.test\.ts/);
  expect(stack).not.toContain("kim");
  expect(stackOf("text")).toEqual({});
});

test("cuts long log lines", () => {
  expect(withoutAddresses("x".repeat(15_000)).length).toBeLessThanOrEqual(300);
});
