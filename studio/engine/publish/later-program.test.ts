import { cpSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { compileContent } from "../../../content-model/compiler/compile-content.ts";
import { listStates } from "../history/list-states.ts";
import { createLiveCompiler } from "../live-content.ts";
import { liveRef } from "../repository.ts";
import { sourcesAt } from "../sources.ts";
import { smallProject } from "../test-support/small-project.ts";
import { checkChoice } from "./check-choice.ts";
import { hasSameRules, ownRules } from "./program-rules.ts";
import { draftOf, price, quickPublisher, schedule, serveLive } from "./test-support/drafted-project.ts";
import { quickBuild } from "./test-support/quick-build.ts";

const repository = path.resolve(import.meta.dirname, "../../..");

const schema = "content-model/schema/pages/about.ts";
const words = "content/pages/about.yaml";
const field = /^ {2}heading: I teach mindfulness.*\n/m;
const hero = "pages/about hero.heading";

/** Visitors see a site whose program knows no heading of its page about the teacher. A helper has added it since. */
async function projectOfTwoPrograms() {
  const project = smallProject();
  cpSync(path.join(repository, schema), path.join(project.folder, schema), { recursive: true });
  const [schemaWithIt, wordsWithIt] = [project.read(schema), project.read(words)];
  project.edit(schema, /^ {4}heading: heading\(\),\n/m, "");
  project.edit(words, field, "");
  project.git("add", "--all");
  project.git("commit", "--quiet", "--message=A heading less");
  project.git("update-ref", "--create-reflog", liveRef, "HEAD");

  writeFileSync(path.join(project.folder, schema), schemaWithIt);
  writeFileSync(path.join(project.folder, words), wordsWithIt);
  project.git("commit", "--quiet", "--all", "--message=Add a heading");
  project.edit(schedule, /price: 240/, "price: 260");
  const url = await serveLive(project.folder);
  return { project, url, publisher: quickPublisher(project, url) };
}

test("a price is published by itself after a helper's commit has added a field and its words", async () => {
  const { project, publisher } = await projectOfTwoPrograms();
  const show = (commit: string, file: string) => project.git("show", `${commit}:${file}`);
  expect(await draftOf(project)).toEqual([hero, price].sort());
  const check = (change: string) => checkChoice(project, [change], Date.now());
  expect(await check(price)).toMatchObject({ problems: [], isCheckedHere: false });

  await publisher.start({ changes: [price] });
  expect(await publisher.finished()).toMatchObject({ outcome: "live" });

  expect(show(liveRef, schedule)).toContain("price: 260");
  expect(show(liveRef, words)).not.toMatch(field);
  expect(show(liveRef, schema)).not.toContain("heading: heading(),\n    lead: lead(),\n    picture");
  expect(show("main", schedule)).toContain("price: 260");
  expect(show("main", words)).toMatch(field);
  expect(project.git("status", "--porcelain")).toBe("");
  expect(await draftOf(project)).toEqual([hero]);
  expect((await listStates(project, 9)).states.map(({ place, changes }) => [place, changes.length])).toEqual([
    ["live", 1],
    ["ahead", 1],
  ]);

  expect(await check(hero)).toMatchObject({ problems: [], isCheckedHere: true });
  await publisher.start({ changes: [hero] });
  expect(await publisher.finished()).toMatchObject({ outcome: "live" });
  expect(show(liveRef, words)).toMatch(field);
  expect(show(liveRef, schema)).toBe(show("main", schema));
  expect(await draftOf(project)).toEqual([]);
  expect((await listStates(project, 9)).states).toMatchObject([{ place: "live" }]);
});

test("what visitors see can be read while it lacks words of a later program, as letters and answers need it", async () => {
  const { project } = await projectOfTwoPrograms();
  project.git("commit", "--quiet", "--all", "--message=A price by hand");
  expect(compileContent(await sourcesAt(project.folder, liveRef)).content).toBeUndefined();
  const live = await createLiveCompiler(project, Date.now)();
  expect(live.content?.schedule.course.price).toBe(240);
  expect(live.facts.get("course.price")?.text).toBe("$240");
});

test("a program that comes while the studio runs waits until it is opened again", async () => {
  const project = smallProject();
  project.git("update-ref", "--create-reflog", liveRef, "HEAD");
  await ownRules(project.folder);
  cpSync(path.join(repository, schema), path.join(project.folder, schema), { recursive: true });
  project.git("add", "--all");
  project.git("commit", "--quiet", "--message=Add a rule");
  expect(await hasSameRules(project.folder, "HEAD~1")).toBe(true);
  expect(await hasSameRules(project.folder, "HEAD")).toBe(false);

  project.edit(schedule, /price: 240/, "price: 260");
  const publisher = quickPublisher(project, await serveLive(project.folder));
  await publisher.start({ changes: [price] });
  expect(await publisher.finished()).toMatchObject({ outcome: "live" });
  expect(project.git("show", `${liveRef}:${schedule}`)).toContain("price: 260");
  expect(project.git("ls-tree", "--name-only", liveRef, schema)).toBe("");
  expect(project.git("ls-tree", "--name-only", "main", schema)).toContain(schema);
});

test("what this program can't check is checked by the launch check of its own", async () => {
  const { project } = await projectOfTwoPrograms();
  const url = "https://www.example.com.au/";
  const finding = {
    severity: "error",
    kind: "sample",
    file: schedule,
    what: "A sample",
    todo: "Enter yours.",
  };
  const settings = { ...finding, kind: "setting", file: "settings" };
  const check = async () => {
    const output = JSON.stringify({ findings: [finding, settings] });
    return { succeeded: false, output, printed: "" };
  };
  const publisher = quickPublisher(project, url, { commands: { ...quickBuild, check } });
  await publisher.start({ changes: [price] });
  expect(await publisher.finished()).toMatchObject({
    outcome: "failed",
    step: "build",
    failure: { problems: [{ file: schedule, readyKey: "schedule" }] },
  });
});

test("what fits neither program is said by the newest", async () => {
  const { project } = await projectOfTwoPrograms();
  project.edit(schedule, /price: 260/, "price: -1");
  const { problems } = await checkChoice(project, [price], Date.now());
  expect(problems.map(({ change }) => change)).toContain(price);
});
