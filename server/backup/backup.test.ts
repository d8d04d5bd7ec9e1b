import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { createMessageStore } from "../contact/store.ts";
import { databaseFile } from "../database/database-record.ts";
import { openDatabase } from "../database/open-database.ts";
import { query } from "../database/sql-database.ts";
import { generous, submission, temporaryDatabase } from "../test-support/fixtures.ts";
import { mailServer } from "../test-support/mail-server.ts";
import {
  buildSite,
  healthOf,
  mailTo,
  runScript,
  sendMessage,
  startSite,
} from "../test-support/site-process.ts";
import { createDatedBackup, datedBackups } from "./dated-backups.ts";

const backup = (folder: string, args: string[] = [], env: Record<string, string> = {}) =>
  runScript(folder, "scripts/backup.ts", args, { BACKUP_DIR: "backups", ...env });

test("restores a backup made while the site runs, and delivers its pending messages", async () => {
  const folder = buildSite();
  const first = await startSite(folder);
  expect(await sendMessage(first, "written before the disk died")).toBe(200);
  const { code, output } = await backup(folder);
  expect([code, output]).toEqual([0, expect.stringContaining("Backups kept: 1")]);
  await first.end("SIGKILL");

  rmSync(path.join(folder, "data"), { recursive: true });
  mkdirSync(path.join(folder, "data"));
  const [newest = ""] = datedBackups(path.join(folder, "backups"));
  // By hand, it would send letters again that went out since.
  copyFileSync(newest, path.join(folder, "data", databaseFile));
  const refusing = await startSite(folder);
  expect(await sendMessage(refusing)).toBe(503);
  expect(await healthOf(refusing)).toMatchObject({ reason: expect.stringContaining("npm run restore") });
  await refusing.end("SIGTERM");
  const restored = await runScript(folder, "scripts/restore.ts", [path.join("data", databaseFile), "--yes"]);
  expect(restored.code).toBe(0);

  const mailbox = await mailServer();
  const second = await startSite(folder, mailTo(mailbox.url));
  const [email] = await mailbox.received(1);
  expect(email?.text).toContain("written before the disk died");
  expect(await sendMessage(second, "written after it")).toBe(200);
  await mailbox.received(2);
  const listed = await runScript(folder, "scripts/messages.ts", []);
  expect(listed.output).toMatch(/written after it[\s\S]*written before the disk died/);
});

test("keeps the newest backups and leaves other files alone", () => {
  const folder = temporaryFolder();
  temporaryDatabase(folder);
  const backups = path.join(folder, "backups");
  mkdirSync(backups);
  writeFileSync(path.join(backups, "site-notes.sqlite"), "the owner's");
  const day = (number: number) => Date.UTC(2026, 1, number, 3, 30);
  for (let number = 1; number <= 5; number += 1) {
    createDatedBackup(path.join(folder, databaseFile), backups, 3, day(number));
  }
  expect(readdirSync(backups).sort()).toEqual([
    "site-2026-02-03T03-30-00Z.sqlite",
    "site-2026-02-04T03-30-00Z.sqlite",
    "site-2026-02-05T03-30-00Z.sqlite",
    "site-notes.sqlite",
  ]);
  // A new backup is kept even if its clock is behind.
  const { created } = createDatedBackup(path.join(folder, databaseFile), backups, 1, day(2));
  expect(datedBackups(backups)).toEqual([created]);
});

test("makes one under a name of one's own, of every message, and overwrites nothing", async () => {
  const folder = temporaryFolder();
  const store = createMessageStore(temporaryDatabase(path.join(folder, "data")), generous);
  for (const client of ["one", "other"]) await store.add(submission(), client);
  const file = path.join(folder, "copy.sqlite");
  expect(await backup(folder, [file])).toMatchObject({ code: 0 });
  const copy = new DatabaseSync(file, { readOnly: true });
  onTestFinished(() => copy.close());
  expect(copy.prepare("SELECT id FROM messages").all()).toHaveLength(2);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect((await backup(folder, [file])).errors).toContain("already exists");
});

test("deletes nothing if the backup fails, and explains", async () => {
  const folder = temporaryFolder();
  temporaryDatabase(path.join(folder, "data"));
  expect((await backup(folder)).code).toBe(0);
  const database = path.join(folder, "data", databaseFile);
  writeFileSync(database, "no database any more".repeat(500));
  const backups = path.join(folder, "backups");
  expect(() => createDatedBackup(database, backups, 1)).toThrow();
  const broken = await backup(folder);
  expect([broken.code, broken.errors]).toEqual([1, expect.not.stringMatching(/\n\s+at /)]);
  expect(datedBackups(path.join(folder, "backups"))).toHaveLength(1);
});

