import { box, disc, gouge, polygon } from "../../kit/cuts.ts";
import { nightInks } from "../../kit/inks.ts";
import { lerp, type Point, steps, times, turn } from "../../kit/numbers.ts";
import { placeMagpie } from "../../motifs/birds.ts";
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

/** Hear Out: a magpie sings on the wire, and its sound goes out to a train on the horizon, where the disc is. */
export const hearOut: Cutter = (press, random, inks) => {
  const black = inks.night ? nightInks.bark : inks.bark;
  const [beakX, beakY] = [206, 240];
  press.plate(inks.sun).add(disc(366, 520, 66, random, 40));
  const rings = press.plate(inks.bark);
  for (const ring of times(9)) {
    const far = 44 + ring * 32;
    const count = Math.round(far / 7);
    for (const i of times(count)) {
      const angle = ((i + (ring % 2) / 2) / count - 0.5) * (turn * 0.42) - 0.1;
      const [x, y] = [beakX + Math.cos(angle) * far, beakY + Math.sin(angle) * far];
      if (y > 425 || random() < ring * 0.05) continue;
      const length = ((far * turn * 0.42) / count) * 0.8;
      rings.add(gouge(x, y, length, lerp(8, 2.6, ring / 8), angle + upright, -far * 0.012));
    }
  }
  const land = press.plate(inks.night ? nightInks.gum : inks.near, { overlap: "add" });
  land.add(
    polygon([
      [-10, 526],
      [90, 518],
      [210, 523],
      [330, 517],
      [490, 524],
      [490, 610],
      [-10, 610],
    ]),
  );
  // The engine leads to the left.
  const train = press.plate(black, { overlap: "add" });
  train.add(box(206, 506, 242, 520), box(214, 496, 232, 508), box(209, 494, 213, 508));
  for (const wagon of times(5)) train.add(box(248 + wagon * 38, 506, 280 + wagon * 38, 520));
  const wire = press.plate(black, { overlap: "add" });
  wire.add(
    polygon([
      [-10, 408],
      [200, 424],
      [490, 398],
      [490, 403],
      [200, 430],
      [-10, 414],
    ]),
  );
  wire.place(placeMagpie(20, 234, 1.74, inks.paper));
  press.plate(inks.stubble).add(
    ...times(14).map(() => {
      const t = random();
      return gouge(random.range(0, sheetSize.width), 542 + t * 50, random.range(40, 120), lerp(2, 5, t));
    }),
  );
};

/** Microhits: the five places of it, and in each a small sun. */
export const microhits: Cutter = (press, random, inks) => {
  const frame = press.plate(inks.bark);
  const fill = press.plate(inks.far, { shift: [2, 2] });
  const lines = press.plate(inks.bark);
  const suns = press.plate(inks.sun);
  // The sink.
  frame.add(
    "M66 168L66 96C66 52 140 52 140 96L140 108L118 108L118 98C118 80 90 80 90 98L90 168zM50 84L64 84L64 102L50 102zM36 78L52 78L52 108L36 108z",
  );
  fill.add("M30 178L206 178L190 226L46 226z");
  suns.add(disc(129, 142, 17, random, 22));
  // The window.
  frame.add(
    "M284 56L430 56L430 214L284 214zM294 66L294 130L352 130L352 66zM362 66L362 130L420 130L420 66zM294 140L294 204L352 204L352 140zM362 140L362 204L420 204L420 140z",
  );
  fill.add("M294 160L352 160L352 204L294 204zM362 160L420 160L420 204L362 204z");
  frame.add("M272 214L442 214L442 226L272 226z");
  suns.add(disc(391, 102, 22, random, 26));
  // The hold music.
  frame.add(
    "M196 244L284 244C292 244 296 248 296 256L296 388C296 396 292 400 284 400L196 400C188 400 184 396 184 388L184 256C184 248 188 244 196 244zM194 262L194 378L286 378L286 262z",
  );
  fill.add("M194 262L286 262L286 378L194 378z");
  lines.add("M252 284L258 283L258 344L252 346zM255 283C264 292 274 296 276 312C270 304 264 302 255 302z");
  suns.add(disc(242, 345, 17, random, 22));
  // The inbox.
  fill.add("M38 432L212 432L212 548L38 548z");
  lines.add(
    "M38 432L212 432L212 438L38 438zM38 542L212 542L212 548L38 548zM38 432L44 432L44 548L38 548zM206 432L212 432L212 548L206 548zM42 434L125 502L208 434L208 443L125 512L42 443z",
  );
  suns.add(disc(125, 500, 20, random, 24));
  // The door.
  frame.add("M300 420L420 420L420 566L300 566zM311 431L311 566L409 566L409 431z");
  fill.add("M311 431L409 431L409 566L311 566z");
  lines.add(
    "M326 446L356 446L356 490L326 490zM364 446L394 446L394 490L364 490zM326 512L356 512L356 556L326 556zM364 526L394 526L394 556L364 556z",
  );
  lines.add("M284 566L436 566L436 574L284 574z");
  suns.add(disc(391, 508, 12, random, 20));
};
