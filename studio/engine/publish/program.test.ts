import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { compileContent } from "../../../content-model/compiler/compile-content.ts";
import { readSources } from "../../../content-model/compiler/read-sources.ts";
import { listStates } from "../history/list-states.ts";
import { liveRef } from "../repository.ts";
import { sourcesAt } from "../sources.ts";
import { smallProject } from "../test-support/small-project.ts";
import { checkChoice } from "./check-choice.ts";
import { judgeContent } from "./judge-content.ts";
import { createLiveCompiler, judgeOf } from "./program.ts";
import { draftOf, price, quickPublisher, schedule, serveLive } from "./test-support/drafted-project.ts";

const repository = path.resolve(import.meta.dirname, "../../..");

/** What judges content, with what it imports. */
const judging = [
  "package.json",
  "content-model",
  "domain",
  "launch-check",
  "server/clock.ts",
  "studio/engine/publish/judge-content.ts",
  "studio/engine/publish/judge-process.ts",
];

const schema = "content-model/schema/pages/about.ts";
const words = "content/pages/about.yaml";
const field = /^ {2}heading: I teach mindfulness.*\n/m;
const hero = "pages/about hero.heading";

/** Visitors see a site whose program knows no heading of its page about the teacher. A helper has added it since. */
async function projectOfTwoPrograms() {
  const project = smallProject();
  for (const file of judging)
    cpSync(path.join(repository, file), path.join(project.folder, file), { recursive: true });
  symlinkSync(path.join(repository, "node_modules"), path.join(project.folder, "node_modules"));
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
  return { project, publisher: quickPublisher(project, await serveLive(project.folder)) };
}

test("a price is published by itself after a helper's commit has added a field and its words", async () => {
  const { project, publisher } = await projectOfTwoPrograms();
  const show = (commit: string, file: string) => project.git("show", `${commit}:${file}`);
  expect(await draftOf(project)).toEqual([hero, price].sort());
  expect(await checkChoice(project, [price], Date.now())).toMatchObject({ problems: [] });

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

  await publisher.start({ changes: [hero] });
  expect(await publisher.finished()).toMatchObject({ outcome: "live" });
  expect(show(liveRef, words)).toMatch(field);
  expect(show(liveRef, schema)).toBe(show("main", schema));
  expect(await draftOf(project)).toEqual([]);
  expect((await listStates(project, 9)).states).toMatchObject([{ place: "live" }]);
});

test("what visitors see is read by the program that they see, as letters and answers need it", async () => {
  const { project } = await projectOfTwoPrograms();
  expect(compileContent(await sourcesAt(project.folder, liveRef)).content).toBeUndefined();
  const live = await createLiveCompiler(project, Date.now)();
  expect(live.content?.schedule.course.price).toBe(240);
  expect(live.facts.get("course.price")?.text).toBe("$240");
});

test("a program that came while the studio runs judges by itself, though nothing was judged before", async () => {
  const project = smallProject();
  await createLiveCompiler(project, Date.now)();
  const rule = path.join(project.folder, "domain/rule.ts");
  mkdirSync(path.dirname(rule));
  writeFileSync(rule, "export {};\n");
  project.git("add", "--all");
  project.git("commit", "--quiet", "--message=Add a rule");
  expect(await judgeOf(project, "HEAD~1")).toBe(judgeContent);
  expect(await judgeOf(project, "HEAD")).not.toBe(judgeContent);
});

test("what fits neither program is said by the newest", async () => {
  const { project } = await projectOfTwoPrograms();
  project.edit(schedule, /price: 260/, "price: -1");
  expect(await readSources(project.folder)).toBeDefined();
  const { problems } = await checkChoice(project, [price], Date.now());
  expect(problems.map(({ change }) => change)).toContain(price);
});
