import { gouge, polygon } from "../kit/cuts.ts";
import { clamp, type Point, times } from "../kit/numbers.ts";
import type { Plate } from "../kit/plate.ts";
import { createRandom } from "../kit/random.ts";

/** Returns a ridge's height above its base at x. */
export type Profile = (x: number) => number;

/** Mount Warrenheip: the steep, nearly even cone east of the lake. `reach` is half its width. */
export const warrenheip =
  (centre: number, reach: number, height: number): Profile =>
  (x) => {
    const u = Math.abs(x - centre) / (x < centre ? reach * 0.92 : reach);
    if (u >= 1) return 0;
    return height * 1.07 * ((1 - u) ** 1.32 - 0.11 * Math.exp(-((u / 0.13) ** 2)) * (1 - u));
  };

/** Mount Buninyong: broader, long in the shoulder, a step down to the south. */
export const buninyong =
  (centre: number, reach: number, height: number): Profile =>
  (x) => {
    const u = (x - centre) / reach;
    const shoulder = 0.27 * Math.exp(-(((u - 0.42) / 0.3) ** 2)) + 0.1 * Math.exp(-(((u + 0.6) / 0.3) ** 2));
    return height * (0.82 * Math.exp(-u * u * 3.2) + shoulder);
  };

type Hill = {
  readonly from: number;
  readonly to: number;
  /** y of the base. */
  readonly base: number;
  readonly profile: Profile;
  readonly seed: number;
  /** The sunlit flank: -1 left, 1 right, 0 none. Its cuts start at `litFrom`. */
  readonly lit?: -1 | 0 | 1;
  readonly litFrom?: number;
  readonly cuts?: number;
  /** Width of the lit area, from `litFrom`. */
  readonly reach?: number;
  /** Amount of mist at the base, 1 by default. */
  readonly mist?: number;
  /** Distance between the points of the ridge. */
  readonly step?: number;
};

/** Draws a hill: the ridge, cuts down its sunlit flank, mist at its base. */
export function hill(plate: Plate, options: Hill): void {
  const {
    from,
    to,
    base,
    profile,
    seed,
    lit = 0,
    litFrom = 0,
    cuts = 60,
    reach = 230,
    mist = 1,
    step = 13,
  } = options;
  const random = createRandom(seed);
  const ridge = (x: number) => base - profile(x);
  const points: Point[] = [[from, base]];
  for (let x = from; x <= to; x += step) points.push([x + random.bell() * 3, ridge(x) + random.bell() * 2]);
  plate.add(polygon([...points, [to, ridge(to)], [to, base]]));

  for (const _ of times(cuts)) {
    const x = litFrom + lit * (6 + random() ** 0.8 * reach);
    const height = profile(x);
    if (height < 34) continue;
    const drop = 8 + (height * 0.7 - 8) * random();
    const length = random.range(14, 46) * clamp(height / 110, 0.45, 1.1);
    if (ridge(x) + drop + length * 0.45 > base - 4) continue;
    const angle = lit * 0.86 + random.bell() * 0.1;
    plate.add(
      gouge(
        x + lit * (drop * 0.42 + length * 0.3),
        ridge(x) + drop + length * 0.34,
        length,
        random.range(1.4, 3),
        angle,
      ),
    );
  }

  for (const _ of times(70 * mist)) {
    const x = random.range(from, to);
    const depth = random() ** 1.7;
    if (profile(x) < 6) continue;
    const y = base - 2 - depth * Math.min(profile(x) * 0.42, 46);
    plate.add(gouge(x, y, random.range(40, 150) * (1.1 - depth), random.range(1.2, 3.6) * (1 - depth * 0.7)));
  }
}
