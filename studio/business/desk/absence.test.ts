import { expect, test } from "vitest";
import { openJournal } from "../../engine/draft/journal.ts";
import { openProject } from "../../engine/project.ts";
import { smallProject } from "../../engine/test-support/small-project.ts";
import { createAbsence } from "./absence.ts";

test("knows since when she was away for a week or more, until she has read about it, also after a restart", () => {
  const day = 24 * 3_600_000;
  let time = Date.parse("2026-11-01T10:00:00+11:00");
  const began = time;
  const project = openProject(smallProject().folder);
  const open = () => createAbsence(openJournal(project, () => time).notes, () => time);
  expect(open().noteVisit(), "the first time").toBeNull();
  time += 6 * day;
  expect(open().noteVisit(), "less than a week").toBeNull();
  time += 20 * 60_000;
  expect(open().noteVisit(), "she still looks: what came meanwhile, she has seen").toBeNull();
  const last = time;
  time += 14 * day;
  const absence = open();
  expect(absence.noteVisit()).toBe(last);
  time += day;
  expect(open().noteVisit(), "still unread").toBe(last);
  absence.end();
  expect(open().noteVisit()).toBeNull();
  // A clock that was ahead says nothing.
  time = began;
  expect(open().noteVisit()).toBeNull();
});
