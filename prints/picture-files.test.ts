import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it, test } from "vitest";
import { drawAll, isDrawn, picturesFolder } from "./draw.ts";
import { senses } from "./motifs/marks.ts";
import { pictureFiles } from "./picture-files.ts";

const kibibyte = 1024;
const read = (file: string) => readFileSync(path.join(picturesFolder, file));
/** The committed pictures by their names, as they are served. */
const pictures = new Map(
  Object.keys(pictureFiles).map((name) => [name, read(`${name}.svg`).toString()] as const),
);

test("what is committed was drawn by the sources as they are; otherwise: npm run draw", () => {
  expect(isDrawn()).toBe(true);
});

test("drawing everything again gives the committed bytes", { tags: ["slow"] }, async () => {
  const drawn = [...(await drawAll())];
  const differing = drawn.filter(([file, content]) => !read(file).equals(Buffer.from(content)));
  expect(differing.map(([file]) => file)).toEqual([]);
});

/** Returns the names of the pictures that match, so that a failing test lists them. */
const namesWhere = (holds: (svg: string, name: string) => boolean) =>
  [...pictures].filter(([name, svg]) => holds(svg, name)).map(([name]) => name);

describe("every committed picture", () => {
  it("contains no NaN, Infinity or undefined", () => {
    expect(namesWhere((svg) => /NaN|undefined|Infinity/.test(svg))).toEqual([]);
  });

  it("has no scripts, styles or external references", () => {
    const forbidden = /<script|<style|<foreignObject|\sstyle=|\son\w+=|(?:href|src)="(?!#)/;
    expect(namesWhere((svg) => forbidden.test(svg))).toEqual([]);
  });

  it("is at most 15 KB compressed", () => {
    expect(namesWhere((svg) => gzipSync(svg, { level: 9 }).length > 15 * kibibyte)).toEqual([]);
  });
});

it.each(["eight", "eight-mid", "eight-tall", "moored", "moored-tall", "pair", "pair-tall"])(
  "%s shows its boat from stern to bow: an edge would cut who rows",
  (name) => {
    const svg = pictureFiles[name]?.() ?? "";
    const width = Number(/width="(\d+)"/.exec(svg)?.[1]);
    const [, stern, bow] = /M(-?\d+) \d+Q\d+ \d+ (\d+) \d+Q/.exec(svg) ?? [];
    expect(Number(stern)).toBeGreaterThanOrEqual(0);
    expect(Number(bow)).toBeLessThanOrEqual(width);
  },
);

it.each(["eight", "eight-mid", "eight-tall"])("%s gives each rower two hands at an oar", (name) => {
  const count = (part: string) =>
    [...(pictureFiles[name]?.() ?? "").matchAll(RegExp(`href="#${part}"`, "g"))].length;
  expect(count("shorts")).toBeGreaterThan(3);
  expect(count("fist")).toBe(2 * count("shorts"));
});

it.each(["four", "four-tall"])("%s shows whole who walks: an edge would cut an oar", (name) => {
  const svg = pictureFiles[name]?.() ?? "";
  const width = Number(/width="(\d+)"/.exec(svg)?.[1]);
  const walkers = [
    ...svg.matchAll(
      /<g transform="translate\((-?\d+) -?\d+\)scale\(([\d.]+)\)"><path fill="[^"]*" fill-rule/g,
    ),
  ];
  expect(walkers.length).toBeGreaterThan(3);
  for (const [, x, scale] of walkers) {
    // From a shaft's end before the hand to its blade.
    expect(Number(x) - 53 * Number(scale)).toBeGreaterThanOrEqual(0);
    expect(Number(x) + 116 * Number(scale)).toBeLessThanOrEqual(width);
  }
});

it.each(["company", "readers", "lane", "poolside"].flatMap((name) => [name, `${name}-tall`]))(
  "%s has one free chair, as its description says",
  (name) => {
    // The back of a chair shows where nobody sits.
    expect([...(pictureFiles[name]?.() ?? "").matchAll(/M-27-60L-24-130/g)]).toHaveLength(1);
  },
);

describe("the marks of the Tuesday picture", () => {
  const count = (svg: string | undefined, shape: RegExp) => [...(svg ?? "").matchAll(shape)].length;
  const marks = /<use /g;
  /** The optimiser shortens the ids by which a picture as it is drawn names its senses. */
  const countDrawn = (name: string, sense: string) =>
    count(pictureFiles[name]?.(), new RegExp(`href="#${sense}\\d"`, "g"));

  it.each(["tuesday", "tuesday-tall"])("%s has 210 marks, 70 of each sense", (name) => {
    expect(count(pictures.get(name), marks)).toBe(210);
    for (const sense of senses) expect(countDrawn(name, sense)).toBe(70);
  });

  it.each(senses)("the sorted pictures have 70 marks of %s, in light and dark", (sense) => {
    for (const name of [`sorted-${sense}`, `sorted-${sense}-dark`]) {
      expect(count(pictures.get(name), marks)).toBe(70);
      expect(countDrawn(name, sense)).toBe(70);
    }
  });
});
