import path from "node:path";
import { expect, test, vi } from "vitest";
import { query } from "../database/sql-database.ts";
import { startWebhook, temporaryDatabase } from "../test-support/fixtures.ts";
import { mailServer } from "../test-support/mail-server.ts";
import { buildSite, mailTo, runScript, startSite } from "../test-support/site-process.ts";

/** Prepares a site that last sent the weekly email long ago, so that the next is due. */
async function dueSite() {
  const folder = buildSite();
  const data = path.join(folder, "data");
  const database = temporaryDatabase(data);
  await query(
    database,
    `INSERT INTO canaries (id, message, stored_at, state, next_attempt_at)
      VALUES ('canary-2026-01-05', '', 0, 'delivered', 0)`,
  );
  const mail = await mailServer();
  const { alerts: pings, url } = await startWebhook();
  const env = {
    ...mailTo(mail.url),
    DATA_DIR: data,
    CANARY: "on",
    CANARY_URL: url,
    NODE_OPTIONS: `--import=${new URL("../test-support/example-url.ts", import.meta.url)}`,
  };
  return { folder, database, mail, env, pings };
}

test("CANARY=off sends none; two servers send one weekly email, and none after a restart", async () => {
  const { folder, database, mail, env } = await dueSite();
  const off = await startSite(folder, { ...env, CANARY: "off" });
  await expect.poll(off.output).toContain("Serving");
  await off.end("SIGTERM");
  expect(await query(database, "SELECT id FROM canaries"), "what is due is stored at the start").toHaveLength(
    1,
  );
  await runScript(folder, "scripts/backup.ts", [], env);
  const [first] = await Promise.all([startSite(folder, env), startSite(folder, env)]);
  const [email] = await mail.received(1);
  expect(email?.to_).toEqual(["owner@example.net"]);
  const lines = email?.text?.trimEnd().split("\n") ?? [];
  expect(lines).toHaveLength(9);
  expect(lines[0]).toContain("0 messages");
  expect(lines[7]).toMatch(/^Last backup: .*, checked, on this machine only/);
  await first.end("SIGTERM");
  const again = await startSite(folder, env);
  // Whatever is due is stored at the start.
  await expect.poll(again.output).toContain("Serving");
  await again.end("SIGTERM");
  expect(mail.mails).toHaveLength(1);
  expect(await query(database, "SELECT id FROM messages")).toEqual([]);
});

test("the dead man's switch is requested by the next start if the server died first", async () => {
  const { folder, database, mail, env, pings } = await dueSite();
  const site = await startSite(folder, env);
  await mail.received(1);
  const pending = "SELECT 1 FROM canaries WHERE state = 'pending'";
  await vi.waitUntil(async () => (await query(database, pending)).length === 0, { timeout: 30_000 });
  await site.end("SIGKILL");
  expect(pings).toEqual([]);
  await startSite(folder, env);
  await vi.waitUntil(() => pings.length > 0, { timeout: 30_000 });
  expect(mail.mails).toHaveLength(1);
});
