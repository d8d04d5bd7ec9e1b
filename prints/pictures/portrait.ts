import { gouge } from "../kit/cuts.ts";
import { type Inks, oklch } from "../kit/inks.ts";
import { steps, times } from "../kit/numbers.ts";
import { type Plate, Press } from "../kit/plate.ts";
import { createRandom } from "../kit/random.ts";
import { flat, sheet, speckle, verticalGradient } from "../kit/sheet.ts";
import { hill, warrenheip } from "../motifs/mountains.ts";
import { shore } from "../motifs/shore.ts";
import { water } from "../motifs/water.ts";

const width = 640;
const height = 760;
const horizon = 392;
/** x of the sitter's axis. */
const middle = 322;
const seed = 8;

/**
 * The teacher in a beanie from behind, looking over the lake: a placeholder for a photograph, not a
 * likeness.
 */
export function portrait(inks: Inks): string {
  const press = new Press();
  const random = createRandom(seed);

  const clouds = press.plate(inks.paper, { opacity: 0.8 });
  for (const row of times(16)) {
    for (let x = random.range(-60, 0); x < width; ) {
      const length = random.range(40, 130);
      if (random() < 0.55) clouds.add(gouge(x + length / 2, 26 + row * 20, length, random.range(1, 2.8)));
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
    rows: 20,
    thickness: [1, 10],
    length: [40, 150],
    keep: (_x, _y, depth) => 0.35 + depth * 0.5,
  });

  cutCoat(press.plate(inks.bark, { shift: [2, 1] }));
  cutHair(press.plate(oklch(0.47, 0.07, 48), { shift: [0, 1] }));
  cutScarf(press.plate(oklch(0.64, 0.15, 36), { shift: [-2, 0] }));
  cutBeanie(
    press.plate(inks.sun, { shift: [-2, 2] }),
    press.plate(oklch(0.745, 0.15, 72), { shift: [-2, 2] }),
  );

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
      flecks.body,
  });
}

/** Mirrors a half outline about the axis; `x` is relative to it. */
const at = (x: number, y: number) => `${middle + x} ${y}`;

function cutCoat(plate: Plate) {
  const random = createRandom(seed + 4);
  plate.add(
    `M${at(-70, 436)}C${at(-84, 474)} ${at(-132, 496)} ${at(-178, 528)}C${at(-218, 556)} ${at(-236, 640)} ${at(-244, 770)}L${at(244, 770)}C${at(236, 640)} ${at(218, 556)} ${at(178, 528)}C${at(132, 496)} ${at(84, 474)} ${at(70, 436)}z`,
  );
  for (const i of times(16)) {
    for (const side of [-1, 1]) {
      const x = middle + side * (172 + i * 2.6);
      plate.add(gouge(x, 586 + i * 14, random.range(34, 70), 2.4, 1.57 - side * 0.16));
    }
  }
  for (const i of times(15)) plate.add(gouge(middle + random.bell() * 1.4, 524 + i * 17, 13, 2, 1.57));
}

function cutHair(plate: Plate) {
  const random = createRandom(seed + 5);
  plate.add(
    `M${at(-84, 268)}C${at(-90, 330)} ${at(-82, 392)} ${at(-58, 424)}L${at(58, 424)}C${at(82, 392)} ${at(90, 330)} ${at(84, 268)}z`,
  );
  for (const u of steps(-1, 1, 25)) {
    plate.add(
      gouge(middle + u * 74, 352 + random.bell() * 24, random.range(46, 96), 2.5, 1.57 + u * 0.16, u * -5),
    );
  }
}

function cutScarf(plate: Plate) {
  plate.add(
    `M${at(-92, 398)}C${at(-60, 422)} ${at(60, 422)} ${at(92, 398)}C${at(112, 424)} ${at(112, 462)} ${at(96, 482)}C${at(50, 508)} ${at(-50, 508)} ${at(-96, 482)}C${at(-112, 462)} ${at(-112, 424)} ${at(-92, 398)}z`,
  );
  for (const row of times(4)) {
    for (const stitch of times(9)) {
      const u = ((stitch + (row % 2) * 0.5) / 9) * 2 - 0.94;
      plate.add(gouge(middle + u * 96, 424 + row * 17 + (1 - u * u) * 10, 17, 3, -0.2 * u));
    }
  }
}

function cutBeanie(crown: Plate, cuff: Plate) {
  crown.add(
    `M${at(-98, 286)}C${at(-108, 176)} ${at(-54, 112)} ${at(0, 112)}C${at(54, 112)} ${at(108, 176)} ${at(98, 286)}z`,
  );
  for (const u of steps(-1, 1, 13)) {
    crown.add(
      gouge(middle + u * 66, 204 - (1 - u * u) * 2, 118 - Math.abs(u) * 34, 2.8, 1.57 - u * 0.22, u * 9),
    );
  }
  cuff.add(
    `M${at(-104, 262)}C${at(-60, 248)} ${at(60, 248)} ${at(104, 262)}L${at(102, 316)}C${at(60, 330)} ${at(-60, 330)} ${at(-102, 316)}z`,
  );
  for (const u of steps(-1, 1, 21)) cuff.add(gouge(middle + u * 95, 289 + (1 - u * u) * 2, 44, 2.6, 1.57));
}
