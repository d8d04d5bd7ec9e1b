import { disc, gouge, polygon } from "../../kit/cuts.ts";
import { lerp, type Point, steps, times, turn } from "../../kit/numbers.ts";
import { placeMark, senses } from "../../motifs/marks.ts";
import { blue, type Cutter, centre, halfChord, radius, sheetSize } from "./series.ts";

const [x0, y0] = centre;
const upright = turn / 4;

/** Feel Rest: the disc on level, still water. */
export const feelRest: Cutter = (press, random, inks) => {
  const waterline = y0 + 60;
  const dip = 0.41;
  const edge = times(41).map((i): Point => {
    const angle = Math.PI - dip + (i / 40) * (Math.PI + dip * 2);
    return [x0 + Math.cos(angle) * radius, y0 + Math.sin(angle) * radius];
  });
  const sun = press.plate(inks.sun).add(polygon(edge));
  for (const depth of steps(0, 1, 10)) {
    const length = lerp(300, 90, depth ** 0.7) * random.range(0.85, 1.1);
    sun.add(gouge(x0 + random.bell() * 8, waterline + 22 + depth * 170, length, lerp(10, 4, depth)));
  }
  const water = press.plate(inks.gum, { overlap: "add" });
  for (const _ of times(24)) {
    const x = random.range(0, sheetSize.width);
    water.add(gouge(x, waterline + 14 + random() * 250, random.range(60, 190), random.range(2, 7)));
  }
};

/** See, Hear, Feel: the disc in three bands, one for each mark. */
export const seeHearFeel: Cutter = (press, random) => {
  const [rows, apart] = [9, 32];
  const marks = press.plate(blue);
  for (const row of times(rows)) {
    const y = y0 + (row - (rows - 1) / 2) * apart;
    const count = Math.round((halfChord(y) * 2) / apart);
    for (const i of times(count)) {
      const x = x0 + (i - (count - 1) / 2) * apart;
      const sense = senses[Math.floor(row / 3)] ?? "see";
      const turned = sense === "feel" ? random.range(-60, 60) : random.bell() * 8;
      marks.place(placeMark({ sense, x, y, size: 1.2, turned, cut: row + i }));
    }
  }
};

/** Hear Out: rings of sound around a small disc, sparser outwards. */
export const hearOut: Cutter = (press, random, inks) => {
  const rings = press.plate(inks.bark).add(disc(x0, y0, 26, random, 26));
  for (const ring of times(9)) {
    const far = 52 + ring * 25;
    const count = Math.round(far / 8.5);
    for (const i of times(count)) {
      const angle = ((i + (ring % 2) / 2) / count) * turn;
      if (random() < 0.05 + ring * 0.045) continue;
      const length = ((far * turn) / count) * 0.82;
      const thickness = lerp(7.5, 2.4, ring / 8);
      const [x, y] = [x0 + Math.cos(angle) * far, y0 + Math.sin(angle) * far];
      rings.add(gouge(x, y, length, thickness, angle + upright, -far * 0.012));
    }
  }
  press.plate(inks.bill).add(gouge(x0 + 73, y0 - 20, 24, 8, 1.3));
};

/** Microhits: a field of ripples, five of them suns. */
export const microhits: Cutter = (press, random, inks) => {
  const ripples = press.plate(inks.near, { shift: [1, 0] });
  const suns = press.plate(inks.sun);
  const middles = press.plate(inks.bark);
  const lit = new Set(["1 1", "4 2", "2 4", "5 5", "1 7"]);
  for (const row of times(8)) {
    for (const column of times(6)) {
      const [x, y] = [70 + column * 68, 62 + row * 68];
      if (lit.has(`${column} ${row}`)) {
        suns.add(disc(x, y, 29, random, 26));
        middles.add(disc(x, y, 6, random, 12));
      } else {
        ripples.add(gouge(x, y, 46 + random.bell() * 6, 9), gouge(x, y + 13, 28, 4.5));
      }
    }
  }
};
