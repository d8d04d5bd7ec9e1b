import { gouge, polygon } from "../../kit/cuts.ts";
import { type Inks, oklch, shadeInks, skinInks } from "../../kit/inks.ts";
import { type Point, times } from "../../kit/numbers.ts";
import { Press } from "../../kit/plate.ts";
import type { Random } from "../../kit/random.ts";
import type { Cut } from "../../kit/sheet.ts";

/** Centre of the boat at the waterline, scale, and distance between seats. */
export type Boat = {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly pitch: number;
  /** Who rows, by their places in the eight: all eight, if it isn't given. */
  readonly crew?: readonly number[];
};

/** A rower at the catch, facing left, seat at 0, 0: what all eight have. Drawn by hand, from the back to the front. */
export const rower = {
  /** The far shin; the near one, from the knee; shorts. Feet are in the boat. */
  farShin: "M-22-22C-27-24-30-23-32-19C-36-11-39-4-41.6 2L-36 2C-33.6-3-30-9-25-13z",
  shin: "M-12-15C-17-21-23-24-27-19.5C-31-14-34-6-36.8 2.4L-30.8 2.4C-29-2-26-7-22-11L-16-7z",
  shorts: "M12 4C13-6 9-12 1-12L-12-18.6C-16-18-19-13-18.4-9.4L-7 0C-4 3 2 5 6 5z",
  top: "M13 1C17-9 14-28 3-38C-1-42-8-43-13-41C-17-39-18-35-17-31C-13-23-11-12-11 1zM2-3C4.6-9 5-15 3.4-21C3.8-15 3.4-9 2-3zM-2.4-6C-.6-10 0-14-1-18C-1-14-1.4-10-2.4-6z",
  stripe: "M8 1C11-10 6-25-5-37L-1-36C10-25 14-9 12 1z",
  /** The light along the back, without which a dark crew is lost on dark water. */
  rim: "M13 1C17-9 14-28 3-38C10-27 13.5-9 11 1z",
  head: "M0-38C-3-42-3.5-46-3-50C0-56-3-62-10-63.5C-17-65-22-61-22-56L-25-51L-22.5-50C-23-46.5-21.5-44-18-44.5L-15-45L-14.5-39C-10-35-4-34 0-38z",
  /** Below a brim, and below the jaw. */
  brim: "M-22-58L-24.4-52.4C-19-52.8-13-52.4-9-51L-8-58z",
  shade: "M-15.6-45C-11-45.4-8.6-48-8-51C-5-47-5.6-42-4-37.6C-8-36.4-12-37.4-14.5-39z",
  ear: "M-9.6-54.6C-7.4-57-4.4-54.6-5.4-52C-6-50-8-49-9-50.4z",
  lines: "M-20.8-52.6Q-18.6-51.4-16.6-52.8Q-18.4-50.4-20.8-52.6zM-21.9-47.4L-18.4-47.8L-19-46.8z",
  /** The near arm, from the shoulder over the elbow to the wrist, and its sleeves. */
  arm: "M-4-38C-1-34-1-31-4-29L-17-21.5C-20-19.6-23-19.4-25-19.8L-39-22.4L-39-27L-27-28L-13-39.6C-10-42-6-41-4-38z",
  short: "M-2.6-37C-.6-33-1.4-30-3.4-28L-11-23.4L-19.6-33L-14-39.6C-10-43-5-42-2.6-37z",
  long: "M-3-38C0-34 0-31-3-28L-16-20.4C-19-18.4-23-18.2-26-18.8L-38-21.4L-38-27.8L-27.5-29L-14-40C-10-43-5-42-3-38z",
  /** A hand around a handle: the thumb on top; and what parts its fingers. */
  fist: "M-38-27C-39-28.6-41-29.4-42.4-30.6C-44-31.4-45.8-30-45-28.4C-47.4-27.6-48-25.4-47.6-23.4C-47.4-20.8-45.8-19.6-43.8-19.6C-41-19.4-39-20.6-38-22z",
  fingers: "M-45.2-28L-41.4-27.2L-44.8-27zM-47.6-25L-43-24.5L-47.6-24.2zM-47.2-22.2L-42.8-21.8L-46.8-21.4z",
} as const;

