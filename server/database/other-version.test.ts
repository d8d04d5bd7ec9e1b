import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { datedBackups } from "../backup/dated-backups.ts";
import { buildSite, healthOf, runScript, sendMessage, startSite } from "../test-support/site-process.ts";
import { databaseFile } from "./database-record.ts";
import { fingerprintOf, migrate } from "./migrations.ts";
import { openDatabase } from "./open-database.ts";

const migration = readFileSync(path.join(import.meta.dirname, "migrations", "0001_initial.sql"), "utf8");

/** Makes the database of a version whose first migration was edited later, although it kept its number. */
function makeOther(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec(migration.replace("last_error          TEXT,", ""));
  database.exec("PRAGMA user_version = 1");
  database.close();
}

test("a fingerprint is that of the tables, not of comments and line breaks", () => {
  const fingerprint = (sql: string) => {
    const database = new DatabaseSync(":memory:");
    database.exec(sql);
    return fingerprintOf(database);
  };
  const tidied = migration.replace(/--.*$/gm, "").replace(/\n+ */g, "\n ");
  expect(tidied).not.toBe(migration);
  expect(fingerprint(tidied)).toBe(fingerprint(migration));
  expect(fingerprint(migration.replace("suspected_spam ", "suspected "))).not.toBe(fingerprint(migration));
});

test("a database that was saved without its number is known by its fingerprint", () => {
  const database = new DatabaseSync(":memory:");
  database.exec(migration);
  migrate(database);
  expect(database.prepare("SELECT count(*) AS total FROM messages_ever").get()).toEqual({ total: 1 });
});

test("a database of another version is refused in a sentence by each command, and pages are served without it", async () => {
  const folder = buildSite();
  const file = path.join(folder, "data", databaseFile);
  makeOther(file);
  const before = readFileSync(file);
  const sentence =
    /^\S+site\.sqlite: The database was made by another version of the site and was left as it is: use that version again\.$/m;
  const refuses = async (script: string, ...args: string[]) => {
    const { code, errors } = await runScript(folder, script, args, { BACKUP_DIR: "backups" });
    expect([script, code]).toEqual([script, 1]);
    expect(errors).toMatch(sentence);
    expect(errors).not.toMatch(/no such|\n\s+at /);
  };
  await refuses("server/node.ts", "--check");
  await refuses("scripts/backup.ts");
  await refuses("scripts/messages.ts");
  await refuses("scripts/backup.ts", "copy.sqlite");
  expect(datedBackups(path.join(folder, "backups"))).toEqual([]);

  const site = await startSite(folder);
  expect((await fetch(site.url)).status).toBe(200);
  expect(await sendMessage(site)).toBe(503);
  expect(await healthOf(site)).toMatchObject({
    faults: ["storage"],
    reason: expect.stringContaining("another version of the site"),
  });
  expect(readFileSync(file)).toEqual(before);
});

test("a copy of another version isn't restored, and one is restored in the place of such a database", async () => {
  const folder = buildSite();
  const file = path.join(folder, "data", databaseFile);
  const copy = path.join(folder, "copy.sqlite");
  makeOther(copy);
  openDatabase(path.dirname(file)).close();
  const refused = await runScript(folder, "scripts/restore.ts", [copy, "--yes"]);
  expect([refused.code, refused.errors]).toEqual([
    1,
    expect.stringContaining("made by another version of the site"),
  ]);

  const other = buildSite();
  makeOther(path.join(other, "data", databaseFile));
  const restored = await runScript(other, "scripts/restore.ts", [file, "--yes"]);
  expect([restored.code, restored.errors]).toEqual([0, expect.stringContaining("messages")]);
  const site = await startSite(other);
  expect(await sendMessage(site)).toBe(200);
  // Until the owner has read what isn't known to be complete.
  expect(await healthOf(site)).toMatchObject({ faults: ["restored"] });
  expect((await runScript(other, "scripts/letters.ts", ["seen"])).code).toBe(0);
  expect(await healthOf(site)).toMatchObject({ faults: [] });
});
