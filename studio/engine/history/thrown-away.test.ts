import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { ownerRule } from "../../business/owner-rules.ts";
import { createDraft } from "../draft/draft.ts";
import { openJournal } from "../draft/journal.ts";
import { createLiveReader } from "../live-content.ts";
import { price, schedule, time } from "../publish/test-support/drafted-project.ts";
import { smallProject } from "../test-support/small-project.ts";
import { bringBack, listThrownAway, throwAway } from "./thrown-away.ts";

const day = 24 * 60 * 60 * 1000;
const field = { name: "schedule", path: ["course", "price"] } as const;

function open() {
  const project = smallProject();
  const journal = openJournal(project);
  const clock = { now: Date.now() };
  const now = () => clock.now;
  const readLive = createLiveReader(project);
  const draft = createDraft({ project, journal, rule: ownerRule, now, readLive });
  const ports = { project, draft, journal, now };
  const schedules = () => parse(project.read(schedule));
  return { ...ports, ports, clock, schedules, list: () => listThrownAway(ports) };
}

test("throws one change away, brings it back for a month, and leaves the others alone", async () => {
  const { project, ports, clock, list } = open();
  project.edit(schedule, "price: 240", "price: 260");
  project.edit(schedule, 'startTime: "15:00"', 'startTime: "15:30"');
  const drafted = project.read(schedule);
  expect(await throwAway(ports, price)).toBeUndefined();
  expect(project.read(schedule)).toBe(drafted.replace("price: 260", "price: 240"));
  expect(list()).toMatchObject([
    { change: { label: "Online course, price", before: "$240", after: "$260" } },
  ]);
  project.edit(schedule, 'startTime: "15:30"', 'startTime: "16:00"');
  clock.now += 30 * day;
  project.git("gc", "--quiet", "--prune=now");
  expect(await bringBack(ports, list()[0]?.at ?? 0)).toBeUndefined();
  expect(project.read(schedule)).toBe(drafted.replace("15:30", "16:00"));
  expect(list()).toEqual([]);

  await throwAway(ports, time);
  clock.now += 32 * day;
  expect(list()).toEqual([]);
  expect(await throwAway(ports, price)).toBeUndefined();
  expect(list()).toHaveLength(1);
  expect(project.git("for-each-ref", "refs/studio/thrown-away").split("\n")).toHaveLength(1);
});

test("what is typed and isn’t right is thrown away with what its field had before, and comes back so", async () => {
  const { project, ports, draft, journal, list } = open();
  await draft.setField({ ...field, value: 260, base: 240 });
  await draft.setField({ ...field, value: "free", base: 260 });
  expect(await throwAway(ports, price)).toBeUndefined();
  expect(project.read(schedule)).toContain("price: 240");
  expect(journal.kept(price)).toBeUndefined();
  expect(await bringBack(ports, list()[0]?.at ?? 0)).toBeUndefined();
  expect(project.read(schedule)).toContain("price: 260");
  expect(journal.kept(price)).toMatchObject({ value: "free", problem: { message: expect.any(String) } });
});

test("what is typed into an entry that goes by its position is thrown away with what its field had before, too", async () => {
  const { project, ports, draft, journal, list } = open();
  const file = "content/business.yaml";
  const at = { name: "business", path: ["supportLines", "2", "number"] } as const;
  const lines = () => parse(project.read(file)).supportLines;
  const { number } = lines()[2];
  await draft.setField({ ...at, value: "13 11 1", base: number });
  await draft.setField({ ...at, value: "13 11 1x", base: "13 11 1" });
  expect(await throwAway(ports, "business supportLines.2.number")).toBeUndefined();
  expect(lines()[2].number).toBe(number);
  expect(journal.allKept().filter(({ problem }) => problem)).toEqual([]);
  expect(await bringBack(ports, list()[0]?.at ?? 0)).toBeUndefined();
  expect(lines()[2].number).toBe("13 11 1");
});

