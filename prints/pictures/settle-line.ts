import { polygon } from "../kit/cuts.ts";
import { dayInks, oklch } from "../kit/inks.ts";
import { clamp, lerp, type Point, smoothstep, steps } from "../kit/numbers.ts";
import { createNoise } from "../kit/random.ts";
import { type Size, sheet } from "../kit/sheet.ts";

type Line = Size & {
  /** For dark pages. */
  readonly night: boolean;
  readonly seed?: number;
  /** `down` runs top to bottom, for narrow screens, and stretches to its frame's height. */
  readonly direction?: "across" | "down";
};

/**
 * A line that calms down: tangle, chop, swell, level. Its width varies with its direction, as from a
 * broad-edged pen.
 */
export function settleLine({ width, height, night, seed = 21, direction = "across" }: Line): string {
  const ink = night ? oklch(0.8, 0.05, 215) : dayInks.bark;
  const across = direction === "across";
  const length = across ? width : height;
  const room = (across ? height : width) / 2 - 6;
  const [sideways, along] = [createNoise(seed), createNoise(seed + 7)];

  const middle = steps(0, 1, Math.round(length * 0.62)).map((t): Point => {
    const racket = 1 - smoothstep(0.02, 0.36, t);
    const swell = smoothstep(0.16, 0.34, t) * (1 - smoothstep(0.5, 0.86, t));
    const phase = t * length;
    const back = racket * room * 0.95 * along(phase / 11 + 40);
    const off =
      room *
      (racket ** 0.8 * 1.15 * sideways(phase / 8.5) +
        swell * 0.42 * Math.sin((t - 0.2) * 52 * (1 - t * 0.35)));
    return [t * length + back, clamp(off, -room, room)];
  });

  const thick = across ? 11 : 7;
  const edges = middle.map(([x, y], i): readonly [Point, Point] => {
    const [bx, by] = middle[Math.max(0, i - 1)] ?? [x, y];
    const [nx, ny] = middle[Math.min(middle.length - 1, i + 1)] ?? [x, y];
    const angle = Math.atan2(ny - by, nx - bx);
    const t = i / (middle.length - 1);
    // Broad along one diagonal, fine along the other.
    const chisel = lerp(0.22, 1, Math.abs(Math.sin(angle - 2.2)));
    // Across, it goes on beyond the edge.
    const ends = across ? 1 : 1 - smoothstep(0.97, 1, t);
    const half = (thick / 2) * chisel * ends;
    return [
      [x - Math.sin(angle) * half, y + Math.cos(angle) * half],
      [x + Math.sin(angle) * half, y - Math.cos(angle) * half],
    ];
  });
  // Tenths of a unit matter in a fine line: draw it ten times larger and scale it down.
  const enlarged = ([x, y]: Point): Point =>
    across ? [x * 10, (y + height / 2) * 10] : [(y + width / 2) * 10, x * 10];
  const outline = polygon([
    ...edges.map(([left]) => enlarged(left)),
    ...edges.map(([, right]) => enlarged(right)).reverse(),
  ]);
  const svg = sheet({ width, height, body: `<path fill="${ink}" transform="scale(.1)" d="${outline}"/>` });
  return across ? svg : svg.replace("xMidYMax slice", "none");
}
