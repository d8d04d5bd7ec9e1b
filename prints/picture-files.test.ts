import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it, test } from "vitest";
import { drawAll as drawFiles, isDrawn, picturesFolder } from "./draw.ts";
import { senses } from "./motifs/marks.ts";
import { optimise } from "./optimise.ts";
import { pictureFiles } from "./picture-files.ts";

const kibibyte = 1024;
/** The committed pictures are what was drawn and checked before: there is nothing to check anew. */
const unchanged = isDrawn();
const drawAll = () =>
  new Map(unchanged ? [] : Object.entries(pictureFiles).map(([name, draw]) => [name, draw()] as const));
const pictures = drawAll();
/** Optimised, as served. Throws if the XML isn't well formed. */
const printed = new Map([...pictures].map(([name, svg]) => [name, optimise(svg)] as const));

test("what is committed is what is drawn; otherwise: npm run draw", async () => {
  const files = unchanged ? [] : [...(await drawFiles())];
  const isAsDrawn = ([name, content]: (typeof files)[number]) =>
    readFileSync(path.join(picturesFolder, name)).equals(Buffer.from(content));
  expect(files.filter((file) => !isAsDrawn(file)).map(([name]) => name)).toEqual([]);
  expect(isDrawn()).toBe(true);
});

/** Returns the names of the pictures that match, so that a failing test lists them. */
const namesWhere = (of: ReadonlyMap<string, string>, holds: (svg: string, name: string) => boolean) =>
  [...of].filter(([name, svg]) => holds(svg, name)).map(([name]) => name);

const count = (svg: string | undefined, shape: RegExp) => [...(svg ?? "").matchAll(shape)].length;

describe.skipIf(unchanged)("every picture", () => {
  it("is drawn identically each time", () => {
    const again = drawAll();
    expect(namesWhere(pictures, (svg, name) => svg !== again.get(name))).toEqual([]);
  });

  it("contains no NaN, Infinity or undefined", () => {
    expect(namesWhere(pictures, (svg) => /NaN|undefined|Infinity/.test(svg))).toEqual([]);
  });

  it("has no scripts, styles or external references", () => {
    const forbidden = /<script|<style|<foreignObject|\sstyle=|\son\w+=|(?:href|src)="(?!#)/;
    expect(namesWhere(printed, (svg) => forbidden.test(svg))).toEqual([]);
  });

  it("is at most 15 KB compressed", () => {
    expect(namesWhere(printed, (svg) => gzipSync(svg, { level: 9 }).length > 15 * kibibyte)).toEqual([]);
  });
});

describe.skipIf(unchanged)("the marks of the Tuesday picture", () => {
  const places = /<use /g;
  const placesOf = (sense: string) => new RegExp(`href="#${sense}\\d"`, "g");

  it.each(["tuesday", "tuesday-tall"])("%s has 210 marks, 70 of each sense", (name) => {
    expect(count(pictures.get(name), places)).toBe(210);
    expect(count(printed.get(name), places)).toBe(210);
    for (const sense of senses) expect(count(pictures.get(name), placesOf(sense))).toBe(70);
  });

  it.each(senses)("the sorted pictures have 70 marks of %s, in light and dark", (sense) => {
    for (const name of [`sorted-${sense}`, `sorted-${sense}-dark`]) {
      expect(count(pictures.get(name), placesOf(sense))).toBe(70);
      expect(count(printed.get(name), places)).toBe(70);
    }
  });
});
