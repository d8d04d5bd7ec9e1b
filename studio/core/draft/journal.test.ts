import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../test-support/temporary-folder.ts";
import { openProject } from "../project.ts";
import { openJournal } from "./journal.ts";

const testProject = () => ({ ...openProject("."), dataFolder: temporaryFolder() });

test("opens a journal from before journals had a version, with all that is in it", () => {
  const project = testProject();
  const first = openJournal(project);
  first.keep("answer 1", "Hello");
  first.close();
  const database = new DatabaseSync(path.join(project.dataFolder, "journal.sqlite"));
  database.exec("PRAGMA user_version = 0");
  database.close();
  const journal = openJournal(project);
  expect(journal.kept("answer 1")?.value).toBe("Hello");
  journal.close();
});

test("leaves a journal alone that a newer studio has written", () => {
  const project = testProject();
  openJournal(project).close();
  const database = new DatabaseSync(path.join(project.dataFolder, "journal.sqlite"));
  database.exec("PRAGMA user_version = 99");
  database.close();
  expect(() => openJournal(project)).toThrow("newer studio");
});
