import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { temporaryDatabase } from "../test-support/fixtures.ts";
import { backupDatabase } from "./copies.ts";
import { query } from "./sql-database.ts";
import { databaseFile } from "./store-record.ts";

const insert = "INSERT INTO alerts VALUES (:problem, 1)";

test("backs up an open database with all data and its schema version", async () => {
  const folder = temporaryFolder();
  const original = temporaryDatabase(folder);
  await query(original, insert, { problem: "written" });
  // Still in the write-ahead log, which a plain copy of the file would miss.
  expect(statSync(path.join(folder, `${databaseFile}-wal`)).size).toBeGreaterThan(0);
  const restored = temporaryFolder();
  backupDatabase(path.join(folder, databaseFile), path.join(restored, databaseFile));
  expect(readdirSync(restored)).toEqual([databaseFile]);
  await query(original, insert, { problem: "later" });

  const backup = temporaryDatabase(restored);
  expect(await query(backup, "SELECT problem FROM alerts")).toEqual([{ problem: "written" }]);
  expect(await query(backup, "PRAGMA user_version")).toEqual(await query(original, "PRAGMA user_version"));
  expect(await query(backup, "SELECT * FROM secrets")).toEqual(
    await query(original, "SELECT * FROM secrets"),
  );
});

test("creates a private backup without deleted data", async () => {
  const folder = temporaryFolder();
  const database = temporaryDatabase(folder);
  await query(database, insert, { problem: "forget-me" });
  await query(database, "DELETE FROM alerts");
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
