import { once } from "node:events";
import { hostname } from "node:os";
import { expect, test } from "vitest";
import { startProgram } from "../system/programs.ts";
import { mayBeAlive, nameWorker } from "./start-functions.ts";

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
