import { beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import { ownerRule } from "../../business/owner-rules.ts";
import { removeValue } from "../content/edit-yaml.ts";
import { listChanges } from "../content/list-changes.ts";
import { type SmallProject, smallProject } from "../test-support/small-project.ts";
import { createDraft, type Draft } from "./draft.ts";
import { type Journal, openJournal } from "./journal.ts";
import { readPublishable } from "./publishable.ts";

const schedule = "content/schedule.yaml";
const faqs = "content/faqs.yaml";
const name = "schedule";
const price = ["course", "price"];

let project: SmallProject;
let journal: Journal;
let draft: Draft;
let live: Sources;

const readLive = async () => live;

async function offered() {
  const { draft: sources, ...publishable } = await readPublishable({ draft, journal, readLive });
  return { ...publishable, ids: listChanges(live, sources).map(({ id }) => id) };
}

beforeEach(async () => {
  project = smallProject();
  journal = openJournal(project);
  draft = createDraft({ project, journal, rule: ownerRule, readLive });
  live = await draft.sources();
});

test("what isn’t valid keeps back what its field had before, and nothing else", async () => {
  const { price: base, startTime } = parse(project.read(schedule)).course;
  await draft.setField({ name, path: price, value: base + 1, base });
  await draft.setField({ name, path: ["course", "startTime"], value: "16:00", base: startTime });
  expect((await offered()).ids).toEqual(["schedule course.price", "schedule course.startTime"]);
  await draft.setField({ name, path: price, value: "27O", base: base + 1 });
  expect(await offered()).toMatchObject({
    ids: ["schedule course.startTime"],
    invalid: [
      {
        change: { label: "Online course, price", after: "27O" },
        message: expect.stringContaining("digits"),
      },
    ],
    invalidChanges: new Set(["schedule course.price"]),
  });
  await draft.setField({ name, path: price, value: base + 2, base: base + 1 });
  expect(await offered()).toMatchObject({
    ids: ["schedule course.price", "schedule course.startTime"],
    invalid: [],
  });
});

test("what wasn’t valid is written as soon as the field beside it makes it so", async () => {
  const startTime = ["sundayClass", "startTime"];
  const { startTime: start, endTime: end } = parse(project.read(schedule)).sundayClass;
  const later = await draft.setField({ name, path: startTime, value: "10:00", base: start });
  expect(later).toMatchObject({ state: "invalid" });
  await draft.setField({ name, path: ["sundayClass", "endTime"], value: "10:45", base: end });
  expect(parse(project.read(schedule)).sundayClass).toMatchObject({ startTime: "10:00", endTime: "10:45" });
  expect((await offered()).invalid).toEqual([]);
});

test("an entry that has only its words yet is named by them, and keeps back nothing else of its list", async () => {
  const notices = { name: "for-a-while", path: ["notices"] } as const;
  const finished = { text: "In December the class meets twice", from: "2031-12-01", until: "2031-12-14" };
  await draft.addEntry({ ...notices, value: finished, temporaryName: "finished" });
  await draft.addEntry({ ...notices, value: { text: "The pool" }, temporaryName: "begun" });
  expect(await offered()).toMatchObject({
    ids: ["for-a-while notices.2031-12-01"],
    invalid: [{ change: { label: "A notice", after: "The pool" } }],
    invalidChanges: new Set(),
  });
});

test("an entry is kept back as a whole while one of its fields isn’t valid, by whatever name it was typed", async () => {
  const forAWhile = "for-a-while";
  const sundays = ["sundays"];
  for (const date of ["2031-02-02", "2031-02-09"]) {
    const value = { date, place: "Town Hall" };
    await draft.addEntry({ name: forAWhile, path: sundays, value, temporaryName: `on ${date}` });
  }
  const [first, second] = ["2031-02-02", "2031-02-09"].map((day) => `${forAWhile} sundays.${day}`);
  expect((await offered()).ids).toEqual([first, second]);
  // Forms know the entries of a list without ids by their positions.
  const end = { name: forAWhile, path: ["sundays", "1", "endTime"], base: undefined } as const;
  await draft.setField({ ...end, value: "08:00" });
  expect(await offered()).toMatchObject({ ids: [first], invalidChanges: new Set([second]) });

  // Of one that visitors know, the new place would be published with the old time.
  live = await draft.sources();
  await draft.setField({
    name: forAWhile,
    path: ["sundays", "1", "place"],
    value: "Library",
    base: "Town Hall",
  });
  await draft.setField({
    name: forAWhile,
    path: ["sundays", "0", "place"],
    value: "Park",
    base: "Town Hall",
  });
  expect(await offered()).toMatchObject({
    ids: [`${first}.place`],
    invalid: [
      { change: { label: "A Sunday class elsewhere or at another time, Sunday 9 February 2031, end" } },
    ],
  });
  await draft.setField({ ...end, value: undefined });
  expect((await offered()).ids).toEqual([`${first}.place`, `${second}.place`]);
});

test("what isn’t valid in a new question keeps back nothing that was there before", async () => {
  const value = { id: "chairs", question: "Are there chairs?" };
  await draft.addEntry({ name: "faqs", path: ["home"], value, temporaryName: "new 1" });
  expect(await offered()).toMatchObject({ ids: [], invalid: [{ change: { after: "Are there chairs?" } }] });
  const term = { name: "Term 1", startDate: "2031-02-04", booking: "https://example.com" };
  // Its temporary name is the one that it would have in its list.
  await draft.addEntry({ name, path: ["terms"], value: term, temporaryName: "Term 1 2031" });
  expect((await offered()).invalid).toHaveLength(2);
  await draft.removeEntries(name, [["terms", "Term 1 2031"]]);
  await draft.removeEntries("faqs", [["home", "new 1"]]);
  expect((await offered()).invalid).toEqual([]);
});

test("what isn’t valid is forgotten with the entry in which it was typed", async () => {
  const [{ id, answer }] = parse(project.read(faqs)).home;
  const field = ["home", id, "answer"];
  await draft.setField({ name: "faqs", path: field, value: "In {{place.twon}}.", base: answer });
  expect((await offered()).invalid).toHaveLength(1);
  const text = project.read(faqs);
  project.edit(faqs, text, removeValue(text, ["home", 0]));
  expect((await offered()).invalid).toEqual([]);
});