test("what was published otherwise since isn't written over, and says what to do instead", async () => {
  const { project, ports, list } = open();
  project.edit(schedule, "price: 240", "price: 260");
  await throwAway(ports, price);
  project.edit(schedule, "price: 240", "price: 250");
  const bring = async () => (await bringBack(ports, list()[0]?.at ?? 0))?.message;
  expect(await bring()).toContain("Throw that away first");
  project.git("commit", "--quiet", "--all", "--message=Published");
  project.git("update-ref", "refs/studio/live", "HEAD");
  expect(await bring()).toContain("Write this one anew");
  expect(project.read(schedule)).toContain("price: 250");
});

test("what is in the draft or published already isn't said to come back", async () => {
  const { project, ports, list } = open();
  project.edit(schedule, "price: 240", "price: 260");
  await throwAway(ports, price);
  project.edit(schedule, "price: 240", "price: 260");
  const bring = async () => (await bringBack(ports, list()[0]?.at ?? 0))?.message;
  expect(await bring()).toBe("“Online course, price” is in your draft already.");
  project.git("commit", "--quiet", "--all", "--message=Published");
  project.git("update-ref", "refs/studio/live", "HEAD");
  expect(await bring()).toBe("“Online course, price” is published already.");
});

test("two changes that are thrown away at once can both be brought back", async () => {
  const { project, ports, list } = open();
  project.edit(schedule, "price: 240", "price: 260");
  project.edit(schedule, 'startTime: "15:00"', 'startTime: "15:30"');
  const drafted = project.read(schedule);
  await Promise.all([price, time].map((id) => throwAway(ports, id)));
  const [one, other] = list();
  await Promise.all([one, other].map((thrown) => bringBack(ports, thrown?.at ?? 0)));
  expect(project.read(schedule)).toBe(drafted);
  expect(list()).toEqual([]);
});

test("a term that has begun, taken out, is there again once that is thrown away", async () => {
  const { project, ports, draft, clock, schedules } = open();
  const [term] = schedules().terms;
  const { name, startDate } = term;
  clock.now = Date.parse(`${startDate}T12:00Z`) + 20 * day;
  const before = project.read(schedule);
  const entry = `${name} ${startDate.slice(0, 4)}`;
  const takeOut = () => draft.removeEntries("schedule", [["terms", entry]]);
  await takeOut();
  const back = { name: "schedule", path: ["terms"], value: term, index: 0, temporaryName: entry } as const;
  expect(await draft.addEntry(back)).toMatchObject({ state: "saved" });
  await takeOut();
  expect(project.read(schedule)).not.toBe(before);
  expect(await throwAway(ports, `schedule terms.${entry}`)).toBeUndefined();
  expect(project.read(schedule)).toBe(before);
});

test("a new article and its picture come back, and nothing that was changed again is written over", async () => {
  const { project, ports, list } = open();
  const article = project
    .read("content/articles/meditation-myths.mdx")
    .replace("slug: meditation-myths", "slug: new-one");
  const write = (file: string, text: string) => writeFileSync(path.join(project.folder, file), text);
  write("content/articles/new-one.mdx", article);
  write("content/articles/new-one.jpg", "a picture");
  await throwAway(ports, "articles/new-one");
  expect(() => project.read("content/articles/new-one.jpg")).toThrow();
  expect(await bringBack(ports, list()[0]?.at ?? 0)).toBeUndefined();
  expect(project.read("content/articles/new-one.mdx")).toBe(article);
  expect(project.read("content/articles/new-one.jpg")).toBe("a picture");

  write(
    schedule,
    stringify({
      ...parse(project.read(schedule)),
      course: { ...parse(project.read(schedule)).course, price: 260 },
    }),
  );
  await throwAway(ports, price);
  project.edit(schedule, "price: 240", "price: 250");
  expect(await bringBack(ports, list()[0]?.at ?? 0)).toMatchObject({
    message: expect.stringContaining("changed again"),
  });
  expect(project.read(schedule)).toContain("price: 250");
  expect(await throwAway(ports, "schedule course.refundUpToSession")).toMatchObject({
    message: expect.any(String),
  });
});
