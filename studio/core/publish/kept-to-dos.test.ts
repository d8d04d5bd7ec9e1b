import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { openJournal } from "../draft/journal.ts";
import { openProject } from "../project.ts";
import { keepToDos, readToDos, sinceLastDone, tickToDo } from "./kept-to-dos.ts";

const openTestJournal = () => {
  const journal = openJournal({ ...openProject("."), dataFolder: temporaryFolder() });
  onTestFinished(() => journal.close());
  return journal;
};

const price = (after: string) => ({
  id: "schedule coaching.price",
  label: "Coaching: price",
  before: "$150",
  after,
  page: "https://booking.example.com/coaching",
});

const openOnes = (journal: ReturnType<typeof openJournal>) =>
  readToDos(journal)
    .filter(({ isLive, isDone }) => isLive && !isDone)
    .map(({ after }) => after);

test("asks for the latest value only, until it is ticked", () => {
  const journal = openTestJournal();
  keepToDos(journal, [price("$160")]);
  keepToDos(journal, [price("$170")]);
  expect(openOnes(journal)).toEqual(["$170"]);
  tickToDo(journal, price("$170"), true);
  // As after a stop between the last step and its note.
  keepToDos(journal, [price("$170")]);
  expect(openOnes(journal)).toEqual([]);
  tickToDo(journal, price("$170"), false);
  expect(openOnes(journal)).toEqual(["$170"]);
});

test("counts what was ticked before publishing, and forgets a tick that was taken back", () => {
  const journal = openTestJournal();
  tickToDo(journal, price("$160"), true);
  keepToDos(journal, [price("$160")]);
  expect(openOnes(journal)).toEqual([]);

  tickToDo(journal, price("$170"), true);
  tickToDo(journal, price("$170"), false);
  expect(readToDos(journal)).toEqual([]);
});

test("asks for nothing when a change is undone that was never made elsewhere", () => {
  const journal = openTestJournal();
  keepToDos(journal, [price("$160")]);
  expect(sinceLastDone(journal, [{ ...price("$170"), before: "$160" }])).toEqual([price("$170")]);
  keepToDos(journal, [{ ...price("$150"), before: "$160" }]);
  expect(readToDos(journal)).toEqual([]);
});

test("asks again when an earlier value comes back", () => {
  const journal = openTestJournal();
  for (const after of ["$160", "$150"]) {
    keepToDos(journal, [price(after)]);
    tickToDo(journal, price(after), true);
  }
  keepToDos(journal, [price("$160")]);
  expect(openOnes(journal)).toEqual(["$160"]);
});
