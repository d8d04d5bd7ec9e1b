import { disc, gouge, polygon } from "../kit/cuts.ts";
import type { Point } from "../kit/numbers.ts";
import { createRandom } from "../kit/random.ts";

/** Side of the square viewBox. */
export const logoSize = 400;

/** The sun's circle, which is cut with a slight tremble where the logo is large. */
export const logoSun = { cx: 236, cy: 130, r: 108 } as const;

/** The logo as two paths: the sun, and in the key ink the mountain over water. */
export const logoPaths = {
  sun: disc(logoSun.cx, logoSun.cy, logoSun.r, createRandom(4), 60),
  key: cutKey(),
} as const;

function cutKey(): string {
  const ridge: readonly Point[] = [
    [0.06, 0.575],
    [0.2, 0.525],
    [0.31, 0.42],
    [0.4, 0.33],
    [0.45, 0.325],
    [0.53, 0.39],
    [0.64, 0.48],
    [0.76, 0.54],
    [0.94, 0.575],
  ];
  const levels = [
    [0.645, 0.47, 0.09],
    [0.755, 0.4, 0.088],
    [0.86, 0.29, 0.078],
    [0.95, 0.15, 0.056],
  ] as const;
  return [
    polygon(ridge.map(([x, y]) => [x * logoSize, y * logoSize])),
    ...levels.map(([y, half, thickness]) =>
      gouge(logoSize / 2, logoSize * y, logoSize * half * 2, logoSize * thickness),
    ),
  ].join("");
}

/** Returns the logo as an SVG document. `inset` is the margin, `ground` an optional background. */
export function logoFile({
  sun,
  key,
  ground,
  inset = 0,
}: {
  sun: string;
  key: string;
  ground?: string;
  inset?: number;
}) {
  const side = logoSize + 2 * inset;
  const paper = ground ? `<path fill="${ground}" d="M0 0h${side}v${side}H0z"/>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${paper}<g transform="translate(${inset} ${inset})"><path fill="${sun}" d="${logoPaths.sun}"/><path fill="${key}" d="${logoPaths.key}"/></g></svg>`;
}
