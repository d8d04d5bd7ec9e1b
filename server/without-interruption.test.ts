import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { buildSite, runScript, withoutLimits } from "./test-support/site-process.ts";
import { ask, supervise } from "./test-support/supervisor.ts";

const message = (text: string) => ({
  name: "Kim",
  email: "kim@example.org",
  message: `${text} ${randomUUID()}`,
});
const send = "/functions/v1/send-contact-email";

test("answers every request across restarts on a socket from systemd, and keeps every message", async () => {
  const folder = buildSite();
  const site = await supervise(folder, { DATA_DIR: path.join(folder, "data"), ...withoutLimits });
  onTestFinished(site.stop);
  expect((await ask(site.port, "/")).status).toBe(200);

  let going = true;
  const statuses = { pages: new Map<number, number>(), posts: new Map<number, number>() };
  const count = (into: Map<number, number>, status: number) => into.set(status, (into.get(status) ?? 0) + 1);
  const loops = [
    (async () => {
      while (going) count(statuses.pages, (await ask(site.port, "/contact")).status);
    })(),
    (async () => {
      while (going) count(statuses.posts, (await ask(site.port, send, message("during"))).status);
    })(),
  ];
  for (let restart = 0; restart < 2; restart += 1) {
    // Its body ends after the server was asked to stop.
    const slow = ask(site.port, send, message("slow"), 400);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await site.restart();
    expect((await slow).status).toBe(200);
  }
  going = false;
  await Promise.all(loops);
  expect([...statuses.pages.keys()]).toEqual([200]);
  expect([...statuses.posts.keys()]).toEqual([200]);
  const { output } = await runScript(folder, "scripts/messages.ts", ["--json"]);
  expect(JSON.parse(output)).toHaveLength((statuses.posts.get(200) ?? 0) + 2);
  expect(Number(readFileSync(site.pidFile, "utf8"))).toBeGreaterThan(0);
});
