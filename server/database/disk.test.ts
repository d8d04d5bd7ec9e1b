import { randomUUID } from "node:crypto";
import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ended, runProgramSync } from "../../system/programs.ts";
import { createMessageStore } from "../contact/store.ts";
import { generous, submission } from "../test-support/fixtures.ts";
import { buildSite, healthOf, sendMessage, withoutLimits } from "../test-support/site-process.ts";
import { type Launcher, listening, runNode } from "../test-support/spawn-site.ts";
import { databaseFile } from "./database-record.ts";
import { openDatabase } from "./open-database.ts";

/** Root may open anything until its capabilities are dropped. */
const asUser: Launcher =
  process.getuid?.() === 0
    ? ["setpriv", "--bounding-set=-all", "--inh-caps=-all", process.execPath]
    : [process.execPath];

const reason = /may not read and write the database, or its disk is read-only/;

test.each([
  ["the file may not be written", 0o400, 0o700, undefined],
  ["the folder may not be opened", 0o600, 0o000, /site\.sqlite.*server's user/],
])("names wrong rights: %s", async (_, fileMode, folderMode, listed) => {
  const folder = buildSite();
  const data = path.join(folder, "data");
  const database = openDatabase(data);
  await createMessageStore(database, generous).add(submission(), "client");
  database.close();
  const allow = (file: number, folder: number) => {
    chmodSync(data, 0o700);
    for (const name of readdirSync(data)) chmodSync(path.join(data, name), 0o600);
    chmodSync(path.join(data, databaseFile), file);
    chmodSync(data, folder);
  };
  allow(fileMode, folderMode);
  onTestFinished(() => allow(0o600, 0o700));

  const list = await ended(runNode(folder, "scripts/messages.ts", ["list"], {}, asUser));
  expect([list.code, list.errors]).toEqual(listed ? [1, expect.stringMatching(listed)] : [0, ""]);

  const child = runNode(folder, "server/node.ts", [], { PORT: "0", WEEKLY_EMAIL: "off" }, asUser);
  onTestFinished(() => void child.kill("SIGKILL"));
  const site = await listening(child);
  expect(await sendMessage(site)).toBe(503);
  expect(await healthOf(site)).toMatchObject({ faults: ["storage"], reason: expect.stringMatching(reason) });

  allow(0o600, 0o700);
  await expect.poll(() => sendMessage(site), { timeout: 30_000 }).toBe(200);
});

// A mount in the server's own namespace, which most machines allow without root.
const isolated = ["unshare", "--user", "--map-root-user", "--mount"] as const;
const mount = (folder: string) => `mount -t tmpfs -o size=8m tmpfs '${folder}'`;
const canMount = runProgramSync(isolated[0], [...isolated.slice(1), "sh", "-c", mount("/tmp")]).succeeded;

test.runIf(canMount)("refuses messages while the disk is full, and recovers without a restart", async () => {
  const folder = buildSite();
  const data = path.join(folder, "data");
  mkdirSync(data);
  const launcher = [...isolated, "sh", "-c", `${mount(data)} && exec "$@"`, "sh", process.execPath] as const;
  const child = runNode(
    folder,
    "server/node.ts",
    [],
    { PORT: "0", WEEKLY_EMAIL: "off", DATA_DIR: data, ...withoutLimits },
    launcher,
  );
  onTestFinished(() => void child.kill("SIGKILL"));
  const site = await listening(child);
  // What fits into the database's free pages is still stored on a full disk.
  const send = () => sendMessage(site, `${randomUUID()}${"x".repeat(4000)}`);
  const health = () => healthOf(site);
  expect(await send()).toBe(200);

  const filler = path.join(`/proc/${site.pid}/root`, data, "filler");
  try {
    for (;;) writeFileSync(filler, Buffer.alloc(1024), { flag: "a" });
  } catch (error) {
    expect(error).toMatchObject({ code: "ENOSPC" });
  }
  await expect.poll(send, { timeout: 30_000 }).toBe(503);
  expect((await fetch(site.url)).status).toBe(200);
  await expect.poll(health).toMatchObject({ faults: ["storage"], reason: "The disk is full." });

  rmSync(filler);
  await expect.poll(health).toMatchObject({ status: "ok" });
  expect(await send()).toBe(200);
});
