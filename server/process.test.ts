import { once } from "node:events";
import { hostname } from "node:os";
import { expect, test } from "vitest";
import { startProgram } from "../system/programs.ts";
import { describeError, stackOf, withoutAddresses } from "./log.ts";
import { mayBeAlive, nameWorker } from "./start-functions.ts";

test("removes addresses anywhere in a text", () => {
  const text = 'refused <kim@example.org>, "sam.o\'brien@example.net"; see https://mail.example/x@y.z';
  expect(describeError(new Error(text)).error).not.toMatch(/kim|sam|brien@|x@y/);
  const long = `${"kim".repeat(40)}@example.org `.repeat(1000);
  expect(withoutAddresses(long)).not.toContain("kim");
});

test("a stack says where, without addresses", () => {
  const { stack } = stackOf(new Error("kim@example.org is unknown"));
  expect(stack).toMatch(/process\.test\.ts/);
  expect(stack).not.toContain("kim");
  expect(stackOf("text")).toEqual({});
});

test("cuts long log lines", () => {
  expect(withoutAddresses("x".repeat(15_000)).length).toBeLessThanOrEqual(300);
});

test("considers a worker gone only if its process is known to have ended", async () => {
  const own = nameWorker();
  const child = startProgram(process.execPath, ["--version"]);
  await once(child, "exit");
  const ended = child.pid;
  expect(mayBeAlive(own, own)).toBe(true);
  expect(mayBeAlive(`${hostname()}/${process.ppid}/x`, own)).toBe(true);
  expect(mayBeAlive(`${hostname()}/${ended}/x`, own)).toBe(false);
  // In a container, every start gets the same process id.
  expect(mayBeAlive(`${hostname()}/${process.pid}/x`, own)).toBe(false);
  expect(mayBeAlive(`elsewhere/${ended}/x`, own)).toBe(true);
});
