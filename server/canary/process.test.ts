import { createServer } from "node:http";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { query } from "../database/sql-database.ts";
import { temporaryDatabase } from "../test-support/fixtures.ts";
import { startMailServer } from "../test-support/mail-server.ts";
import { buildSite, runScript, startSite } from "../test-support/site-process.ts";

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
  const mail = await startMailServer();
  onTestFinished(() => mail.close());
  let pings = 0;
  const pinged = createServer((_, response) => {
    pings += 1;
    response.end();
  });
  await new Promise<void>((resolve) => pinged.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void pinged.close());
  const { port } = pinged.address() as { port: number };
  const env = {
    DATA_DIR: data,
    SMTP_URL: mail.url,
    CONTACT_TO: "owner@example.net",
    CONTACT_FROM: "site@example.org",
    CANARY_URL: `http://127.0.0.1:${port}/`,
    NODE_OPTIONS: `--import=${new URL("../test-support/example-url.ts", import.meta.url)}`,
  };
  return { folder, database, mail, env, pings: () => pings };
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

test("two servers send one weekly email, and none after a restart", async () => {
  const { folder, database, mail, env } = await dueSite();
  await runScript(folder, "scripts/backup.ts", [], env);
  const [first] = await Promise.all([startSite(folder, env), startSite(folder, env)]);
  const [email] = await mail.received(1);
  expect(email?.to_).toEqual(["owner@example.net"]);
  const lines = email?.text?.trimEnd().split("\n") ?? [];
  expect(lines).toHaveLength(9);
  expect(lines[0]).toContain("0 messages");
  expect(lines[7]).toMatch(/^Last backup: .*, checked, on this machine only/);
  await first.end("SIGTERM");
  await startSite(folder, env);
  await pause(1500);
  expect(mail.mails).toHaveLength(1);
  expect(await query(database, "SELECT id FROM messages")).toEqual([]);
  const { output } = await runScript(folder, "scripts/messages.ts", [], env);
  expect(output.trim()).toBe("No messages.");
});

test("the dead man's switch is requested by the next start if the server died first", async () => {
  const { folder, database, mail, env, pings } = await dueSite();
  const site = await startSite(folder, env);
  await mail.received(1);
  while ((await query(database, "SELECT 1 FROM canaries WHERE state = 'pending'")).length > 0)
    await pause(50);
  await site.end("SIGKILL");
  expect(pings()).toBe(0);
  await startSite(folder, env);
  while (pings() === 0) await pause(50);
  expect(mail.mails).toHaveLength(1);
});

test("CANARY=off sends none", async () => {
  const { folder, database, mail, env } = await dueSite();
  await startSite(folder, { ...env, CANARY: "off" });
  await pause(1500);
  expect(mail.mails).toEqual([]);
  expect(await query(database, "SELECT 1 FROM canaries")).toHaveLength(1);
});
