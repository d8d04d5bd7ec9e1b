import { spawnSync } from "node:child_process";
import { hostname } from "node:os";
import { expect, test } from "vitest";
import { mayBeAlive, nameClaimant } from "./claimant.ts";

test("a claim is given up only where its process is known to be gone", () => {
  const own = nameClaimant();
  const ended = spawnSync(process.execPath, ["--version"]).pid;
  expect(mayBeAlive(own, own)).toBe(true);
  expect(mayBeAlive(`${hostname()}/${process.ppid}/x`, own)).toBe(true);
  expect(mayBeAlive(`${hostname()}/${ended}/x`, own)).toBe(false);
  // In a container, the start before this one had the same number.
  expect(mayBeAlive(`${hostname()}/${process.pid}/x`, own)).toBe(false);
  expect(mayBeAlive(`elsewhere/${ended}/x`, own)).toBe(true);
});
