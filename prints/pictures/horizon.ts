import { disc, gouge } from "../kit/cuts.ts";
import { dayInks, type Inks, oklch } from "../kit/inks.ts";
import { times } from "../kit/numbers.ts";
import { Press } from "../kit/plate.ts";
import { createNoise, createRandom } from "../kit/random.ts";
import { sheet } from "../kit/sheet.ts";
import { buninyong, hill, warrenheip } from "../motifs/mountains.ts";
import { shore } from "../motifs/shore.ts";

const width = 1600;
const height = 132;
const waterline = 104;
const seed = 19;

/** Dark palette, lightened for contrast with the dark page. */
const darkInks: Inks = {
  ...dayInks,
  far: oklch(0.42, 0.04, 225),
  near: oklch(0.5, 0.045, 220),
  gum: oklch(0.58, 0.05, 205),
  sun: oklch(0.82, 0.115, 80),
  night: true,
};

/**
 * Header of text pages: Ballarat from across the lake, with the mountains behind. Transparent
 * background.
 */
export function horizon(time: "day" | "night"): string {
  const inks = time === "day" ? dayInks : darkInks;
  const press = new Press();
  const random = createRandom(seed);
  const noise = createNoise(seed);
  const mount = buninyong(width * 0.87, 240, 66);

  press.plate(inks.sun, { shift: [-2, 1] }).add(disc(width * 0.74, waterline - 50, 46, random, 40));
  hill(press.plate(inks.far), {
    from: -10,
    to: width + 10,
    base: waterline,
    profile: (x) => Math.max(mount(x), 9 + 5 * noise(x / 110)),
    seed,
    lit: -1,
    litFrom: width * 0.87,
    cuts: 22,
    mist: 0.2,
    step: 20,
  });
  hill(press.plate(inks.near), {
    from: width * 0.66 - 265,
    to: width * 0.66 + 270,
    base: waterline,
    profile: warrenheip(width * 0.66, 260, 84),
    seed: seed + 1,
    lit: 1,
    litFrom: width * 0.66,
    cuts: 36,
    mist: 0.2,
  });
  const key = press.plate(inks.gum, { overlap: "add" });
  shore(key, {
    from: -10,
    to: width + 10,
    y: waterline,
    seed: seed + 2,
    height: 12,
    town: [
      [width * 0.12, 40, "clock"],
      [width * 0.17, 30, "spire"],
      [width * 0.24, 34, "spire"],
    ],
  });
  for (const _ of times(40)) {
    const y = waterline + 9 + random() * 18;
    key.add(gouge(random.range(0, width), y, random.range(50, 180), random.range(1, 3)));
  }
  return sheet({ width, height, body: press.toSvg() }).replace("xMidYMax slice", "xMaxYMax slice");
}
