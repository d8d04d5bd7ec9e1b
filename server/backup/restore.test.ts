import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { databaseFile } from "../database/database-record.ts";
import {
  buildSite,
  healthOf,
  runScript,
  type SiteProcess,
  sendMessage,
  startSite,
} from "../test-support/site-process.ts";

const pending = async (site: SiteProcess) => (await healthOf(site)).pending;

/** Starts a site with two messages in a backup and one after it. */
async function withBackup() {
  const folder = buildSite();
  const run = (...args: string[]) => runScript(folder, "scripts/restore.ts", args);
  const site = await startSite(folder);
  await sendMessage(site, "first");
  await sendMessage(site, "second");
  await runScript(folder, "scripts/backup.ts", ["copy.sqlite"]);
  await sendMessage(site, "third");
  return { folder, data: path.join(folder, "data"), run, site };
}

test("shows what a copy changes, restores it into a running site, and keeps the replaced database", async () => {
  const { data, run, site } = await withBackup();
  const shown = await run("copy.sqlite");
  expect(shown.output).toMatch(
    /^messages: 2$[\s\S]*^present:\n[\s\S]*^ {2}messages: 3$[\s\S]*Nothing is changed yet/m,
  );
  expect(await pending(site)).toBe(3);

  const restored = await run("copy.sqlite", "--yes");
  expect([restored.code, restored.errors]).toEqual([0, ""]);
  // It takes messages again, and lacks none.
  await expect.poll(() => sendMessage(site, "fourth")).toBe(200);
  expect(await pending(site)).toBe(4);
  await site.end("SIGTERM");

  const [replaced = ""] = readdirSync(data).filter((name) => name.startsWith("replaced-"));
  const old = new DatabaseSync(path.join(data, replaced, databaseFile));
  expect(old.prepare("SELECT count(*) AS count FROM messages").get()).toEqual({ count: 3 });
  old.close();
  const back = await run(path.join("data", replaced, databaseFile));
  expect(back.output).toMatch(/^messages: 3$/m);
  expect(readdirSync(data).filter((name) => name.startsWith(".restoring"))).toEqual([]);
});

test("says when a copy was made, whenever it was fetched from elsewhere", async () => {
  const { folder, run, site } = await withBackup();
  await site.end("SIGTERM");
  const fetched = path.join(folder, "site-2020-01-31T16-20-00Z.sqlite");
  copyFileSync(path.join(folder, "copy.sqlite"), fetched);
  const { output } = await run(fetched, "--json");
  expect(JSON.parse(output).madeAt).toBe(Date.parse("2020-01-31T16:20:00Z"));
});

test("restores in place of a damaged or missing database", async () => {
  const { folder, data, run, site } = await withBackup();
  await site.end("SIGTERM");
  const file = path.join(data, databaseFile);
  truncateSync(file, 0);
  expect((await runScript(folder, "scripts/messages.ts", [])).errors).toContain("npm run restore");
  expect((await run("copy.sqlite")).output).toMatch(/^everStored: 2$[\s\S]*error: It is empty/m);
  expect((await run("copy.sqlite", "--yes")).code).toBe(0);
  rmSync(file);
  expect((await runScript(folder, "scripts/messages.ts", [])).errors).toContain("npm run restore");
  expect((await run("copy.sqlite", "--yes")).code).toBe(0);
  const listed = await runScript(folder, "scripts/messages.ts", ["--json"]);
  expect(JSON.parse(listed.output)).toHaveLength(2);
});

test("keeps those off the list who refused or left after the copy was made, and brings back who came after they had left", async () => {
  const { folder, data, run, site } = await withBackup();
  const copy = new DatabaseSync(path.join(folder, "copy.sqlite"));
  const present = new DatabaseSync(path.join(data, databaseFile));
  const insert = (database: DatabaseSync, name: string, confirmed: number, left: number | null) =>
    database
      .prepare(
        "INSERT INTO subscribers (id, unsubscribe_token_hash, email, name, requested_at, confirmed_at, unsubscribed_at) VALUES (?, ?, ?, '', 1, ?, ?)",
      )
      .run(name, name, name, confirmed, left);
  for (const [name, confirmed] of [
    ["stays", 1],
    ["left", 1],
    ["back", 9],
  ] as const)
    insert(copy, name, confirmed, null);
  for (const [name, left] of [
    ["stays", null],
    ["left", 5],
    ["back", 5],
  ] as const)
    insert(present, name, 1, left);
  copy.close();
  present.close();
  const subscribers = (...args: string[]) => runScript(folder, "scripts/subscribers.ts", args);
  await subscribers("remove", "kim@example.org", "--never");
  expect((await run("copy.sqlite", "--yes")).code).toBe(0);
  await site.end("SIGTERM");
  const listed = JSON.parse((await subscribers("--json")).output);
  expect(listed).toMatchObject({ refused: 1 });
  expect(
    listed.subscribers.map(({ id, unsubscribedAt }: Record<string, unknown>) => [
      id,
      unsubscribedAt !== null,
    ]),
  ).toEqual([
    ["stays", false],
    ["back", false],
    ["left", true],
  ]);
  expect((await subscribers("allow", "kim@example.org")).code).toBe(0);
});

