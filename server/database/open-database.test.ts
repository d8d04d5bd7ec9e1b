import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { temporaryDatabase } from "../test-support/fixtures.ts";
import { openDatabase } from "./open-database.ts";
import { query, statement } from "./sql-database.ts";
import { databaseFile } from "./store-record.ts";

test("commits to disk, waits for locks and overwrites deleted data", async () => {
  const database = temporaryDatabase();
  expect((await query(database, "PRAGMA journal_mode"))[0]?.journal_mode).toBe("wal");
  // 2 is FULL.
  expect((await query(database, "PRAGMA synchronous"))[0]?.synchronous).toBe(2);
  expect((await query(database, "PRAGMA busy_timeout"))[0]?.timeout).toBe(5000);
  expect((await query(database, "PRAGMA secure_delete"))[0]?.secure_delete).toBe(1);
});

test("rolls a failed batch back", async () => {
  const database = temporaryDatabase();
  const insert = (problem: string) => statement("INSERT INTO alerts VALUES (:problem, 1)", { problem });
  await expect(database.batch([insert("a"), insert("a")])).rejects.toThrow(/UNIQUE/);
  expect(await query(database, "SELECT * FROM alerts")).toEqual([]);
  await database.batch([insert("a"), insert("b")]);
  expect(await query(database, "SELECT * FROM alerts")).toHaveLength(2);
});

test("keeps data and schema version when opened again", async () => {
  const folder = temporaryFolder();
  const first = openDatabase(folder);
  await query(first, "INSERT INTO alerts VALUES ('kept', 1)");
  first.close();
  const second = temporaryDatabase(folder);
  expect(await query(second, "SELECT problem FROM alerts")).toEqual([{ problem: "kept" }]);
  expect((await query(second, "PRAGMA user_version"))[0]?.user_version).toBeGreaterThan(0);
});

test("rejects a database of a newer version", () => {
  const folder = temporaryFolder();
  openDatabase(folder).close();
  const raw = new DatabaseSync(path.join(folder, databaseFile));
  raw.exec("PRAGMA user_version = 9999");
  raw.close();
  expect(() => openDatabase(folder)).toThrow(/newer/);
});
