import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { temporaryDatabase, temporaryFolder } from "../test-support/messages.ts";
import { databaseFile, openDatabase } from "./open-database.ts";
import { query, statement } from "./sql-database.ts";

test("a commit is on disk before it is answered, and a busy database is waited for", async () => {
  const database = temporaryDatabase();
  expect((await query(database, "PRAGMA journal_mode"))[0]?.journal_mode).toBe("wal");
  // 2 is FULL.
  expect((await query(database, "PRAGMA synchronous"))[0]?.synchronous).toBe(2);
  expect((await query(database, "PRAGMA busy_timeout"))[0]?.timeout).toBe(5000);
  expect((await query(database, "PRAGMA secure_delete"))[0]?.secure_delete).toBe(1);
});

test("a batch counts whole or not at all", async () => {
  const database = temporaryDatabase();
  const raise = "INSERT INTO alarms VALUES (?1, 1)";
  await expect(database.batch([statement(raise, "a"), statement(raise, "a")])).rejects.toThrow(/UNIQUE/);
  expect(await query(database, "SELECT * FROM alarms")).toEqual([]);
  await database.batch([statement(raise, "a"), statement(raise, "b")]);
  expect(await query(database, "SELECT * FROM alarms")).toHaveLength(2);
});

test("opening again keeps what is there, and the schema's version", async () => {
  const folder = temporaryFolder();
  const first = openDatabase(folder);
  await query(first, "INSERT INTO alarms VALUES ('kept', 1)");
  first.close();
  const second = temporaryDatabase(folder);
  expect(await query(second, "SELECT condition FROM alarms")).toEqual([{ condition: "kept" }]);
  expect((await query(second, "PRAGMA user_version"))[0]?.user_version).toBeGreaterThan(0);
});

test("a database of a newer version is refused, and left as it is", () => {
  const folder = temporaryFolder();
  openDatabase(folder).close();
  const raw = new DatabaseSync(path.join(folder, databaseFile));
  raw.exec("PRAGMA user_version = 9999");
  raw.close();
  expect(() => openDatabase(folder)).toThrow(/newer/);
});
