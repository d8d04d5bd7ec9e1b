import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { type MotifPrint, printInks, printMotifs } from "../../../domain/pictures.ts";
import { times } from "../../../prints/kit/numbers.ts";
import { photographCrops, printFiles, printUrl } from "../print-files.ts";
import { motifPrint } from "./motif-print.ts";

const seeds = times(5).map((index) => 1 + index * 199);

const drawn = printMotifs
  .flatMap((motif) => printInks.flatMap((inks) => seeds.map((seed): MotifPrint => ({ motif, inks, seed }))))
  .flatMap(printFiles)
  .map((file) => ({
    motif: file.motif,
    url: printUrl(file),
    svg: motifPrint(file, photographCrops[file.crop], file.isDark),
  }));

describe.each(printMotifs)("each print of the motif %s", (motif) => {
  const prints = new Map(drawn.filter((one) => one.motif === motif).map(({ url, svg }) => [url, svg]));
  const namesWhere = (holds: (svg: string, url: string) => boolean) =>
    [...prints].filter(([url, svg]) => holds(svg, url)).map(([url]) => url);

  it("has a drawing for each seed and all inks, none like another", () => {
    expect(prints.size).toBe(seeds.length * printInks.length * 4);
    expect(new Set(prints.values()).size).toBe(prints.size);
    expect(namesWhere((svg) => /NaN|undefined|Infinity/.test(svg))).toEqual([]);
  });

  it("stays within its frame, apart from what runs off the edge", () => {
    const isOutside = (svg: string) => {
      const [, width = 0, height = 0] = /width="(\d+)" height="(\d+)"/.exec(svg)?.map(Number) ?? [];
      return [...svg.matchAll(/M(-?[\d.]+)[ ]?(-?[\d.]+)/g)].some(([, x, y]) => {
        return (
          Math.abs(Number(x) - width / 2) > width / 2 + 260 ||
          Math.abs(Number(y) - height / 2) > height / 2 + 130
        );
      });
    };
    expect(namesWhere(isOutside)).toEqual([]);
  });

  it("has at most 15 KB compressed, even before it is optimised", () => {
    expect(namesWhere((svg) => gzipSync(svg, { level: 9 }).length > 15 * 1024)).toEqual([]);
  });
});

it("is drawn identically each time, and otherwise only under other URLs", () => {
  const hash = createHash("sha256");
  for (const { url, svg } of drawn) hash.update(url).update(svg);
  // Browsers keep these pictures for a year: raise `drawing` in print-files.ts with each change, then write the new hash.
  expect(hash.digest("hex").slice(0, 16)).toBe("aea7b966f5c1d8e9");
});
