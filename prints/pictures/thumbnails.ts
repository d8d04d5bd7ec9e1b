import { disc, gouge, polygon } from "../kit/cuts.ts";
import { dayInks as inks, oklch, skinInks } from "../kit/inks.ts";
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

/** All of them, one below the other in one file: `#shows-NAME` shows one. */
export function menuThumbnails(): string {
  const all = {
    class: classThumbnail,
    course: courseThumbnail,
    coaching: coachingThumbnail,
    practices: practicesThumbnail,
    room: roomThumbnail,
    blog: blogThumbnail,
    videos: videosThumbnail,
  };
  const places = Object.entries(all).map(([name, draw], index) => {
    const y = index * height;
    return `<view id="shows-${name}" viewBox="0 ${y} ${width} ${height}"/>${draw().replace("<svg ", `<svg y="${y}" `)}`;
  });
  // As large as one, so that a page crops none.
  return sheet({ width, height, body: places.join("") });
}

const scrap = (ground: string, press: Press) =>
  sheet({ width, height, body: flat(ground, 0, 0, width, height) + press.toSvg() });

/** The Sunday class: pool lanes and the sun, and two who sit beside a free chair. */
function classThumbnail(): string {
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
  for (const [x, jumper, hair] of [
    [30, inks.paper, oklch(0.86, 0.012, 90)],
    [114, inks.sun, inks.bark],
  ] as const) {
    press.plate(jumper).add(`M${x - 18} 104v-12q2-15 12-16h12q10 1 12 16v12z`);
    press.plate(hair).add(disc(x, 65, 11, random, 16));
  }
  const backs = press.plate(inks.bark, { overlap: "add" });
  for (const x of [30, 72, 114]) backs.add(`M${x - 12} 104l1-19q11-4 22 0l1 19z`);
  press.plate(inks.bill).add(gouge(67, 95, 13, 2.4, 1.57), gouge(77, 95, 13, 2.4, 1.57));
  return scrap(inks.sky, press);
}

/** The course: a laptop with a call. */
function courseThumbnail(): string {
  const press = new Press();
  const random = createRandom(8);
  press.plate(inks.stubble).add(`M0 74h${width}v30H0z`);
  press.plate(inks.bark).add("M30 10h84v70H30z");
  press.plate(inks.far).add("M28 80h88l16 14H12z");
  const [tan = "", brown = "", fair = ""] = skinInks(inks);
  const silver = oklch(0.86, 0.012, 90);
  const people = [
    [inks.glow, inks.gum, inks.bark, tan],
    [inks.far, inks.bill, inks.bark, brown],
    [inks.sky, inks.near, silver, fair],
    [inks.sky, inks.bark, inks.sun, fair],
    [inks.glow, inks.near, silver, brown],
    [inks.far, inks.sun, oklch(0.42, 0.09, 42), tan],
  ] as const;
  for (const [index, [wall, jumper, hair, skin]] of people.entries()) {
    const [x, y] = [35 + (index % 3) * 25, 15 + Math.floor(index / 3) * 31];
    press.plate(wall).add(`M${x} ${y}h24v30h-24z`);
    press.plate(jumper).add(`M${x + 3} ${y + 30}q1-9 9-9t9 9z`);
    press.plate(hair).add(disc(x + 12, y + 12, 7.4, random, 14));
    press.plate(skin).add(`M${x + 7} ${y + 12}h10v6q-5 6-10 0z`);
  }
  return scrap(inks.sky, press);
}

/** Coaching: two people in armchairs by a window. */
function coachingThumbnail(): string {
  const press = new Press();
  press.plate(oklch(0.57, 0.075, 56)).add(`M0 80h${width}v24H0z`);
  press.plate(inks.paper).add(`M0 74h${width}v6H0zM51 8h42v50h-42z`);
  press.plate(inks.far).add("M55 12h15v19h-15zM74 12h15v19h-15zM55 35h15v19h-15zM74 35h15v19h-15z");
  const wing = "M-20-54C-8-56-4-46-7-28L-5-25L18-26Q24-24 22-16L20-4L-18-4Q-24-30-20-54z";
  const light = gouge(-14, -30, 34, 2.6, 1.5) + gouge(4, -14, 26, 2.6);
  // In profile, facing right.
  const jumper = "M-10-24L-10-44C-8-53 0-55 5-52C10-48 12-36 11-24z";
  const face = "M-5-50C-9-58-8-70 2-71C9-71 11-66 11-63L14-59L11-57C12-53 9-51 5-52L4-48z";
  const trousers = "M14-28C26-30 28-26 27-18L25 4L17 4L17-14z";
  const [fair = "", brown = ""] = skinInks(inks);
  const hair = "M11-66C11-76-8-78-9-66C-10-58-8-54-5-53L-2-62L3-66z";
  const beanie = "M-10-62C-12-84 12-84 13-64L13-60C4-63-4-61-9-58z";
  for (const [x, facing, cloth, shade, who] of [
    [34, 1, inks.sun, inks.stubble, [brown, inks.bark, hair, oklch(0.47, 0.07, 245), oklch(0.46, 0.075, 42)]],
    [110, -1, inks.gum, inks.near, [fair, inks.sun, beanie, inks.paper, inks.near]],
  ] as const) {
    const [skin, onHead, top, knit, cotton] = who;
    const legs = "M-17-5h4l-3 11h-3zM15-5h4l2 11h-3z";
    press
      .plate(inks.bark, { overlap: "add" })
      .place(
        `<g transform="translate(${x} 92)scale(${facing * 1.15} 1.15)"><path d="${legs}"/><path fill="${skin}" d="${face}"/><path fill="${onHead}" d="${top}"/><path fill="${knit}" d="${jumper}"/><path fill="${cotton}" d="${trousers}"/><path fill="${cloth}" d="${wing}"/><path fill="${shade}" d="${light}"/></g>`,
      );
  }
  press.plate(inks.bark).add("M62 76h20v4h-8v18h-4v-18h-8z");
  return scrap(oklch(0.865, 0.045, 160), press);
}

/** The blog: a singing magpie. */
function blogThumbnail(): string {
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
function practicesThumbnail(): string {
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
function roomThumbnail(): string {
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
function videosThumbnail(): string {
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
