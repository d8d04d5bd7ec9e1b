import { type Curve, gouge, pointOn, ribbon } from "../kit/cuts.ts";
import { clamp, lerp, times } from "../kit/numbers.ts";
import type { Plate } from "../kit/plate.ts";
import { createRandom } from "../kit/random.ts";

type Reeds = {
  readonly from: number;
  readonly to: number;
  /** y of the ground. */
  readonly y: number;
  readonly height: number;
  readonly seed: number;
  readonly count?: number;
  /** Share of blades with a seed head. */
  readonly heads?: number;
  /** Lean as a share of the height; negative to the left. */
  readonly wind?: number;
};

/** Draws reeds or long grass: thin upright blades, some with seed heads. */
export function reeds(
  plate: Plate,
  { from, to, y, height, seed, count = 40, heads = 0.18, wind = 0.1 }: Reeds,
): void {
  const random = createRandom(seed);
  for (const i of times(count)) {
    const along = (i + random()) / count;
    const x = lerp(from, to, along);
    const blade =
      height * random.range(0.45, 1) * (0.55 + 0.45 * Math.sin(Math.PI * clamp(along * 0.9 + 0.1)));
    const lean = (wind + random.bell() * 0.16) * blade;
    plate.add(
      gouge(
        x + lean / 2,
        y - blade / 2,
        blade * 1.02,
        random.range(1.6, 3.4),
        Math.atan2(-blade, lean),
        -lean * 0.35,
      ),
    );
    if (random() < heads) {
      plate.add(
        gouge(x + lean * 0.98, y - blade, height * 0.17, height * 0.026, Math.atan2(-blade, lean * 1.4)),
      );
    }
  }
}

type Bough = {
  readonly curve: Curve;
  readonly seed: number;
  /** Thickness of the limb at the picture's edge. */
  readonly thickness?: number;
  readonly twigs?: number;
  /** Length of a leaf; droop of the twigs. */
  readonly leaf: number;
  readonly drop: number;
};

/** Draws a gum bough from the right edge: drooping twigs, sickle leaves. */
export function bough(
  plate: Plate,
  veins: Plate,
  { curve, seed, thickness = 15, twigs = 7, leaf, drop }: Bough,
): void {
  const random = createRandom(seed);
  plate.add(ribbon(curve, [thickness, 2.5], random, 12, 0.1));
  for (const i of times(twigs)) {
    const t = lerp(0.12, 1, (i + 0.5 + random.bell() * 0.25) / twigs);
    const [x, y] = pointOn(curve, t);
    const hang = drop * random.range(0.65, 1.1) * lerp(1, 0.72, t);
    const out = -random.range(16, 46);
    const twig: Curve = [
      [x, y],
      [x + out * 0.8, y + 2],
      [x + out, y + hang * 0.5],
      [x + out * 1.15, y + hang],
    ];
    plate.add(ribbon(twig, [4, 1.5], random, 5));
    const leaves = Math.round(hang / 17);
    for (const j of times(leaves)) {
      const [lx, ly] = pointOn(twig, lerp(0.22, 1, j / (leaves - 1)));
      const side = j % 2 ? 1 : -1;
      const last = j === leaves - 1;
      const angle = 1.57 - side * (last ? 0.05 : random.range(0.28, 0.62));
      const length = leaf * random.range(0.62, 1.05) * (last ? 1.1 : 1);
      const bow = side * length * random.range(0.07, 0.16);
      const [cx, cy] = [lx + Math.cos(angle) * length * 0.5, ly + Math.sin(angle) * length * 0.5];
      plate.add(gouge(cx, cy, length, length * 0.1, angle, bow));
      if (j % 2) veins.add(gouge(cx, cy, length * 0.6, 1, angle, bow * 0.6));
    }
  }
}
