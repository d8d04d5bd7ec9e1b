import { expect, test } from "vitest";
import { exampleSitting } from "../sitting-print/example.ts";
import type { Sitting } from "../sitting-print/sitting.ts";
import { editionOf } from "./edition.ts";
import { linesOf, postcardSvg } from "./postcard.ts";

const sitting: Sitting = {
  ...exampleSitting,
  taps: [
    [0, 10],
    [1, 60],
    [2, 140],
  ],
};

test("an SVG postcard stands alone, with or without its typeface", () => {
  for (const font of [undefined, new Uint8Array([1, 2, 250])]) {
    const svg = postcardSvg(sitting, font);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="105mm" height="148mm"/);
    expect(svg.match(/data-mark="/g)).toHaveLength(3);
    expect(svg.replace("http://www.w3.org/2000/svg", "")).not.toMatch(/https?:|href|<script/);
    for (const { text } of linesOf(sitting)) expect(svg).toContain(text);
    expect(svg.includes("@font-face")).toBe(font !== undefined);
  }
});

test("long sentences take two lines, which fit the card", () => {
  for (let seed = 0; seed < 30; seed++) {
    const lines = linesOf({ ...sitting, seed, taps: [] });
    expect(lines.slice(0, 2).map(({ text }) => text)).toEqual(editionOf({ ...sitting, seed, taps: [] }));
    for (const { text, y } of lines) {
      expect(text.length).toBeLessThanOrEqual(58);
      expect(y).toBeLessThan(1480);
    }
  }
});