test("says what it has stopped and couldn't read, until the owner has seen it", async () => {
  const { folder, data, run, site } = await withBackup();
  await site.end("SIGTERM");
  for (const file of [path.join(folder, "copy.sqlite"), path.join(data, databaseFile)]) {
    const database = new DatabaseSync(file);
    database.exec(`
      INSERT INTO letters (id, subject, text, audience, text_hash, stored_at, started_at) VALUES ('l', 'Hello', '[]', 'letter', 'h', 1, 1);
      INSERT INTO letter_emails (id, letter_id, subscriber_id, text_hash, stored_at, state, next_attempt_at)
        VALUES ('e', 'l', 's', 'h', 1, 'pending', 1)`);
    database.close();
  }
  const whole = await run("copy.sqlite", "--yes", "--json");
  expect(JSON.parse(whole.output)).toMatchObject({ messages: 2, stoppedLetters: 1, unread: [] });
  expect(whole.errors).toMatch(/^1 letter stopped\. .*npm run letters -- resume/);
  const again = await startSite(folder);
  expect(await healthOf(again)).toMatchObject({
    faults: ["restored"],
    restored: [{ unread: [], stoppedLetters: 1 }],
  });
  await again.end("SIGTERM");

  rmSync(path.join(data, databaseFile));
  const missing = await run("copy.sqlite", "--yes");
  expect(missing.errors).toMatch(/Not known to be complete.*messages, answers, readers, who left the list/);
  // Named again whenever the copies are listed.
  expect((await run()).errors).toContain("Not known to be complete");
  expect((await runScript(folder, "scripts/letters.ts", ["seen"])).code).toBe(0);
  expect((await run()).errors).toBe("");
});

test("starts with a new database only on request", async () => {
  const { data, run, site } = await withBackup();
  expect((await run("--new")).output).toMatch(/^present:\n[\s\S]*^ {2}messages: 3$/m);
  expect(await pending(site)).toBe(3);
  await site.end("SIGTERM");
  expect((await run("--new", "--yes")).code).toBe(0);
  expect(readdirSync(data).some((name) => name.startsWith("replaced-"))).toBe(true);
  const again = await startSite(path.dirname(data));
  await expect.poll(() => pending(again)).toBe(0);
  await again.end("SIGTERM");
});

test("lists copies, and rejects damaged ones", async () => {
  const { folder, data, run, site } = await withBackup();
  await site.end("SIGTERM");
  mkdirSync(path.join(folder, "backups"));
  const backup = path.join(folder, "backups", "site-2026-01-01T00-00-00Z.sqlite");
  writeFileSync(backup, readFileSync(path.join(folder, "copy.sqlite")));
  expect((await run()).output).toMatch(/file: .*site-2026-01-01[\s\S]*messages: 2$/m);

  writeFileSync(backup, "no database ".repeat(1000));
  const { code, errors } = await run(backup, "--yes");
  expect([code, errors]).toEqual([1, expect.stringContaining("damaged")]);
  expect(errors).not.toMatch(/\n\s+at /);
  expect(existsSync(path.join(data, databaseFile))).toBe(true);
});

test("keeps another database than the right one once its owner restores it in its own place", async () => {
  const { folder, data, run, site } = await withBackup();
  await site.end("SIGTERM");
  const other = buildSite();
  const another = await startSite(other);
  await sendMessage(another, "elsewhere");
  await another.end("SIGTERM");
  for (const name of readdirSync(data).filter((file) => file !== "identity.json"))
    rmSync(path.join(data, name));
  writeFileSync(path.join(data, databaseFile), readFileSync(path.join(other, "data", databaseFile)));
  const again = await startSite(folder);
  expect(await sendMessage(again)).toBe(503);
  expect((await run(path.join("data", databaseFile), "--yes")).code).toBe(0);
  await expect.poll(() => pending(again)).toBe(1);
});
