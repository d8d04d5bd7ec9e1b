import { box, gouge } from "../kit/cuts.ts";
import { type Inks, oklch } from "../kit/inks.ts";
import { times } from "../kit/numbers.ts";
import { Press } from "../kit/plate.ts";
import { createRandom } from "../kit/random.ts";
import { flat, sheet, speckle, verticalGradient } from "../kit/sheet.ts";
import { hill, warrenheip } from "../motifs/mountains.ts";
import { shore } from "../motifs/shore.ts";
import { water } from "../motifs/water.ts";
import { teacherBust, teacherFromBehind, teacherOnThePhone, teacherWaving } from "./teacher-whole.ts";

const width = 640;
const height = 760;
const horizon = 392;
/** x of her axis. */
const middle = 320;
const seed = 8;

/** The teacher at the lake, or looking over it: a placeholder for a photograph, not a likeness. */
export function portrait(seen: "front" | "behind", inks: Inks): string {
  const press = new Press();
  const random = createRandom(seed);

  const clouds = press.plate(inks.paper, { opacity: 0.8 });
  for (const row of times(13)) {
    for (let x = random.range(-60, 0); x < width; ) {
      const length = random.range(40, 130);
      if (random() < 0.55) clouds.add(gouge(x + length / 2, 28 + row * 25, length, random.range(1, 2.8)));
      x += length * 1.25;
    }
  }
  const cone = warrenheip(150, 240, 120);
  hill(press.plate(inks.far), {
    from: -90,
    to: width + 10,
    base: horizon,
    profile: (x) => Math.max(cone(x), 16),
    seed: seed + 1,
    lit: 1,
    litFrom: 150,
    cuts: 46,
    reach: 150,
  });
  shore(press.plate(inks.near, { overlap: "add" }), {
    from: -10,
    to: width + 10,
    y: horizon,
    seed: seed + 2,
    height: 16,
  });
  press.plate(inks.far, { opacity: 0.55 }).add(`M0 ${horizon}h${width}v${height - horizon}H0z`);
  water(press.plate(inks.gum, { overlap: "add" }), {
    from: -20,
    to: width + 20,
    top: horizon + 10,
    bottom: height,
    seed: seed + 3,
    rows: 15,
    thickness: [1.4, 11],
    length: [50, 170],
    keep: (_x, _y, depth) => 0.35 + depth * 0.4,
  });

  const flecks = speckle(seed, inks.paper, { width, height }, 0.6);
  return sheet({
    width,
    height,
    defs:
      verticalGradient("sky", [
        [0, inks.sky],
        [1, inks.glow],
      ]) + flecks.defs,
    body:
      flat("url(#sky)", 0, 0, width, horizon) +
      flat(inks.sky, 0, horizon, width, height - horizon) +
      press.toSvg() +
      (seen === "front"
        ? teacherWaving([middle - 26, 122], 0.98, inks)
        : teacherFromBehind([middle, 128], 1.36, inks)) +
      flecks.body,
  });
}

/** The teacher at an arched window, answering the phone, for the gold band where one can call her. */
export function atTheWindow(inks: Inks): string {
  const [wide, high, base] = [420, 500, 300];
  const sill = high - 26;
  const press = new Press();
  hill(press.plate(inks.far), {
    from: -20,
    to: wide + 20,
    base,
    profile: warrenheip(70, 190, 90),
    seed,
    lit: 1,
    litFrom: 70,
    cuts: 22,
    reach: 100,
  });
  press.plate(inks.near).add(`M0 ${base}h${wide}v${high - base}H0z`);
  water(press.plate(inks.gum, { overlap: "add" }), {
    from: -20,
    to: wide + 20,
    top: base + 10,
    bottom: high,
    seed: seed + 3,
    rows: 8,
    thickness: [1, 6],
    length: [30, 100],
    keep: () => 0.45,
  });
  const arch = `M14 ${high}V208C14 92 102 14 210 14S406 92 406 208V${high}z`;
  return sheet({
    width: wide,
    height: high,
    defs: `<clipPath id="arch"><path d="${arch}"/></clipPath>${verticalGradient("sky", [
      [0, inks.sky],
      [1, inks.glow],
    ])}`,
    body:
      `<path fill="${inks.night ? inks.far : inks.bark}" d="M6 ${high}V208C6 88 98 6 210 6S414 88 414 208V${high}z"/>` +
      `<g clip-path="url(#arch)">${flat(inks.sky, 0, 0, wide, high)}${flat("url(#sky)", 0, 0, wide, base)}${press.toSvg()}${teacherOnThePhone([wide / 2 - 10, 40], 0.69, inks)}</g><path fill="${inks.night ? inks.far : inks.bark}" d="${box(0, sill, wide, high)}"/>`,
  });
}

/** Her face in a disc of morning, for the night of the home page's bank. */
export function face(palette: Inks): string {
  const size = 360;
  const { night } = palette;
  // Lighter than other nights: the ground around it is as dark as they are.
  const inks = night
    ? {
        ...palette,
        sky: oklch(0.37, 0.045, 225),
        glow: oklch(0.57, 0.085, 66),
        far: oklch(0.46, 0.045, 225),
        near: oklch(0.37, 0.045, 220),
      }
    : palette;
  const press = new Press();
  hill(press.plate(inks.far), {
    from: -20,
    to: size + 20,
    base: 250,
    profile: warrenheip(70, 180, 80),
    seed,
    lit: 1,
    litFrom: 70,
    cuts: 20,
    reach: 90,
  });
  press.plate(inks.near).add(`M0 250h${size}v120H0z`);
  const disc = `<clipPath id="disc"><circle cx="${size / 2}" cy="${size / 2}" r="${size / 2}"/></clipPath>`;
  return sheet({
    width: size,
    height: size,
    defs:
      disc +
      verticalGradient("sky", [
        [0, inks.sky],
        [1, inks.glow],
      ]),
    body: `<g clip-path="url(#disc)">${flat("url(#sky)", 0, 0, size, 250) + press.toSvg() + teacherBust([size / 2 + 2, 24], 0.81, palette, night)}</g>`,
  });
}
