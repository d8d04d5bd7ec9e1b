import { polygon } from "../kit/cuts.ts";
import { dayInks, oklch } from "../kit/inks.ts";
import { clamp, lerp, type Point, smoothstep, steps } from "../kit/numbers.ts";
import { type Size, sheet } from "../kit/sheet.ts";

type Line = Size & {
  /** For dark pages. */
  readonly night: boolean;
  readonly seed?: number;
  /** `down` runs top to bottom, for narrow screens, and stretches to its frame's height. */
  readonly direction?: "across" | "down";
};

/**
 * A line that calms down: a tangle that unwinds, swell, level. Its width varies with its direction, as from a
 * broad-edged pen.
 */
export function settleLine({ width, height, night, seed = 24.6, direction = "across" }: Line): string {
  const ink = night ? oklch(0.8, 0.05, 215) : dayInks.bark;
  const across = direction === "across";
  const length = across ? width : height;
  const room = (across ? height : width) / 2 - 6;

  // Down, it has less room: fewer loops. Most points are where they are.
  const [points, loops] = across ? [length * 0.8, 13] : [length * 1.5, 4.5];
  const middle = steps(0, 1, Math.round(points)).map((part): Point => {
    const t = part ** 1.8;
    const racket = 1 - smoothstep(0.02, 0.38, t);
    const swell = smoothstep(0.16, 0.34, t) * (1 - smoothstep(0.5, 0.86, t));
    // It unwinds: each loop is wider than the one before.
    const turn = (1 - (1 - Math.min(1, t / 0.38)) ** 2.5) * loops * 2 * Math.PI + seed;
    const back =
      racket * room * (across ? 0.9 : 0.62) * (Math.cos(turn * 1.04) + 0.4 * Math.sin(turn * 0.47));
    const off =
      room *
      (racket ** 1.2 * (0.72 * Math.sin(turn) + 0.4 * Math.sin(turn * 0.61 + 2)) +
        swell * 0.42 * Math.sin((t - 0.2) * 52 * (1 - t * 0.35)));
    return [
      Math.max(across ? -length : 4, t * length + back + (across ? 0 : room * 0.8 * racket)),
      clamp(off, -room, room),
    ];
  });

  const thick = across ? 11 : 5;
  const edges = middle.map(([x, y], i): readonly [Point, Point] => {
    const [bx, by] = middle[Math.max(0, i - 1)] ?? [x, y];
    const [nx, ny] = middle[Math.min(middle.length - 1, i + 1)] ?? [x, y];
    const angle = Math.atan2(ny - by, nx - bx);
    const t = i / (middle.length - 1);
    // Broad along one diagonal, fine along the other.
    const chisel = lerp(across ? 0.22 : 0.4, 1, Math.abs(Math.sin(angle - 2.2)));
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
