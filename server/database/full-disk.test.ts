import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runProgramSync } from "../../system/programs.ts";
import { buildSite, healthOf, sendMessage, withoutLimits } from "../test-support/site-process.ts";
import { listening, runNode } from "../test-support/spawn-site.ts";

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
    { PORT: "0", CANARY: "off", DATA_DIR: data, ...withoutLimits },
    launcher,
  );
  onTestFinished(() => void child.kill("SIGKILL"));
  const site = await listening(child);
  // What fits into the database's free pages is still stored on a full disk.
  const send = () => sendMessage(site, "x".repeat(4000));
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
