import { spawnSync } from "node:child_process";
import { hostname } from "node:os";
import { expect, test } from "vitest";
import { mayBeAlive, nameWorker } from "./worker.ts";

test("considers a worker gone only if its process is known to have ended", () => {
  const own = nameWorker();
  const ended = spawnSync(process.execPath, ["--version"]).pid;
  expect(mayBeAlive(own, own)).toBe(true);
  expect(mayBeAlive(`${hostname()}/${process.ppid}/x`, own)).toBe(true);
  expect(mayBeAlive(`${hostname()}/${ended}/x`, own)).toBe(false);
  // In a container, every start gets the same process id.
  expect(mayBeAlive(`${hostname()}/${process.pid}/x`, own)).toBe(false);
  expect(mayBeAlive(`elsewhere/${ended}/x`, own)).toBe(true);
});
