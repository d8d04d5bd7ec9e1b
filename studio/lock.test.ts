import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { openProject, type Project } from "./core/project.ts";
import { takeLock } from "./lock.ts";
import { runningStudio } from "./test-support/running-studio.ts";
import { temporaryFolder } from "./test-support/temporary-folder.ts";

const lockFile = (project: Project) => path.join(project.dataFolder, "lock");

async function taken(project: Project) {
  const lock = await takeLock(project);
  if ("address" in lock) throw new Error("The lock is held.");
  return lock;
}

/** Returns the id of a process that is gone. */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ["-e", ""]);
  await once(child, "exit");
  return child.pid ?? 0;
}

test("gives a second start a window on the first, and is gone afterwards", async () => {
  const project = openProject(temporaryFolder());
  const studio = await runningStudio();
  const lock = await taken(project);
  const address = studio.issueAddress("second start");
  const second = takeLock(project);
  lock.offer(address);
  expect(await second).toEqual({ address });
  lock.release();
  expect(existsSync(lockFile(project))).toBe(false);
});

test.skipIf(process.platform === "win32")("can be read by the owner only", async () => {
  const project = openProject(temporaryFolder());
  const lock = await taken(project);
  lock.offer("http://localhost:4600/open/key");
  expect(statSync(lockFile(project)).mode & 0o777).toBe(0o600);
});

test("removes a lock whose process is gone", async () => {
  const project = openProject(temporaryFolder());
  (await taken(project)).offer("http://localhost:1/open/key");
  writeFileSync(lockFile(project), JSON.stringify({ pid: await endedProcess() }));
  await taken(project);
  expect(JSON.parse(readFileSync(lockFile(project), "utf8")).pid).toBe(process.pid);
});

test("removes a lock whose process id is another program's by now", async () => {
  const project = openProject(temporaryFolder());
  (await taken(project)).offer("http://localhost:1/open/key");
  await taken(project);
});

test("removes a lock that was cut off by a crash", async () => {
  const project = openProject(temporaryFolder());
  await taken(project);
  writeFileSync(lockFile(project), '{"pid":');
  utimesSync(lockFile(project), 0, 0);
  await taken(project);
});
