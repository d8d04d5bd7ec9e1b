import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryDatabase, temporaryFolder } from "../test-support/messages.ts";
import { backupDatabase } from "./backup-database.ts";
import { databaseFile } from "./open-database.ts";
import { query } from "./sql-database.ts";

const raise = "INSERT INTO alarms VALUES (?1, 1)";

test("a copy of an open database can be put in its place, with all that was written and the schema's version", async () => {
  const folder = temporaryFolder();
  const original = temporaryDatabase(folder);
  await query(original, raise, "written");
  // Still in the log beside the database, which a plain copy of the file would leave behind.
  expect(statSync(path.join(folder, `${databaseFile}-wal`)).size).toBeGreaterThan(0);
  const restored = temporaryFolder();
  backupDatabase(path.join(folder, databaseFile), path.join(restored, databaseFile));
  expect(readdirSync(restored)).toEqual([databaseFile]);
  await query(original, raise, "later");

  const copy = temporaryDatabase(restored);
  expect(await query(copy, "SELECT condition FROM alarms")).toEqual([{ condition: "written" }]);
  expect(await query(copy, "PRAGMA user_version")).toEqual(await query(original, "PRAGMA user_version"));
  expect(await query(copy, "SELECT * FROM secrets")).toEqual(await query(original, "SELECT * FROM secrets"));
});

test("only its owner may read a copy, and what was deleted is not in it", async () => {
  const folder = temporaryFolder();
  const database = temporaryDatabase(folder);
  await query(database, raise, "forget-me");
  await query(database, "DELETE FROM alarms");
  const file = path.join(folder, "copy.sqlite");
  backupDatabase(path.join(folder, databaseFile), file);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readFileSync(file).includes("forget-me")).toBe(false);
});

test("nothing is overwritten, and no half of a copy is left", () => {
  const folder = temporaryFolder();
  const [taken, broken] = [path.join(folder, "taken"), path.join(folder, "broken")];
  writeFileSync(taken, "something else");
  writeFileSync(broken, "this is no database".repeat(1000));
  temporaryDatabase(folder);
  expect(() => backupDatabase(path.join(folder, databaseFile), taken)).toThrow("exists already");
  expect(readFileSync(taken, "utf8")).toBe("something else");
  expect(() => backupDatabase(path.join(folder, "missing"), path.join(folder, "copy"))).toThrow(
    "no database",
  );
  expect(() => backupDatabase(broken, path.join(folder, "copy"))).toThrow(/not a database/);
  expect(existsSync(path.join(folder, "missing"))).toBe(false);
  expect(readdirSync(folder).filter((name) => /copy|unfinished/.test(name))).toEqual([]);
});
