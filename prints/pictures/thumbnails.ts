import { disc, gouge, polygon } from "../kit/cuts.ts";
import { dayInks as inks } from "../kit/inks.ts";
import { lerp, outline, type Point, steps, times } from "../kit/numbers.ts";
import { Press } from "../kit/plate.ts";
import { createRandom } from "../kit/random.ts";
import { flat, sheet } from "../kit/sheet.ts";
import { placeMagpie, swan } from "../motifs/birds.ts";
import { markSymbols, placeMark, senses } from "../motifs/marks.ts";
import { warrenheip } from "../motifs/mountains.ts";

/*
 * Details of the pictures for the menu, drawn at twice their display size and only as fine as visible.
 */

const [width, height] = [144, 104];

const scrap = (ground: string, press: Press) =>
  sheet({ width, height, body: flat(ground, 0, 0, width, height) + press.toSvg() });

/** The Sunday class: pool lanes and the sun. */
export function classThumbnail(): string {
  const press = new Press();
  const random = createRandom(7);
  press.plate(inks.sun, { shift: [-1, 1] }).add(disc(72, 44, 26, random, 28));
  press.plate(inks.near).add(`M0 46h${width}v58H0z`);
  const ropes = press.plate(inks.paper, { overlap: "add" });
  for (const x of [-60, 18, 126, 204]) {
    for (const t of steps(0.04, 0.9, 6)) {
      const angle = Math.atan2(58, x - lerp(72, x, 0.25));
      ropes.add(
        gouge(lerp(lerp(72, x, 0.25), x, t), lerp(46, height, t), lerp(6, 15, t), lerp(1.6, 4, t), angle),
      );
    }
  }
  const light = press.plate(inks.glow, { overlap: "add" });
  for (const t of steps(0, 1, 6))
    light.add(gouge(72 + random.bell() * 8, lerp(52, 96, t), lerp(24, 46, t), lerp(2, 4, t)));
  press.plate(inks.bark, { overlap: "add" }).add(`M0 41h${width}v5H0zM34 0h4v42h-4zM106 0h4v42h-4z`);
  return scrap(inks.sky, press);
}

/** The course: eight suns, each higher than the last. */
export function courseThumbnail(): string {
  const press = new Press();
  const random = createRandom(8);
  const suns = press.plate(inks.sun, { overlap: "add" });
  for (const i of times(8)) {
    const t = i / 7;
    suns.add(disc(lerp(12, 126, t), 66 - Math.sin((t * Math.PI) / 2) * 46, lerp(3.4, 8.6, t), random, 18));
  }
  press.plate(inks.near).add(`M0 74h${width}v30H0z`);
  const water = press.plate(inks.bark, { overlap: "add" });
  for (const i of times(9)) water.add(gouge(random.range(10, 134), 79 + i * 3, random.range(24, 60), 2.4));
  return scrap(inks.bark, press);
}

/** Coaching: two swans face to face. */
export function coachingThumbnail(): string {
  const press = new Press();
  const random = createRandom(9);
  press.plate(inks.sun, { shift: [-1, 1] }).add(disc(72, 56, 30, random, 30));
  press.plate(inks.far).add(`M0 58h${width}v46H0z`);
  const water = press.plate(inks.gum, { overlap: "add" });
  for (const i of times(7)) water.add(gouge(random.range(20, 124), 66 + i * 6, random.range(30, 70), 2.8));
  for (const [x, facing] of [
    [39, -1],
    [105, 1],
  ] as const) {
    press
      .plate(inks.bark, { overlap: "add" })
      .place(
        `<g transform="translate(${x} 84)scale(${facing * 0.34} .34)translate(-${swan.middle} -${swan.waterline})"><path d="${swan.body}"/><path fill="${inks.bill}" d="${swan.bill}"/></g>`,
      );
  }
  return scrap(inks.sky, press);
}

/** The blog: a singing magpie. */
export function blogThumbnail(): string {
  const press = new Press();
  const calls = press.plate(inks.glow, { overlap: "add" });
  for (const [radius, count] of [
    [16, 3],
    [27, 4],
    [38, 5],
  ] as const) {
    for (const angle of steps(-1, 0.35, count)) {
      calls.add(
        gouge(86 + Math.cos(angle) * radius, 40 + Math.sin(angle) * radius, 10, 4.4, angle + 1.57, -1),
      );
    }
  }
  const key = press.plate(inks.bark, { overlap: "add" });
  key.add(polygon(outline("36,106 38,96 48,92 60,96 62,106")));
  key.place(placeMagpie(10, 26, 0.66, inks.paper));
  return scrap(inks.sun, press);
}

/** The written practices: a disc seen, a wave heard and a contour felt. */
export function practicesThumbnail(): string {
  const defs = `<defs>${markSymbols({ see: inks.sun, hear: inks.paper, feel: inks.glow })}</defs>`;
  const marks = senses.map((sense, cut) =>
    placeMark({ sense, x: 30 + cut * 42, y: 52, size: 1.6, turned: 0, cut }),
  );
  return sheet({
    width,
    height,
    body: defs + flat(inks.gum, 0, 0, width, height) + marks.join(""),
  });
}

/** The practice room: sky, water and bank with a mark in each, and the swan on its way. */
export function roomThumbnail(): string {
  const press = new Press();
  press.plate(inks.near).add(`M0 36h${width}v68H0z`);
  press.plate(inks.gum, { overlap: "add" }).add(`M0 74h${width}v30H0z`);
  press
    .plate(inks.bark, { overlap: "add" })
    .place(
      `<g transform="translate(116 52)scale(-.3 .3)translate(-${swan.middle} -${swan.waterline})"><path d="${swan.body}"/><path fill="${inks.bill}" d="${swan.bill}"/></g>`,
    );
  const defs = `<defs>${markSymbols({ see: inks.sun, hear: inks.paper, feel: inks.glow })}</defs>`;
  const places = [
    ["see", 34, 18, 0.9],
    ["hear", 62, 57, 1.1],
    ["feel", 40, 88, 0.8],
  ] as const;
  const marks = places.map(([sense, x, y, size], cut) => placeMark({ sense, x, y, size, turned: 0, cut }));
  return sheet({
    width,
    height,
    body: defs + flat(inks.sky, 0, 0, width, height) + press.toSvg() + marks.join(""),
  });
}

/** The videos: a disc cut by horizontal lines. */
export function videosThumbnail(): string {
  const press = new Press();
  const random = createRandom(11);
  const ridge = steps(0, 110, 12).map((x): Point => [x, 60 - warrenheip(34, 62, 34)(x)]);
  const sun = press.plate(inks.sun, { shift: [-1, 1] }).add(disc(88, 46, 31, random, 30));
  for (const i of times(4)) sun.add(gouge(88, 52 + i * 7, 64 - i * 4, 2.6));
  press.plate(inks.near).add(polygon([[0, 62], ...ridge, [110, 62]]));
  press.plate(inks.gum).add(`M0 60h${width}v44H0z`);
  const light = press.plate(inks.sun, { overlap: "add" });
  for (const i of times(6)) light.add(gouge(88 + random.bell() * 5, 66 + i * 7, 58 - i * 7, 3.6));
  return scrap(inks.bark, press);
}