const hair = {
  nape: "M-1-57C0-53-2-50-2.5-46C-5-47-7-49-8-52L-10-50.5C-11.5-52-11-54-9-54.5L-9-59z",
  fringe: "M0-59C4-53 2-47-2.5-45C-5-47-7-49-8-52L-9-56C-5-54-3-57 0-59z",
  beard: "M-9-53C-10-49-13-48-17-48.6L-22.4-48.4C-24-43-21-36-15-37C-9-38-6-43-6-50z",
  moustache: "M-25-48.4C-22-50.4-18-49.4-16-46.4C-19-47-22-46.4-25-45z",
  curls:
    "M-20-59C-23-65-18-71-13-69C-10-75-2-74-1-70C5-71 9-64 6-60C10-56 7-48 2-48C0-44-4-45-5-48L-8-53C-11-57-16-57-20-59z",
  tail: "M-1-60C8-63 14-56 13-47C12-40 9-36 5-34C8-40 7-47 4-50C1-52-2-55-1-60z",
  plait: "M-2-57C4-54 5-48 3-44C8-38 5-33 9-28C8-22 12-18 9-12C5-14 6-20 3-24C4-31-1-34-1-41L-5-47z",
  mop: "M-25-55C-27-65-18-72-9-72C2-72 8-62 5-52C4-46 0-43-3-43L-7-48L-8-53C-11-50-12-55-13-58C-17-54-20-57-25-55z",
  bob: "M-20-57C-23-67-13-71.6-6-70C5-68 8-59 7-50C6-43 3-39-1-39C-6-39-8-43-8-49C-11-52-12-55-11-58C-14-59-17-58-20-57z",
  crop: "M-22-57C-24-66-16-72-8-70.4C1-68.6 5-60 1.4-54C1-50-1-47-2.5-46C-5-47-7-49-8-52L-10-57C-14-60-18-59-22-57z",
} as const;

const headwear = {
  cap: "M-30-55C-31-57-29-57.5-26-57.5L-23-58C-22-65-15-68.5-8-66.5C-2-65 1-60.5 0-55C-8-57.5-16-58-22-56C-24-54.5-29-53.5-30-55z",
  visor: "M-31-54C-32-57-28-58-23-59.5C-15-62-6-61 1-57L0-53C-8-56.5-16-57-22-55C-25-53.6-30-52.4-31-54z",
  band: "M-22.6-58.6C-15-62-7-62 .6-58.6L0-54.6C-8-58-15-58-22.8-55z",
  beanie: "M-23-55C-26-69-16-75-8-74C2-73 6-62 2-53zM-12-72L-14-62L-11-63zM-5-72L-5-61L-3-62z",
  glasses:
    "M-24.6-56.4L-16.4-56.4L-16.4-50.8L-24-50.8zM-23.2-55L-17.8-55L-17.8-52.2L-22.8-52.2zM-16.4-55L-8-54L-8-52.8L-16.4-53.6z",
} as const;

/** Where the near hand closes around the handle, and how the far arm lies beside the near one. */
const grip: Point = [-43, -24.6];
const farArm = "rotate(8 -13 -36)translate(-5 -1.6)";

export type Rower = {
  readonly skin: 0 | 1 | 2;
  /** Degrees by which the back is off the others', and size. */
  readonly lean: number;
  readonly size: number;
  readonly top: string;
  /** Slivers or stripes of the top, and their ink. */
  readonly lit: Cut;
  readonly sleeve: "short" | "long" | "none";
  readonly sleeveInk?: string;
  /** From under a brim. */
  readonly looks?: "shaded";
  readonly above: readonly Cut[];
};

/** Slivers of light in hair. */
const slivers = (x: number, y: number, count: number) =>
  times(count)
    .map((index) => gouge(x + index * 4, y + Math.abs(index - count / 2), 9, 1.4, 1.9 - index * 0.2))
    .join("");

