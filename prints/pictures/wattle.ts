import { type Curve, pointOn } from "../kit/cuts.ts";
import { oklch } from "../kit/inks.ts";
import { sheet } from "../kit/sheet.ts";
import { flowerSymbols, sprig, type WattleInks } from "../motifs/wattle.ts";

/** Inks that work on blush and on dark pages. */
const inks: WattleInks = {
  leaf: oklch(0.56, 0.06, 190),
  stem: oklch(0.45, 0.05, 195),
  flower: oklch(0.815, 0.15, 79),
  flowerBehind: oklch(0.735, 0.148, 70),
};

/**
 * A sprig of golden wattle that grows through the picture. Transparent background. Screens crop its top: no leaf may hang into the
 * picture from a part of the stem that is cut away.
 */
export function wattle(seed = 47): string {
  const [width, height] = [560, 800];
  const main: Curve = [
    [214, 830],
    [352, 600],
    [214, 200],
    [326, -80],
  ];
  const [low, high] = [pointOn(main, 0.22), pointOn(main, 0.42)];
  const body = sprig(
    [
      {
        curve: [low, [low[0] + 40, low[1] - 90], [low[0] + 90, low[1] - 130], [low[0] + 156, low[1] - 110]],
        thickness: 6,
        leaves: 6,
        leaf: 130,
        bears: [0.3, 1],
      },
      {
        curve: [high, [high[0] - 40, high[1] - 70], [high[0] - 100, high[1] - 80], [high[0] - 160, high[1]]],
        thickness: 6,
        leaves: 7,
        leaf: 130,
        bears: [0.34, 1],
      },
      { curve: main, thickness: 14, leaves: 14, leaf: 240, bears: [0.1, 1] },
    ],
    inks,
    seed,
    1.12,
  );
  return sheet({ width, height, defs: flowerSymbols(seed), body });
}

/** A short horizontal sprig, for narrow screens. */
export function wattleSmall(seed = 9): string {
  const [width, height] = [700, 232];
  const body = sprig(
    [
      {
        curve: [
          [722, 150],
          [500, 74],
          [300, 104],
          [96, 186],
        ],
        thickness: 9,
        leaves: 13,
        leaf: 138,
        bears: [0.06, 1],
      },
    ],
    inks,
    seed,
    0.82,
  );
  return sheet({ width, height, defs: flowerSymbols(seed), body });
}
