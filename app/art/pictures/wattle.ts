import { flowerSymbols, sprig, type WattleInks } from "../blocks/wattle.ts";
import { oklch } from "../kit/inks.ts";
import { sheet } from "../kit/sheet.ts";

/** They hold on blush paper and on the dark page alike. */
const inks: WattleInks = {
  leaf: oklch(0.56, 0.06, 190),
  stem: oklch(0.45, 0.05, 195),
  flower: oklch(0.815, 0.15, 79),
  flowerBehind: oklch(0.735, 0.148, 70),
};

/** A sprig of golden wattle that leans in over the edge and hangs its head. Transparent ground. */
export function wattle(): string {
  const [width, height, seed] = [560, 900, 33];
  const body = sprig(
    [
      {
        curve: [
          [410, 690],
          [470, 560],
          [520, 500],
          [536, 380],
        ],
        thickness: 6,
        leaves: 6,
        leaf: 150,
        bears: [0.25, 1],
      },
      {
        curve: [
          [372, 930],
          [470, 640],
          [420, 330],
          [190, 120],
        ],
        thickness: 14,
        leaves: 13,
        leaf: 236,
        bears: [0.1, 1],
      },
    ],
    inks,
    seed,
  );
  return sheet({ width, height, defs: flowerSymbols(seed), body });
}

/** The same bush from another side: a short sprig lying across, for narrow screens. */
export function wattleSmall(): string {
  const [width, height, seed] = [700, 220, 8];
  const body = sprig(
    [
      {
        curve: [
          [716, 60],
          [520, 30],
          [330, 90],
          [110, 130],
        ],
        thickness: 9,
        leaves: 11,
        leaf: 150,
        bears: [0.06, 1],
      },
    ],
    inks,
    seed,
    0.82,
  );
  return sheet({ width, height, defs: flowerSymbols(seed), body });
}