/** Who rows, from the stern: all ages, no two in time. Those at even places hold the oars that show, and lean less. */
export function crew(inks: Inks): readonly Rower[] {
  const { night, bark, gum, far, near, bill, sun, stubble, paper } = inks;
  const silver = oklch(night ? 0.66 : 0.86, 0.012, 90);
  const straw = oklch(night ? 0.6 : 0.76, night ? 0.08 : 0.12, 76);
  const brown = oklch(night ? 0.34 : 0.38, 0.06, 46);
  const russet = oklch(night ? 0.42 : 0.5, 0.1, 40);
  const rose = oklch(night ? 0.52 : 0.7, night ? 0.06 : 0.085, 28);
  const denim = oklch(night ? 0.38 : 0.42, 0.06, 245);
  const light = night ? far : paper;
  const club = {
    top: night ? near : gum,
    lit: [sun, night ? rower.rim : rower.stripe],
    sleeve: "short",
    sleeveInk: oklch(0.3, 0.045, 195),
  } as const;
  // Of a club, too, each in another way.
  const yoke = "M-17-31C-18-35-17-39-13-41C-8-43-1-42 3-38C6-35 8-32 10-28C2-31-8-32-17-31z";
  const hoops = [-34, -26, -18, -10, -2].map((y) => gouge(1.5, y, 23, 3, 0.1, 1)).join("");
  return [
    {
      ...club,
      skin: 2,
      lean: 0,
      size: 0.98,
      looks: "shaded",
      above: [
        [silver, hair.nape],
        [silver, hair.tail],
        [paper, headwear.cap],
      ],
    },
    {
      skin: 0,
      lean: -3,
      size: 1.07,
      top: russet,
      sleeve: "long",
      lit: [night ? stubble : oklch(0.6, 0.12, 44), rower.rim],
      above: [
        [silver, hair.fringe],
        [silver, hair.beard],
        [light, gouge(-13, -61, 7, 1.6, -0.3)],
      ],
    },
    {
      ...club,
      skin: 1,
      lean: 2,
      size: 0.88,
      sleeve: "none",
      above: [
        [bark, hair.curls],
        [night ? far : near, slivers(-12, -64, 4)],
        [sun, headwear.band],
      ],
    },
    {
      skin: 2,
      lean: 5,
      size: 1,
      top: night ? far : near,
      sleeve: "short",
      lit: [paper, rower.rim],
      above: [
        [night ? bark : brown, hair.crop],
        [night ? stubble : russet, slivers(-14, -63, 4)],
      ],
    },
    {
      ...club,
      top: night ? oklch(0.44, 0.06, 190) : oklch(0.56, 0.065, 190),
      lit: [light, yoke],
      sleeveInk: night ? oklch(0.37, 0.055, 192) : oklch(0.47, 0.06, 192),
      skin: 0,
      lean: 1,
      size: 0.96,
      looks: "shaded",
      above: [
        [brown, hair.crop],
        [night ? stubble : russet, slivers(-14, -66, 4)],
        [paper, headwear.visor],
        [brown, hair.plait],
        [night ? stubble : russet, gouge(3, -34, 10, 1.8, 1.9) + gouge(7, -23, 8, 1.8, 1.9)],
      ],
    },
    {
      skin: 1,
      lean: -2,
      size: 1.03,
      top: denim,
      sleeve: "long",
      looks: "shaded",
      lit: [paper, hoops],
      above: [
        [bark, hair.nape],
        [bark, hair.moustache],
        [bill, headwear.cap],
      ],
    },
    {
      skin: 2,
      lean: -5,
      size: 0.92,
      top: night ? stubble : oklch(0.66, 0.125, 66),
      lit: [night ? paper : oklch(0.5, 0.11, 56), rower.rim],
      sleeve: "none",
      above: [
        [straw, hair.mop],
        [night ? stubble : sun, slivers(-16, -65, 5)],
      ],
    },
    {
      skin: 0,
      lean: 0,
      size: 0.9,
      top: rose,
      sleeve: "long",
      lit: [night ? paper : oklch(0.58, 0.095, 24), rower.rim],
      above: [
        [silver, hair.bob],
        [light, slivers(-12, -64, 4)],
        [bark, headwear.glasses],
      ],
    },
  ];
}

