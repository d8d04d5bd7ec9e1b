import {
  chmodSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { temporaryDatabase } from "../test-support/fixtures.ts";
import { backupDatabase } from "./copies.ts";
import { databaseFile, recordFile, writeRecord } from "./database-record.ts";
import { guardDatabase } from "./guarded-database.ts";
import { migrate } from "./migrations.ts";
import { openDatabase } from "./open-database.ts";
import { checkVersion, readDatabase } from "./read-database.ts";
import { query, statement } from "./sql-database.ts";

const insert = (name: string) => statement("INSERT INTO trials VALUES (:name, 1)", { name });

test("backs up an open database with all data and its schema version", async () => {
  const folder = temporaryFolder();
  const original = temporaryDatabase(folder);
  await original.batch([insert("written")]);
  const restored = temporaryFolder();
  backupDatabase(path.join(folder, databaseFile), path.join(restored, databaseFile));
  expect(readdirSync(restored)).toEqual([databaseFile]);
  await original.batch([insert("later")]);

  const backup = temporaryDatabase(restored);
  expect(await query(backup, "SELECT name FROM trials")).toEqual([{ name: "written" }]);
  expect(await query(backup, "PRAGMA user_version")).toEqual(await query(original, "PRAGMA user_version"));
  expect(await query(backup, "SELECT * FROM secrets")).toEqual(
    await query(original, "SELECT * FROM secrets"),
  );
});

test("puts a database in WAL mode back, as soon as the program that has done it lets go", async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, databaseFile);
  openDatabase(folder).close();
  const other = new DatabaseSync(file);
  other.exec("PRAGMA journal_mode = WAL; INSERT INTO trials VALUES ('in the log', 1)");
  const meanwhile = openDatabase(folder);
  await meanwhile.batch([insert("meanwhile")]);
  meanwhile.close();
  other.close();
  const database = temporaryDatabase(folder);
  expect(await query(database, "PRAGMA journal_mode")).toEqual([{ journal_mode: "delete" }]);
  expect(await query(database, "SELECT name FROM trials")).toEqual([
    { name: "in the log" },
    { name: "meanwhile" },
  ]);
  expect(readdirSync(folder).filter((name) => /-(?:wal|shm)$/.test(name))).toEqual([]);
});

test("creates a private backup without deleted data", async () => {
  const folder = temporaryFolder();
  const database = temporaryDatabase(folder);
  await database.batch([insert("forget-me")]);
  await query(database, "DELETE FROM trials");
  const file = path.join(folder, "copy.sqlite");
  backupDatabase(path.join(folder, databaseFile), file);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readFileSync(file).includes("forget-me")).toBe(false);
});

test("overwrites nothing, and leaves no partial backup", () => {
  const folder = temporaryFolder();
  const [taken, broken] = [path.join(folder, "taken"), path.join(folder, "broken")];
  writeFileSync(taken, "something else");
  writeFileSync(broken, "this is no database".repeat(1000));
  temporaryDatabase(folder);
  expect(() => backupDatabase(path.join(folder, databaseFile), taken)).toThrow("already exists");
  expect(readFileSync(taken, "utf8")).toBe("something else");
  expect(() => backupDatabase(path.join(folder, "missing"), path.join(folder, "copy"))).toThrow(
    "does not exist",
  );
  expect(() => backupDatabase(broken, path.join(folder, "copy"))).toThrow(/not a database/);
  expect(existsSync(path.join(folder, "missing"))).toBe(false);
  expect(readdirSync(folder).filter((name) => /copy|unfinished/.test(name))).toEqual([]);
});

test("commits to disk, waits for locks and overwrites deleted data", async () => {
  const database = temporaryDatabase();
  expect((await query(database, "PRAGMA journal_mode"))[0]?.journal_mode).toBe("delete");
  // 3 is EXTRA.
  expect((await query(database, "PRAGMA synchronous"))[0]?.synchronous).toBe(3);
  expect((await query(database, "PRAGMA busy_timeout"))[0]?.timeout).toBe(5000);
  expect((await query(database, "PRAGMA secure_delete"))[0]?.secure_delete).toBe(1);
});