test("creates private backups, and explains errors", async () => {
  const folder = temporaryFolder();
  temporaryDatabase(path.join(folder, "data"));
  await backup(folder);
  const [newest = ""] = datedBackups(path.join(folder, "backups"));
  expect(statSync(newest).mode & 0o077).toBe(0);
  expect(statSync(path.dirname(newest)).mode & 0o077).toBe(0);
  // None of these stops it. In a folder of its own: the first may be of the same second.
  const unused = { PORT: "many", CONTACT_TO: "nobody", BACKUP_DIR: "others" };
  expect(await backup(folder, [], unused)).toMatchObject({
    code: 0,
    errors: expect.stringContaining("CONTACT_TO must"),
  });
});

test("keeps the good backups when the database was emptied, and warns", async () => {
  const folder = temporaryFolder();
  const data = path.join(folder, "data");
  const fill = async (count: number) => {
    const database = openDatabase(data);
    const store = createMessageStore(database, generous);
    for (let added = 0; added < count; added += 1) await store.add(submission(), `client ${added}`);
    database.close();
  };
  const backUpAt = (day: number) =>
    createDatedBackup(path.join(data, databaseFile), path.join(folder, "backups"), 2, Date.UTC(2026, 1, day));
  await fill(5);
  const good = [backUpAt(1).created, backUpAt(2).created];

  rmSync(data, { recursive: true });
  await fill(1);
  for (const day of [3, 4, 5]) expect(backUpAt(day).warning).toContain("another database");
  expect(datedBackups(path.join(folder, "backups"))).toEqual(expect.arrayContaining(good));
  expect(datedBackups(path.join(folder, "backups"))).toHaveLength(5);
  const warned = await backup(folder, [], { BACKUP_COMMAND: "touch copied" });
  expect([warned.code, warned.errors]).toEqual([1, expect.stringContaining("Warning")]);
  expect(existsSync(path.join(folder, "copied"))).toBe(false);

  // The owner restores the good one: backups count again.
  expect((await runScript(folder, "scripts/restore.ts", [good[1] ?? "", "--yes"])).code).toBe(0);
  const { created, warning } = backUpAt(6);
  expect(warning).toBeUndefined();
  expect(datedBackups(path.join(folder, "backups"))).toContain(created);
});

test("a backup of fewer messages counts if they were deleted", async () => {
  const folder = temporaryFolder();
  const database = temporaryDatabase(folder);
  const store = createMessageStore(database, generous);
  for (const client of ["one", "two", "three"]) await store.add(submission(), client);
  const backUpAt = (day: number) =>
    createDatedBackup(
      path.join(folder, databaseFile),
      path.join(folder, "backups"),
      2,
      Date.UTC(2026, 1, day),
    );
  backUpAt(1);
  await query(database, "DELETE FROM messages");
  expect(backUpAt(2).warning).toBeUndefined();
});

test("hands a backup to BACKUP_COMMAND and fails with it", async () => {
  const folder = temporaryFolder();
  temporaryDatabase(path.join(folder, "data"));
  const copied = await backup(folder, [], { BACKUP_COMMAND: 'cp "$BACKUP_FILE" elsewhere.sqlite' });
  expect([copied.code, copied.errors]).toEqual([0, ""]);
  expect(existsSync(path.join(folder, "elsewhere.sqlite"))).toBe(true);
  rmSync(path.join(folder, "backups"), { recursive: true });
  // A studio's archives are beside it: the newest one goes along.
  const studio = path.join(folder, "studio");
  mkdirSync(studio);
  for (const name of ["studio-1.tar.gz", "studio-2.tar.gz", "studio-3.tar.gz.unfinished"])
    writeFileSync(path.join(studio, name), name);
  utimesSync(path.join(studio, "studio-2.tar.gz"), 0, 0);
  // Never what a link leads to.
  symlinkSync(path.join(folder, "settings.env"), path.join(studio, "studio-4.tar.gz"));
  const both = { STUDIO_BACKUPS: studio, BACKUP_COMMAND: 'basename "$BACKUP_FILE" >> copied.txt' };
  expect((await backup(folder, [], both)).code).toBe(0);
  expect(readFileSync(path.join(folder, "copied.txt"), "utf8").trim().split("\n")).toEqual([
    expect.stringMatching(/\.sqlite$/),
    "studio-1.tar.gz",
  ]);
  rmSync(path.join(folder, "backups"), { recursive: true });
  const failed = await backup(folder, [], { BACKUP_COMMAND: "exit 3" });
  expect([failed.code, failed.errors]).toEqual([
    1,
    expect.stringContaining("BACKUP_COMMAND failed (exited with 3)"),
  ]);
  expect(datedBackups(path.join(folder, "backups"))).toHaveLength(1);
});
