import { expect, test } from "vitest";
import { readPictures } from "../../../content-model/compiler/pictures.ts";
import { readSources } from "../../../content-model/compiler/read-sources.ts";
import { parseSource } from "../../../content-model/compiler/source-file.ts";
import { pathOf } from "../../../content-model/schema/content-files.ts";
import { readSamples } from "../../../scripts/launch-check/samples.ts";
import { setValue } from "../content/edit-yaml.ts";
import { findField } from "../content/find-field.ts";
import { readTasks } from "./read-tasks.ts";

const sources = await readSources();
const options = {
  now: Date.parse("2026-11-24"),
  samples: await readSamples(),
  pictures: await readPictures(),
};
const { tasks, done } = readTasks(sources, options);

test("each task about a text leads to the field in which it stands", () => {
  const leading = tasks.filter(({ now }) => now !== undefined);
  expect(leading.length).toBeGreaterThan(0);
  for (const { field, now } of leading) {
    const file = field ? pathOf(field.name) : "";
    const data = parseSource(file, sources.get(file) ?? "").data;
    const value = findField(data, field?.path ?? [])?.value;
    // With its unit, such as “10 minutes”.
    if (now !== undefined) expect(now).toContain(String(value).trim());
  }
});

test("no two tasks are the same", () => {
  expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
});

test("invented words of people can’t be confirmed", () => {
  for (const task of tasks.filter(({ field }) => field?.name === "testimonials")) {
    expect(task).toMatchObject({ knower: "people", isDue: true });
    expect(task.confirmAs).toBeUndefined();
  }
  const ofRating = tasks.find(({ id }) => id === "business claims.source sample");
  if (ofRating) expect(ofRating.confirmAs).toBeUndefined();
});

test("a task is done once its sample is replaced", (context) => {
  const task = tasks.find(({ confirmAs }) => confirmAs === "business teacher.name");
  if (!task) return context.skip("The owner has put in her name.");
  const file = "content/business.yaml";
  const text = setValue(sources.get(file) ?? "", ["teacher", "name"], "Kim Nguyen");
  const after = readTasks(new Map(sources).set(file, text), options);
  expect(after.tasks.map(({ id }) => id)).not.toContain(task.id);
  expect(after.done).toBe(done + 1);
});
