import { once } from "node:events";
import { statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { startProgram } from "../system/programs.ts";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";
import { openProject } from "./engine/project.ts";
import { takeLock } from "./lock.ts";

async function taken(folder: string) {
  const lock = await takeLock(openProject(folder));
  if ("address" in lock) throw new Error("The lock is held.");
  return lock;
}

const addressFile = (folder: string) => path.join(openProject(folder).dataFolder, "address");

/** A program that takes the lock of a folder and then serves, or says that another one does. */
const starter = (folder: string) => `
  import { createServer } from "node:http";
  import { openProject } from ${JSON.stringify(pathToFileURL(path.resolve("studio/engine/project.ts")))};
  import { takeLock } from ${JSON.stringify(pathToFileURL(path.resolve("studio/lock.ts")))};
  const lock = await takeLock(openProject(${JSON.stringify(folder)}));
  if (lock.address) console.log("joined");
  else {
    const server = createServer((_, response) => response.end());
    server.listen(0, "127.0.0.1", () => {
      lock.offer("http://127.0.0.1:" + server.address().port + "/");
      console.log("taken");
    });
  }`;

/** Starts the program; resolves with what it says first. */
function start(folder: string) {
  const child = startProgram(process.execPath, ["--input-type=module", "--eval", starter(folder)]);
  onTestFinished(() => void child.kill("SIGKILL"));
  const errors: string[] = [];
  child.stderr.on("data", (data) => errors.push(String(data)));
  const said = new Promise<string>((resolve) => {
    child.stdout.on("data", (data) => resolve(String(data).trim()));
    child.on("close", () => resolve(errors.join("")));
  });
  return { child, said };
}

test("of several starts at once after a crash, one takes the lock and the others join it", async () => {
  const folder = temporaryFolder();
  for (let crash = 0; crash < 3; crash++) {
    const starts = Array.from({ length: 4 }, () => start(folder));
    const said = await Promise.all(starts.map((one) => one.said));
    expect(said.sort()).toEqual(["joined", "joined", "joined", "taken"]);
    for (const { child } of starts) child.kill("SIGKILL");
  }
});

test("a crash's leftovers, cut off or not, don't keep the next start out", async () => {
  const folder = temporaryFolder();
  (await taken(folder)).release();
  writeFileSync(addressFile(folder), "http://loc");
  await taken(folder);
});

test("a second start says whether the first is still starting or hangs, and doesn't wait for it for ever", async () => {
  const folder = temporaryFolder();
  const lock = await taken(folder);
  const second = () => takeLock(openProject(folder), 0);
  await expect(second()).rejects.toThrow("Another studio is starting");
  const hanging = createServer(() => {}).listen(0, "127.0.0.1");
  onTestFinished(() => void hanging.close());
  await once(hanging, "listening");
  lock.offer(`http://127.0.0.1:${(hanging.address() as AddressInfo).port}/open/key`);
  await expect(second()).rejects.toThrow("open already, but isn’t answering");
});

test.skipIf(process.platform === "win32")("can be read by the owner only", async () => {
  const folder = temporaryFolder();
  const lock = await taken(folder);
  lock.offer("http://localhost:4600/open/key");
  expect(statSync(addressFile(folder)).mode & 0o777).toBe(0o600);
  // Nor the folder around it, in which the site keeps messages, too.
  for (const one of ["data", "data/studio"])
    expect(statSync(path.join(folder, one)).mode & 0o777).toBe(0o700);
});