/** The cox, facing the crew from the stern, knees up, with the rudder lines in hand. */
export const cox = {
  legs: "M-14 2L-12-6L6-8L15-21C17-24 21-23 22-20L28 2L21 2L17-10L10 2zM24-12L37 1L20-11z",
  jacket:
    "M-17 2C-21-9-19-25-11-33C-6-37 1-37 5-33C9-24 8-9 6 2zM-17-21Q-12-19-8-21Q-12-17.4-17-21zM-18-13Q-11-10.6-4-13Q-11-8.8-18-13zM-17-5Q-8-2.6 3-5Q-8-.8-17-5z",
  /** Below the brim, and below the jaw. */
  shade:
    "M-5-50L9.6-50L10.6-45.6C5-46.4 0-46-5-44zM5-36C0-36-3-38.6-4.6-42C-8-40-7.6-36.6-9.4-33.2C-4-30-1-31 3-33.4z",
  lines:
    "M7.6-45.2Q5.6-44 3.8-45.4Q5.4-43 7.6-45.2zM8.9-40.2L5.6-40.4L6.2-39.6zM-3.6-46C-1-46-.6-42.6-2-41.4L5.4-38.4L5.2-37.6L-3.4-41C-5.6-42-5.4-45.6-3.6-46z",
  head: "M-10-33C-8-36-8-38-9-41C-13-47-10-54-3-55C4-56 8-52 8.5-47L11.5-42.5L9-41.5C9.5-38 8-36 5-36L3-36L3-32C-1-29-6-30-10-33z",
  hair: "M-11-47C-12-43-9-41-9-38C-6-38-5-41-4-43.5L-2-42C0-43 0-45.5-2-46L-3-49z",
  arm: "M-8-31C-2-34 3-31 4-26L7-19L18-14.5L15.5-8.5L4-11C1-12-1-13-2-16L-9-24zM-3-22L1-17L8-14L1-19z",
  hand: "M17.5-15C20-17 25-15.5 25-12C25-8.5 20-7.5 15.5-9z",
  cap: "M-11-45C-13-54-6-59 0-58C6-57 9-53 9.5-49.5L16-48.5C18-46.5 15-45 10-46C4-49.5-4-49-11-45z",
} as const;

/** A shape in its ink, in which holes are cut; and several. */
export const cuts = (all: readonly Cut[]) => all.map(([ink, shapes]) => cut(ink, shapes)).join("");
export const cut = (ink: string, shapes: string) => `<path fill="${ink}" fill-rule="evenodd" d="${shapes}"/>`;

/** What several rowers share, and the cox, for `<use>`. What has no ink takes that of its use: skin, and as `currentColor` its shade. */
export function crewSymbols(inks: Inks): string {
  const { bark, sun } = inks;
  return (
    `<g id="face"><path d="${rower.head}"/>${cut("currentColor", rower.shade)}${cut(bark, rower.lines)}</g>` +
    `<path id="top" fill-rule="evenodd" d="${rower.top}"/><path id="arm" d="${rower.arm}"/>` +
    `<g id="fist"><path d="${rower.fist}"/>${cut("currentColor", rower.fingers)}</g>` +
    `<g id="legs">${cut("currentColor", rower.farShin)}<path d="${rower.shin}"/></g><path id="shorts" d="${rower.shorts}"/>` +
    `<g id="cox">${cut(bark, cox.legs)}${cut(sun, cox.jacket)}<path d="${cox.head}"/>` +
    `${cut("currentColor", cox.shade)}${cut(bark, cox.hair)}${cut(bark, cox.lines)}` +
    `${cut(oklch(inks.night ? 0.68 : 0.73, 0.125, 74), cox.arm)}<path d="${cox.hand}"/>${cut(inks.paper, cox.cap)}</g>`
  );
}

