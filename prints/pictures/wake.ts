import { gouge } from "../kit/cuts.ts";
import type { Inks } from "../kit/inks.ts";
import { clamp, lerp, steps, times } from "../kit/numbers.ts";
import { type Plate, Press } from "../kit/plate.ts";
import { createNoise, createRandom } from "../kit/random.ts";
import { flat, type Size, sheet, speckle, verticalGradient } from "../kit/sheet.ts";
import { swan } from "../motifs/birds.ts";
import { buninyong, hill } from "../motifs/mountains.ts";
import { shore } from "../motifs/shore.ts";
import { water } from "../motifs/water.ts";

const seed = 404;

/** For the not-found page: a swan leaving the picture, its wake and one feather. */
export function wake({ width, height }: Size, horizonAt: number, inks: Inks): string {
  const horizon = Math.round(height * horizonAt);
  const waterline = horizon + (height - horizon) * 0.52;
  const press = new Press();
  const noise = createNoise(seed);
  const mount = buninyong(width * 0.74, 330, 104);

  hill(press.plate(inks.far), {
    from: -10,
    to: width + 10,
    base: horizon,
    profile: (x) => Math.max(mount(x), 15 + 8 * noise(x / 120)),
    seed,
    lit: -1,
    litFrom: width * 0.74,
    cuts: 40,
    mist: 0.5,
    step: 18,
  });
  shore(press.plate(inks.gum, { overlap: "add" }), {
    from: -10,
    to: width + 10,
    y: horizon,
    seed: seed + 1,
    height: 16,
    town: [
      [width * 0.1, 44, "clock"],
      [width * 0.16, 34, "spire"],
    ],
  });
  water(press.plate(inks.night ? inks.gum : inks.near, { overlap: "add" }), {
    from: -60,
    to: width + 60,
    top: horizon + 12,
    bottom: height + 6,
    seed: seed + 2,
    rows: 17,
    thickness: [0.9, 13],
    length: [44, 220],
    // No ripples in the wake.
    keep: (x, y, depth) => {
      const inWake = Math.abs(y - waterline) < 26 + (width - x) * 0.13 && x > width * 0.16;
      return clamp(0.3 + depth * 0.4) * (inWake ? 0.12 : 1);
    },
  });

  // At night the wake is lighter than the water.
  cutWake(press.plate(inks.night ? inks.glow : inks.bark, { overlap: "add" }), width, waterline);
  press
    .plate(inks.bark, { overlap: "add" })
    .place(
      `<g transform="translate(${width - 112} ${Math.round(waterline + 8)})scale(-1.9 1.9)translate(-${swan.middle} -${swan.waterline})"><path fill-rule="evenodd" d="${swan.body}${swan.cuts}"/></g>`,
    );
  cutFeather(
    press.plate(inks.night ? inks.paper : inks.bark, { overlap: "add" }),
    width * 0.43,
    waterline + 6,
  );

  const flecks = speckle(seed, inks.night ? inks.far : inks.paper, { width, height }, 0.5);
  return sheet({
    width,
    height,
    defs: [
      verticalGradient("sky", [
        [0.35, inks.skyTop],
        [1, inks.glow],
      ]),
      verticalGradient("lake", [
        [0, inks.glow],
        [0.5, inks.night ? inks.far : inks.sky],
        [1, inks.night ? inks.near : inks.sky],
      ]),
      flecks.defs,
    ].join(""),
    body:
      flat("url(#sky)", 0, 0, width, horizon) +
      flat("url(#lake)", 0, horizon, width, height - horizon) +
      press.toSvg() +
      flecks.body,
  });
}

/** Two arms of horizontal cuts that diverge and thin out. */
function cutWake(plate: Plate, width: number, waterline: number) {
  const random = createRandom(seed + 3);
  for (const t of steps(0, 1, 26)) {
    const x = lerp(width - 250, Math.max(-40, width - 1500), t);
    const spread = 10 + (width - x) * 0.098;
    const length = lerp(54, 150, t);
    for (const side of [-1, 1]) {
      if (random() > 0.1 + t * 0.35) {
        const y = waterline + side * spread + 8;
        plate.add(
          gouge(x + random.bell() * 14, y, length * random.range(0.7, 1.15), lerp(6.5, 3, t), side * -0.035),
        );
      }
      if (random() > 0.45 + t * 0.4) {
        const y = waterline + side * spread * 0.62 + 8;
        plate.add(gouge(x + 40 + random.bell() * 20, y, length * 0.7, lerp(4, 2, t)));
      }
    }
  }
}

function cutFeather(plate: Plate, x: number, y: number) {
  for (const i of times(13)) {
    const t = i / 12;
    const barb = 40 * Math.sin(Math.PI * lerp(0.18, 0.95, t));
    for (const side of [-1, 1]) {
      plate.add(gouge(x + t * 104 + 8, y - t * 22 + side * barb * 0.26, barb, 3.2, -0.2 + side * 0.7));
    }
  }
  plate.add(gouge(x + 40, y - 6, 160, 2.6, -0.21));
}
