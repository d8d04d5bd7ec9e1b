import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { checkDatabase } from "./check-database.ts";
import { migrate, newestVersion } from "./migrations.ts";
import { databaseFile } from "./store-record.ts";

/** Creates a database with some version. */
function folderWith(version: number, sql = ""): string {
  const folder = temporaryFolder();
  const database = new DatabaseSync(path.join(folder, databaseFile));
  migrate(database, () => {}, Math.min(version, newestVersion));
  database.exec(`PRAGMA user_version = ${version}; ${sql}`);
  database.close();
  return folder;
}

const bytesIn = (folder: string) => readFileSync(path.join(folder, databaseFile));

test.each([1, newestVersion - 1, newestVersion])("accepts version %i without changing it", (version) => {
  const folder = folderWith(version);
  const before = bytesIn(folder);
  checkDatabase(folder);
  expect(bytesIn(folder)).toEqual(before);
  expect(readdirSync(folder)).toEqual([databaseFile]);
});

test("rejects a database that a newer release has upgraded", () => {
  const folder = folderWith(newestVersion + 1);
  expect(() => checkDatabase(folder)).toThrow(/newer release.*Going back/);
});

test("rejects a database whose migration fails, and leaves no copy of it", () => {
  const folder = folderWith(1, "DROP TABLE messages");
  expect(() => checkDatabase(folder)).toThrow(/can't be upgraded from version/);
  expect(readdirSync(folder)).toEqual([databaseFile]);
});

test("accepts a missing and a damaged database: pages are served without it", () => {
  const folder = temporaryFolder();
  checkDatabase(folder);
  writeFileSync(path.join(folder, databaseFile), "not a database");
  checkDatabase(folder);
});
