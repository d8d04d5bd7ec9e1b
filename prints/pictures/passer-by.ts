import { gouge } from "../kit/cuts.ts";
import { type Inks, oklch } from "../kit/inks.ts";
import type { Point } from "../kit/numbers.ts";
import { draw } from "../kit/sheet.ts";
import { hand } from "../motifs/limbs.ts";

/*
 * Somebody on the way to work, in a hi-vis vest, who has sat down on the esky with a cup and looks over the water: in profile, a
 * little from behind, facing right. Drawn by hand: the soles at 0, the crown of the hat at -415.
 */

/** Units from the soles to the crown of the hat. */
const high = 415;

const esky = {
  box: "M-84-98L70-98L64 2L-78 2z",
  side: "M40-98L70-98L64 2L40 2z",
  lid: "M-88-122C-88-126-86-128-82-128L70-128C74-128 76-126 76-122L74-96L-86-96z",
  handle: "M-58-98L-50-98L-46-62L2-62L6-98L14-98L9-53L-53-53z",
} as const;

const clothes = {
  vest: "M-16-302C2-296 16-296 28-302C44-296 52-276 52-250C52-210 46-170 40-130C14-120-22-120-50-128C-62-180-66-240-54-276C-48-294-34-300-16-302z",
  front: "M30-300C44-296 52-276 52-250C52-210 46-170 40-130L24-126C36-180 42-250 30-300z",
  bands:
    "M-60-188C-26-178 14-178 48-190L46-172C14-160-26-160-58-170zM-60-250C-20-240 20-240 52-252L52-235C20-224-20-224-61-233z",
  shoulder: "M-38-276C-30-300 10-302 20-278C8-290-22-288-38-276z",
  collar: "M-22-312C-4-300 14-300 30-312C34-306 34-300 30-296C14-288-6-288-24-298C-26-302-24-308-22-312z",
  folds: gouge(88, -122, 30, 4, 2.2, 4) + gouge(98, -60, 60, 4, 1.5) + gouge(40, -126, 70, 5, 0.02, -3),
  boot: "M84-36L120-36L121-22C134-18 152-16 154-4L153 2L82 2C79-12 81-24 84-36z",
  sole: "M82-5L153-5L153 2L82 2zM108-34L119-34L120-22L110-21z",
  farBoot: "M140-34L172-36L174-22C188-18 204-16 206-4L205 2L138 2C135-10 138-24 140-34z",
} as const;

const cup = {
  whole: "M106-252L136-252L132-210C131-207 129-205 126-205L116-205C113-205 111-207 110-210z",
  lid: "M104-257L138-257L136-247L106-247z",
} as const;

const head = {
  neck: "M-18-296L26-296L24-334L-14-344z",
  face: "M-24-14C-34-28-34-54-14-62C6-68 26-60 28-46C29-42 28-39 30-36L34-27C34-23 31-21 29-20C30-14 28-8 26-4C22 5 16 8 8 7C0 4-12-4-24-14z",
  hair: "M12-50C9-38 6-30 2-24C-4-26-8-22-8-14C-9-4-12 4-20 6C-30 0-36-14-35-36C-34-46-30-54-24-58z",
  ear: "M-6-26C2-28 5-20 2-13C-1-8-6-8-7-14z",
  crown: "M-31-46C-32-84-22-92-8-90C0-86 4-86 10-90C24-92 32-80 31-46z",
  band: "M-31-60C-12-52 14-52 31-60L31-46L-32-46z",
  brim: "M-66-40C-50-52-24-56 0-55C26-55 48-54 62-46C52-40 30-40 4-41C-24-42-48-38-66-40z",
  under: "M-60-40C-40-44-20-45 4-44C30-43 48-43 60-46C50-38 30-38 4-39C-24-40-44-36-60-40z",
} as const;

/** In outline rather than by their joints: half the bytes, on the page that has the fewest to spare. */
const limbs = {
  leg: "M-16-173L104-171C124-170 128-158 127-144L121-28L83-28L77-116C58-113 20-111-10-111C-52-112-54-172-16-173z",
  farLeg: "M20-163L136-164C152-164 158-152 159-138L173-30L139-26L115-118L20-113z",
  arm: "M-37-258C-38-294 10-296 16-264L24-212L86-226L94-198L10-172C-6-169-16-180-19-190z",
  edge: "M16-264L24-212L86-226L87-221L18-204L9-262zM94-198L10-172C-6-169-16-180-19-190L-20-196C-12-178-4-176 8-178z",
  farArm: "M50-276L78-218L121-191L109-168L56-194L20-262z",
  farHand: "M110-172L122-192C134-184 144-176 148-166C149-160 143-159 139-163C140-156 134-154 130-160z",
} as const;

/** Returns somebody who sits, so many units high, the soles at a point; `towards` is -1 to look to the left. */
export function passerBy([x, y]: Point, height: number, towards: -1 | 1, { night }: Inks): string {
  const ink = (lightness: number, chroma: number, hue: number) =>
    night ? oklch(lightness * 0.78, chroma * 0.76, hue) : oklch(lightness, chroma, hue);
  const [skin, shade] = [ink(0.6, 0.09, 50), ink(0.5, 0.085, 44)];
  const [orange, orangeDeep] = [ink(0.72, 0.175, 54), ink(0.62, 0.16, 48)];
  const [navy, navyDeep] = [ink(0.37, 0.055, 250), ink(0.29, 0.05, 250)];
  // The bank below is nearly black at night.
  const lift = night ? 0.12 : 0;
  const [khaki, khakiDeep] = [ink(0.53 + lift, 0.035, 80), ink(0.42 + lift, 0.035, 75)];
  const [leather, leatherDeep] = [ink(0.62, 0.09, 60), ink(0.48, 0.08, 54)];
  const [straw, strawDeep] = [ink(0.86, 0.07, 86), ink(0.64, 0.08, 70)];
  const [blue, blueDeep] = [ink(0.52, 0.085, 235), ink(0.42, 0.08, 238)];
  const white = ink(0.96, 0.012, 90);
  const scale = Number((height / high).toFixed(3));
  return (
    `<g fill-rule="evenodd" transform="translate(${Math.round(x)} ${Math.round(y)})scale(${scale * towards} ${scale})">` +
    draw([
      [leatherDeep, clothes.farBoot],
      [khakiDeep, limbs.farLeg],
      [shade, limbs.farHand],
      [navyDeep, limbs.farArm],
      [blue, esky.box],
      [blueDeep, esky.side],
      [white, esky.lid + esky.handle],
      [leather, clothes.boot],
      [leatherDeep, clothes.sole],
      [khaki, limbs.leg],
      [khakiDeep, clothes.folds],
      [shade, head.neck],
      [orange, clothes.vest],
      [orangeDeep, clothes.front],
      [white, clothes.bands],
      [navy, clothes.collar],
      [ink(0.6, 0.16, 33), cup.whole],
      [white, cup.lid],
    ]) +
    hand("fist", [90, -212], -14, 3, [skin, shade]) +
    draw([
      [navy, limbs.arm],
      [navyDeep, limbs.edge],
      [orange, clothes.shoulder],
    ]) +
    `<g transform="translate(8 -326)rotate(-4)">${draw([
      [skin, head.face],
      [ink(0.34, 0.045, 50), head.hair],
      [skin, head.ear],
      [straw, head.crown],
      [strawDeep, head.band],
      [straw, head.brim],
      [strawDeep, head.under],
    ])}</g></g>`
  );
}
