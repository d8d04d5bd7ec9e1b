import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { contentFiles, pathOf } from "../schema/content-files.ts";
import { compileContent, type Sources } from "./compile-content.ts";
import { readPictures } from "./pictures.ts";
import type { Problem } from "./problem.ts";
import { readSources } from "./read-sources.ts";

const sources = await readSources();
const files = [...sources.keys()];
const required = new Set(Object.keys(contentFiles).map((name) => pathOf(name as keyof typeof contentFiles)));

/** A few characters at a place, from 0 to 1, that others take the place of. */
const mutations = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    deleted: fc.nat(60),
    inserted: fc.string({
      unit: fc.constantFrom(..."a1:-#&*!|>'\"%@`[]{}<>/(). \n\t\u0000\ud800"),
      maxLength: 12,
    }),
  }),
  { minLength: 1, maxLength: 3 },
);
type Mutation = { readonly at: number; readonly deleted: number; readonly inserted: string };

function mutate(text: string, { at, deleted, inserted }: Mutation): string {
  const place = Math.floor(at * text.length);
  return text.slice(0, place) + inserted + text.slice(place + deleted);
}

function expectClear({ file, line, message, field }: Problem, given: Sources) {
  const text = given.get(file);
  if (text === undefined) {
    expect(required).toContain(file);
    expect(message).toBe("This file is missing.");
    return;
  }
  expect(line).toBeGreaterThanOrEqual(1);
  expect(line).toBeLessThanOrEqual(text.split("\n").length);
  expect(message).toMatch(/[.!?]$/);
  expect(message.length).toBeLessThan(600);
  expect(`${field}${message}`).not.toMatch(/undefined|NaN|ZodError|\[object|\bat Object|\n|Error:/);
}

const now = Date.now();
const pictures = await readPictures();

/** Compiles as the build does, and checks that each problem is clear. */
function compileClearly(given: Sources) {
  const { content, problems } = compileContent(given, { now, pictures });
  for (const problem of problems) expectClear(problem, given);
  expect(content === undefined).toBe(problems.some(({ severity }) => severity === "error"));
}

test("compiles or explains each of 60 mutations of the content, some of several files", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...files), fc.boolean(), mutations), { minLength: 1, maxLength: 3 }),
      (changed) => {
        const given = new Map(sources);
        for (const [index, [file, isDeleted, changes]] of changed.entries()) {
          // A missing file hides what could be wrong with it, so the first is always there.
          if (isDeleted && index > 0) given.delete(file);
          else given.set(file, changes.reduce(mutate, sources.get(file) ?? ""));
        }
        compileClearly(given);
      },
    ),
    { numRuns: 60 },
  );
});

test("finds the same with and without what it remembers", async () => {
  const schedule = sources.get("content/schedule.yaml") ?? "";
  const dearer = new Map(sources).set("content/schedule.yaml", schedule.replace("price: 240", "price: 260"));
  const broken = new Map(sources).set("content/schedule.yaml", "terms: soon");
  compileContent(sources, { now, pictures });
  for (const given of [dearer, broken]) {
    const remembered = compileContent(given, { now, pictures });
    vi.resetModules();
    const fresh = await import("./compile-content.ts");
    const { problems, content } = fresh.compileContent(given, { now, pictures });
    expect(remembered.problems).toEqual(problems);
    expect(remembered.content).toEqual(content);
  }
});
