import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { optimise } from "../../scripts/draw.ts";
import { senses } from "./motifs/marks.ts";
import { pictureFiles } from "./picture-files.ts";

const kibibyte = 1024;
const drawAll = () => new Map(Object.entries(pictureFiles).map(([name, draw]) => [name, draw()] as const));
const pictures = drawAll();
/** As they are served. Throws where the XML is not well formed. */
const printed = new Map([...pictures].map(([name, svg]) => [name, optimise(svg)] as const));

/** The names of those pictures for which something holds: a failing test says which they are. */
const namesWhere = (of: ReadonlyMap<string, string>, holds: (svg: string, name: string) => boolean) =>
  [...of].filter(([name, svg]) => holds(svg, name)).map(([name]) => name);

const count = (svg: string | undefined, shape: RegExp) => [...(svg ?? "").matchAll(shape)].length;

describe("every picture", () => {
  it("is the same every time that it is drawn", () => {
    const again = drawAll();
    expect(namesWhere(pictures, (svg, name) => svg !== again.get(name))).toEqual([]);
  });

  it("has numbers where numbers belong", () => {
    expect(namesWhere(pictures, (svg) => /NaN|undefined|Infinity/.test(svg))).toEqual([]);
  });

  it("holds nothing that a strict policy forbids, and asks for nothing from elsewhere", () => {
    const forbidden = /<script|<style|<foreignObject|\sstyle=|\son\w+=|(?:href|src)="(?!#)/;
    expect(namesWhere(printed, (svg) => forbidden.test(svg))).toEqual([]);
  });

  it("is light: 15 KB compressed at most, 2 KB for a thumbnail", () => {
    const limit = (name: string) => (name.startsWith("thumb-") ? 2 : 15) * kibibyte;
    expect(namesWhere(printed, (svg, name) => gzipSync(svg, { level: 9 }).length > limit(name))).toEqual([]);
  });
});

describe("the marks of a Tuesday", () => {
  const places = /<use /g;
  const placesOf = (sense: string) => new RegExp(`href="#${sense}\\d"`, "g");

  it.each(["tuesday-wide", "tuesday-tall"])("%s holds 210: 70 of each", (name) => {
    expect(count(pictures.get(name), places)).toBe(210);
    expect(count(printed.get(name), places)).toBe(210);
    for (const sense of senses) expect(count(pictures.get(name), placesOf(sense))).toBe(70);
  });

  it.each(senses)("sorted, there are the same 70 of %s, by day and by night", (sense) => {
    for (const name of [`sorted-${sense}`, `sorted-${sense}-dark`]) {
      expect(count(pictures.get(name), placesOf(sense))).toBe(70);
      expect(count(printed.get(name), places)).toBe(70);
    }
  });
});
