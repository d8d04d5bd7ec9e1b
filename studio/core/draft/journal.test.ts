import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../test-support/temporary-folder.ts";
import { openProject } from "../project.ts";
import { openJournal } from "./journal.ts";

const testProject = () => ({ ...openProject("."), dataFolder: temporaryFolder() });

test("leaves a journal alone that a newer studio has written", () => {
  const project = testProject();
  openJournal(project).close();
  const database = new DatabaseSync(path.join(project.dataFolder, "journal.sqlite"));
  database.exec("PRAGMA user_version = 99");
  database.close();
  expect(() => openJournal(project)).toThrow("newer studio");
});