test("lets no other user into the data folder, however folder and files came to be", async () => {
  const folder = temporaryFolder();
  const first = openDatabase(folder);
  await query(first, "SELECT 1");
  writeRecord(folder, first.facts());
  // As after an unpacked archive, or a copy by hand.
  chmodSync(folder, 0o755);
  for (const name of readdirSync(folder)) chmodSync(path.join(folder, name), 0o664);
  expect(readdirSync(folder).sort()).toEqual([recordFile, databaseFile]);
  temporaryDatabase(folder);
  for (const name of ["", ...readdirSync(folder)]) {
    expect(statSync(path.join(folder, name)).mode & 0o077, name).toBe(0);
  }
  first.close();
});

test("rolls a failed batch back", async () => {
  const database = temporaryDatabase();
  await expect(database.batch([insert("a"), insert("a")])).rejects.toThrow(/UNIQUE/);
  expect(await query(database, "SELECT * FROM trials")).toEqual([]);
  await database.batch([insert("a"), insert("b")]);
  expect(await query(database, "SELECT * FROM trials")).toHaveLength(2);
});

test("goes on reading while another program reads for long, and writing when it has finished; all is in the file then", async () => {
  const folder = temporaryFolder();
  const guarded = guardDatabase({ dataDirectory: folder, backupDirectory: folder }, () => {});
  await guarded.batch([insert("before")]);
  const other = new DatabaseSync(path.join(folder, databaseFile));
  other.exec("BEGIN");
  other.prepare("SELECT * FROM trials").all();
  const select = statement("SELECT count(*) AS total FROM trials");
  await expect(guarded.batch([insert("one")])).rejects.toThrow("locked");
  expect(await guarded.batch([select])).toEqual([[{ total: 1 }]]);
  other.close();
  await guarded.batch([insert("two")]);
  const copy = path.join(temporaryFolder(), databaseFile);
  copyFileSync(path.join(folder, databaseFile), copy);
  const alone = new DatabaseSync(copy);
  expect(alone.prepare("SELECT count(*) AS total FROM trials").get()).toEqual({ total: 2 });
  alone.close();
  guarded.close();
});

test("refuses a database of another version with what to do, and leaves it as it is", () => {
  const folder = temporaryFolder();
  openDatabase(folder).close();
  const file = path.join(folder, databaseFile);
  const raw = new DatabaseSync(file);
  raw.exec("PRAGMA user_version = 9999");
  raw.close();
  const before = readFileSync(file);
  for (const open of [() => openDatabase(folder), () => readDatabase(file), () => checkVersion(file)]) {
    expect(open).toThrow(/another version .*use that version again/);
    expect(readFileSync(file)).toEqual(before);
    expect(readdirSync(folder)).toEqual([databaseFile]);
  }
  for (const open of [() => readDatabase(file), () => checkVersion(file)]) expect(open).toThrow(file);
});

test("checks no missing and no damaged database: pages are served without it", () => {
  const file = path.join(temporaryFolder(), databaseFile);
  checkVersion(file);
  writeFileSync(file, "not a database");
  checkVersion(file);
});

test("applies the migrations that a database lacks, all or none", () => {
  const database = new DatabaseSync(":memory:");
  const first = { version: 3, sql: "CREATE TABLE a (id INTEGER) STRICT; INSERT INTO a VALUES (1)" };
  migrate(database, [first]);
  const second = { version: 4, sql: "ALTER TABLE a ADD COLUMN more TEXT" };
  expect(() => migrate(database, [first, second, { version: 5, sql: "DROP TABLE b" }])).toThrow("b");
  expect(database.prepare("SELECT * FROM a").all()).toEqual([{ id: 1 }]);
  migrate(database, [first, second]);
  expect(database.prepare("SELECT * FROM a").all()).toEqual([{ id: 1, more: null }]);
  expect(() => migrate(database, [first])).toThrow(/another version/);
});
