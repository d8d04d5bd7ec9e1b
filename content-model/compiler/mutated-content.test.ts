import fc from "fast-check";
import { expect, test } from "vitest";
import { contentFiles, pathOf } from "../schema/content-files.ts";
import { compileContent, type Sources } from "./compile-content.ts";
import { readPictures } from "./pictures.ts";
import type { Problem } from "./problem.ts";
import { readSources } from "./read-sources.ts";
import { createMemory } from "./remember.ts";

const sources = await readSources();
const files = [...sources.keys()];
const required = new Set(Object.keys(contentFiles).map((name) => pathOf(name as keyof typeof contentFiles)));

const oddValues = [
  ..."null|~|[]|{}|0|-1|1e999|.nan|0x10|true|no|\"\"|''|\"|'|[|]|{|}|- -|: :|? a|| >|%|@|`|#".split("|"),
  ..."&a 1;*a;&a [*a];<<: *a;!!binary x;!!map;!x y;__proto__;constructor;{{;}};{{}};{{course.price;{{constructor}}".split(
    ";",
  ),
  "{{course.price:words}}",
  "{{sundayClass.nextDay}}",
  "2026-02-30",
  "2026-13-01",
  "99999-01-01",
  "[words]()",
  "[words](/nowhere)",
  "[[a](/b)](/c)",
  "![a](/b.png)",
  "<Cite/>",
  "<Cite",
  "<!-- -->",
  "{alert()}",
  "import x",
  "**",
  "🧘‍♀️",
  "\u0000",
  "\ud800",
  "\ufeff",
  "---",
  "x".repeat(20_000),
  "[".repeat(300),
  "{".repeat(300),
  "*_".repeat(500),
  "a: ".repeat(200),
];

type Mutation = {
  readonly kind:
    | "delete"
    | "duplicate"
    | "swap"
    | "indent"
    | "outdent"
    | "tab"
    | "value"
    | "key"
    | "text"
    | "cut";
  /** Where, from 0 to 1. */
  readonly at: number;
  readonly other: number;
  readonly value: string;
};

const kinds = [
  "delete",
  "duplicate",
  "swap",
  "indent",
  "outdent",
  "tab",
  "value",
  "key",
  "text",
  "cut",
] as const;
const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const mutations = fc.array(
  fc.record<Mutation>({
    kind: fc.constantFrom(...kinds),
    at: place,
    other: place,
    value: fc.constantFrom(...oddValues),
  }),
  { minLength: 1, maxLength: 3 },
);

function mutate(text: string, { kind, at, other, value }: Mutation): string {
  if (kind === "cut") return text.slice(0, Math.floor(at * text.length));
  const lines = text.split("\n");
  const index = Math.floor(at * lines.length);
  const second = Math.floor(other * lines.length);
  const line = lines[index] ?? "";
  const changed: Record<Exclude<Mutation["kind"], "cut">, readonly string[]> = {
    delete: [],
    duplicate: [line, line],
    swap: [lines[second] ?? ""],
    indent: [`  ${line}`],
    outdent: [line.replace(/^ {1,2}/, "")],
    tab: [`\t${line}`],
    value: [line.replace(/(: |- ).*$/, (_, sign: string) => `${sign}${value}`)],
    // From the start of a word: 20,000 letters without a colon would otherwise be searched from each of them.
    key: [line.replace(/(?<![\w-])[\w-]+:/, `${value}:`)],
    text: [
      `${line.slice(0, Math.floor(other * line.length))}${value}${line.slice(Math.floor(other * line.length))}`,
    ],
  };
  if (kind === "swap") lines[second] = line;
  lines.splice(index, 1, ...changed[kind]);
  return lines.join("\n");
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

// Nearly all files are the same in all runs: only what a mutation changes is compiled again.
const remember = createMemory();
const now = Date.now();
const pictures = await readPictures();

/** Compiles as the build does, and checks that each problem is clear. */
function compileClearly(given: Sources) {
  const { content, problems } = compileContent(given, { now, pictures, remember });
  for (const problem of problems) expectClear(problem, given);
  expect(content === undefined).toBe(problems.some(({ severity }) => severity === "error"));
}

test("compiles or explains each of 2,000 mutations of the content, some of several files", () => {
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
    { numRuns: 2_000 },
  );
});

test("finds the same with and without what it remembers", () => {
  const changed = new Map(sources).set("content/schedule.yaml", "terms: soon");
  for (const given of [sources, changed]) {
    const { problems, content } = compileContent(given, { now, pictures });
    const remembered = compileContent(given, { now, pictures, remember });
    expect(remembered.problems).toEqual(problems);
    expect(remembered.content).toEqual(content);
  }
});