/** Of a rower, with the seat at 0, 0: the body, with the far arm; and what is before the oar, the near arm and both hands. */
function drawRower(who: Rower, skin: string, shade: string, shorts: string): readonly [string, string] {
  const { lean, size, top, lit, sleeve, sleeveInk = top, looks, above } = who;
  const leans = (svg: string) => `<g transform="rotate(${lean} 0 3)scale(${size})">${svg}</g>`;
  const inSleeve = sleeve === "none" ? "" : cut(sleeveInk, rower[sleeve]);
  const fist = `<use href="#fist" fill="${skin}" color="${shade}"/>`;
  return [
    `<use href="#legs" fill="${skin}" color="${shade}"/>` +
      leans(
        `<g transform="${farArm}"><use href="#arm" fill="${shade}"/>${inSleeve}</g><use href="#shorts" fill="${shorts}"/>` +
          `<use href="#top" fill="${top}"/>${cut(...lit)}<use href="#face" fill="${skin}" color="${shade}"/>` +
          `${looks === "shaded" ? cut(shade, rower.brim) : ""}${cuts(above)}${cut(skin, rower.ear)}`,
      ),
    leans(`<g transform="${farArm}">${fist}</g><use href="#arm" fill="${skin}"/>${fist}${inSleeve}`),
  ];
}

/** Draws the boat with its crew. */
export function launch(
  press: Press,
  boat: Boat,
  inks: Inks & { readonly disc: string },
  random: Random,
): void {
  const { x: middle, y, scale, pitch } = boat;
  const everybody = crew(inks);
  const aboard = boat.crew?.flatMap((place) => everybody[place] ?? []) ?? everybody;
  const half = aboard.length / 2;
  const [stern, bow] = [middle - pitch * (half + 1.1), middle + pitch * (half + 1.3)].map(Math.round) as [
    number,
    number,
  ];
  const seat = (index: number) => middle + (index - half + 0.7) * pitch;
  const at = (x: number, dy = 0) =>
    `transform="translate(${Math.round(x)} ${Math.round(y + dy)})scale(${scale})"`;
  const centre = Math.round((bow + stern) / 2);
  const [front, under, end, keel] = [y - 3 * scale, y + scale, y - 5 * scale, y + 22 * scale].map(Math.round);

  // From the handle's end over the near hand to the blade. Every other oar is on the far side: legs and hull are before it.
  const oars = aboard.map(({ lean, size }, index) => {
    const angle = (lean * Math.PI) / 180;
    const [gx, gy] = [grip[0] * size, grip[1] * size - 3];
    const hand: Point = [
      seat(index) + (gx * Math.cos(angle) - gy * Math.sin(angle)) * scale,
      y + (1 + gx * Math.sin(angle) + gy * Math.cos(angle)) * scale,
    ];
    const [dx, dy] = [seat(index) + 40 * scale - hand[0], y + 47 * scale - hand[1]];
    const start: Point = [hand[0] - dx * 0.15, hand[1] - dy * 0.15];
    return { start, reach: [dx * 1.15, dy * 1.15] as Point, x: seat(index) };
  });
  const puddles = press.plate(inks.bark, { overlap: "add" });
  const wood = inks.night ? inks.grass : inks.bark;
  const far = press.plate(wood, { overlap: "add" });
  const near = new Press();
  const blades = near.plate(wood, { overlap: "add" });
  for (const [index, { start, reach, x }] of oars.entries()) {
    if (index % 2) {
      far.add(polygon(shaft(start, reach, 1.35 * scale, 0.46)));
      continue;
    }
    blades.add(oar(start, reach, 1.35 * scale));
    for (const ring of times(3)) {
      const puddle = y + (50 + ring * 4.5) * scale;
      puddles.add(
        gouge(x + 40 * scale + random.bell() * 4, puddle, random.range(26, 46) * scale, 1.7 * scale),
      );
    }
  }
  const [skins, shades] = [skinInks(inks), shadeInks(inks)];
  far.place(
    `<use href="#cox" fill="${skins[1]}" color="${shades[1]}" ${at(seat(-1) - 8 * scale, -2.5 * scale)}/>`,
  );
  let arms = "";
  for (const [index, who] of aboard.entries()) {
    const shorts = oklch(inks.night ? 0.33 : 0.34, 0.05, index % 3 === 1 ? 200 : 245);
    const [body, before] = drawRower(who, skins[who.skin] ?? "", shades[who.skin] ?? "", shorts);
    far.place(`<g ${at(seat(index), -2 * scale)}>${body}</g>`);
    arms += `<g ${at(seat(index), -2 * scale)}>${before}</g>`;
  }
  const plate = press.plate(inks.bark, { overlap: "add" });
  plate.add(`M${stern} ${front}Q${centre} ${under} ${bow} ${end}Q${centre} ${keel} ${stern} ${front}z`);
  for (const index of times(15)) {
    const x = middle + random.bell() * pitch * (half + 0.6);
    const length = random.range(56, 168) * scale;
    plate.add(gouge(x, y + (14 + index * 2.4) * scale, length, 2.1 * scale * (1 - index / 22)));
  }
  press
    .plate(inks.night ? inks.far : inks.disc)
    .add(gouge(centre, y + 4 * scale, (bow - stern) * 0.82, 2.4 * scale))
    .place(near.toSvg() + arms);
}

