import { readdirSync, readFileSync, renameSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { openProject } from "../project.ts";
import { openJournal } from "./journal.ts";

const testProject = () => ({ ...openProject("."), dataFolder: temporaryFolder() });

test.each([
  [
    "an older",
    "PRAGMA user_version = 0; ALTER TABLE kept DROP COLUMN refused",
    /older studio .*move that file/,
  ],
  ["a newer", "PRAGMA user_version = 99", /newer studio .*open the newer one/],
])("leaves a journal alone that %s studio has written, and says where it is", (_, sql, words) => {
  const project = testProject();
  const file = path.join(project.dataFolder, "journal.sqlite");
  const first = openJournal(project);
  first.keep("answer 1", "Hello");
  first.close();
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
  const before = readFileSync(file);
  expect(() => openJournal(project)).toThrow(words);
  expect(() => openJournal(project)).toThrow(file);
  expect(readFileSync(file)).toEqual(before);
  expect(readdirSync(project.dataFolder)).toEqual(["journal.sqlite"]);
});

test("begins a new journal once the older one was moved, and keeps what is typed in it", () => {
  const project = testProject();
  const file = path.join(project.dataFolder, "journal.sqlite");
  const older = new DatabaseSync(file);
  older.exec("PRAGMA journal_mode = WAL; CREATE TABLE kept (key TEXT) STRICT");
  expect(() => openJournal(project)).toThrow("older studio");
  older.close();
  renameSync(file, `${file}.old`);
  for (const expected of [undefined, "Hello"]) {
    const journal = openJournal(project);
    expect(journal.kept("answer 1")?.value).toBe(expected);
    journal.keep("answer 1", "Hello");
    journal.close();
  }
});
