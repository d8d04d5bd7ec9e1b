import { blob, disc, gouge, ribbon } from "../../kit/cuts.ts";
import { lerp, times, turn } from "../../kit/numbers.ts";
import { createRandom } from "../../kit/random.ts";
import { type Cutter, centre, radius, sheetSize } from "./series.ts";

const [x0, y0] = centre;

/** Feel Flow: currents through the disc and below it. */
export const feelFlow: Cutter = (press, random, inks) => {
  const pale = press.plate(inks.paper).add(disc(x0, y0, radius, random, 60));
  const water = press.plate(inks.near, { overlap: "add" });
  for (const row of times(13)) {
    const y = y0 - 132 + row * 22;
    const thickness = 3.4 + (row % 3);
    pale.add(
      gouge(x0 - 78, y - 7, 168, thickness, -0.1, 20),
      gouge(x0 + 78, y + 7, 168, thickness, 0.14, -20),
    );
  }
  for (const row of times(17)) {
    for (const part of times(3)) {
      const x = 70 + part * 170 + random.bell() * 30;
      const y = y0 + 176 + row * 11 - (row % 2) * 4;
      water.add(gouge(x, y, random.range(90, 190), lerp(2.4, 6, row / 16), 0, part % 2 ? -9 : 9));
    }
  }
};

/** A boot print, for the `defs`. */
export const bootPrint = `<path id="boot" d="${blob(0, -14, 17, createRandom(3), { rough: 0.03, squash: 1.5 })}${blob(0, 25, 11, createRandom(4), { facets: 10, rough: 0.03, squash: 0.9 })}"/>`;

/** Auto Walk: boot prints without a walker. */
export const autoWalk: Cutter = (press, random, inks) => {
  press.plate(inks.paper).add(disc(x0, 176, 104, random, 50));
  const ground = press.plate(inks.stubble);
  for (const _ of times(52)) {
    const t = random();
    const x = random.range(0, sheetSize.width);
    ground.add(gouge(x, 290 + t * 300, random.range(30, 110), lerp(1.6, 5, t)));
  }
  const prints = press.plate(inks.bark, { overlap: "add" });
  for (const i of times(8)) {
    const t = i / 7;
    const size = lerp(1.12, 0.3, t ** 0.75);
    const left = i % 2 === 0;
    const x = x0 + (left ? -1 : 1) * 40 * size + Math.sin(t * 3.1) * 34;
    const turned = Math.round((left ? -6 : 6) + Math.cos(t * 3) * 6);
    const place = `translate(${Math.round(x)} ${Math.round(lerp(548, 300, t ** 0.7))})`;
    prints.place(`<use href="#boot" transform="${place}rotate(${turned})scale(${size.toFixed(2)})"/>`);
  }
};

/** Feel Good: the disc as a head of wattle. */
export const feelGood: Cutter = (press, random, inks) => {
  const flowers = press.plate(inks.sun, { shift: [-2, 2] });
  for (const [ring, count] of [1, 6, 12, 18].entries()) {
    for (const i of times(count)) {
      const angle = (i / count) * turn + ring * 0.3;
      const [x, y] = [x0 + Math.cos(angle) * ring * 43, y0 + Math.sin(angle) * ring * 43];
      const size = 20.4 * random.range(0.94, 1.03);
      flowers.add(blob(x, y, size, random, { facets: 18, rough: 0.05 }));
      for (const cut of times(9)) {
        const around = (cut / 9) * turn + random();
        const out = size * random.range(0.35, 0.8);
        flowers.add(gouge(x + Math.cos(around) * out, y + Math.sin(around) * out, 5.5, 1.7, around));
      }
    }
  }
  const stalk = press.plate(inks.near, { overlap: "add" });
  stalk.add(
    ribbon(
      [
        [x0 + 8, 600],
        [x0 - 10, 540],
        [x0 + 12, 470],
        [x0, 424],
      ],
      [9, 5],
      random,
      8,
    ),
    gouge(186, 520, 128, 13, -2.6, 14),
    gouge(300, 498, 128, 13, -0.5, -14),
    gouge(168, 454, 128, 13, -2.4, 12),
    gouge(312, 440, 128, 13, -0.7, -12),
  );
};