/** The boat with nobody in it, its oars drawn in. */
export function empty(press: Press, { x, y, scale, pitch }: Boat, light: string, inks: Inks): void {
  const [stern, bow] = [x - pitch * 2.1, x + pitch * 2.3].map(Math.round) as [number, number];
  const centre = Math.round((bow + stern) / 2);
  const [front, under, end, keel] = [y - 3 * scale, y + scale, y - 5 * scale, y + 22 * scale].map(Math.round);
  const wood = press.plate(inks.stubble, { overlap: "add" });
  for (const side of [-1, 1])
    wood.add(
      oar([centre - side * pitch * 1.2, y - 3 * scale], [side * pitch * 1.9, -15 * scale], 1.5 * scale),
    );
  const plate = press.plate(inks.bark, { overlap: "add" });
  for (const seat of [-0.5, 0.5])
    plate.add(
      gouge(x + seat * pitch, y - 6 * scale, 30 * scale, 6 * scale),
      gouge(x + (seat - 0.26) * pitch, y - 12 * scale, 26 * scale, 3 * scale, 0.7),
    );
  plate.add(`M${stern} ${front}Q${centre} ${under} ${bow} ${end}Q${centre} ${keel} ${stern} ${front}z`);
  for (const row of times(6))
    plate.add(
      gouge(
        centre + (row % 2 ? 40 : -30) * scale,
        y + (14 + row * 5) * scale,
        (260 - row * 34) * scale,
        2.1 * scale,
      ),
    );
  press.plate(light).add(gouge(centre, y + 4 * scale, (bow - stern) * 0.82, 2.4 * scale));
}

/** Points along a shaft, and across it. */
const alongShaft =
  ([x, y]: Point, [dx, dy]: Point, thick: number) =>
  (along: number, across: number): Point => {
    const [aside, length] = [across * thick, Math.hypot(dx, dy)];
    return [x + dx * along - (dy / length) * aside, y + dy * along + (dx / length) * aside];
  };

/** A share of a shaft, without its blade. */
function shaft(start: Point, reach: Point, thick: number, share: number): readonly Point[] {
  const at = alongShaft(start, reach, thick);
  return [at(0, -1), at(share, -1), at(share, 1), at(0, 1)];
}

/** An oar: shaft and cleaver blade. */
export function oar(start: Point, reach: Point, thick: number): string {
  const at = alongShaft(start, reach, thick);
  return polygon([at(0, -1), at(0.78, -1), at(0.81, -4), at(1, -4.6), at(1, 3), at(0.8, 1), at(0, 1)]);
}
