import { gouge, smooth } from "../../kit/cuts.ts";
import { outline, type Point } from "../../kit/numbers.ts";
import type { ArticlePalette } from "./article-palette.ts";

/* A galah in parts, to be posed. Its feet are at 0, 0; it is about 250 high and faces left. */

const tail = "M22-12L52 74 76 66 46-26z";
const legs = "M-8-10L-14 2-20 8-6 8-2-6zM14-8L10 2 4 8 18 8 22-6z";
const wing = smooth(
  outline("-4,-146 22,-118 42,-74 54,-22 58,20 52,32 40,14 18,-20 -4,-58 -18,-96 -18,-128"),
);
const breast = smooth(
  outline("-46,-150 -50,-128 -54,-96 -48,-62 -32,-30 -12,-8 10,0 30,-14 36,-60 22,-112 8,-150 -16,-164"),
);
const head = smooth(outline("-50,-162 -46,-184 -28,-198 -4,-194 8,-176 8,-152 -4,-138 -26,-134 -44,-142"));
const crests = {
  flat: smooth(outline("-50,-174 -44,-192 -26,-204 0,-202 22,-190 4,-184 -14,-182 -32,-178")),
  up: smooth(
    outline("-50,-174 -44,-194 -32,-214 -8,-236 -10,-216 10,-224 2,-206 16,-206 2,-190 -14,-182 -34,-178"),
  ),
};
const bill = smooth(outline("-46,-168 -56,-169 -65,-160 -65,-148 -60,-141 -57,-149 -51,-149 -46,-153"));
const eye = "M-38-166a5 5 0 1 0 .1 0zM-62-152L-52-153-60-149z";

/** Inks of a galah. */
export type GalahInks = Pick<ArticlePalette, "rose" | "bark"> & {
  readonly grey: string;
  readonly crest: string;
  readonly bill: string;
  readonly light: string;
};

const path = (ink: string, ...shapes: readonly string[]) => `<path fill="${ink}" d="${shapes.join("")}"/>`;
const featherCuts =
  gouge(30, -60, 70, 3.4, 1.25) +
  gouge(36, -34, 70, 3.4, 1.22) +
  gouge(18, -66, 62, 3.4, 1.16) +
  gouge(8, -92, 46, 3.4, 1.05) +
  outline("-34,-84 -26,-62 -38,-110 -14,-40 -22,-100 -8,-72 4,-30")
    .map(([x, y]) => gouge(x, y, 17, 3, 1.2))
    .join("");

type Pose = {
  readonly crest?: keyof typeof crests;
  /** Rotation of the head, in degrees. */
  readonly nod?: number;
  readonly folded?: boolean;
};

/** Draws a galah from the side. */
export function galah(inks: GalahInks, { crest = "flat", nod = 0, folded = true }: Pose = {}): string {
  const face =
    path(inks.rose, head) + path(inks.crest, crests[crest]) + path(inks.bill, bill) + path(inks.bark, eye);
  return (
    path(inks.grey, tail) +
    path(inks.bark, legs) +
    path(inks.rose, breast) +
    (folded ? path(inks.grey, wing) : "") +
    `<g transform="rotate(${nod} -12 -146)">${face}</g>` +
    path(inks.light, featherCuts)
  );
}

/** Draws a sleeping galah, fluffed up, from the front. */
export function dozingGalah(inks: GalahInks): string {
  const fluff = outline("-24,-60 0,-70 24,-60 -34,-92 34,-92 -12,-42 12,-42 -14,-100 14,-100 0,-22").map(
    ([x, y]) => gouge(x, y, 16, 3.2, 1.57 + x * 0.008),
  );
  const shape = (points: string) => smooth(outline(points));
  return (
    path(inks.grey, "M-20-8L-17 70 17 70 20-8z") +
    path(inks.grey, shape("-40,-142 -66,-110 -72,-60 -54,-16 -30,2 30,2 54,-16 72,-60 66,-110 40,-142")) +
    path(inks.rose, shape("-34,-150 -54,-112 -56,-62 -38,-18 0,-2 38,-18 56,-62 54,-112 34,-150")) +
    path(inks.rose, shape("-44,-150 -36,-184 0,-198 36,-184 44,-150 30,-124 0,-116 -30,-124")) +
    path(inks.crest, shape("-38,-172 -30,-190 0,-204 30,-190 38,-172 16,-176 0,-166 -16,-176")) +
    path(inks.bill, shape("-12,-156 0,-161 12,-156 10,-140 0,-126 -10,-140")) +
    path(
      inks.bark,
      gouge(-25, -154, 19, 4, 0.12, 6),
      gouge(25, -154, 19, 4, -0.12, 6),
      "M-26-6L-30 9-12 9-10-6zM10-6L12 9 30 9 26-6z",
    ) +
    path(inks.light, ...fluff)
  );
}

const spread = outline(
  "0,-110 34,-132 92,-124 140,-92 160,-50 134,-60 130,-36 106,-50 98,-26 74,-44 62,-26 40,-46 14,-60",
);
const spreadCuts = [
  [60, -96, 50, 0.35],
  [86, -82, 60, 0.5],
  [110, -74, 46, 0.62],
  [50, -74, 34, 0.7],
] as const;

/** Draws a galah hanging by its feet with open wings. */
export function hangingGalah(inks: GalahInks): string {
  const openWing = (side: 1 | -1) => {
    const feathers = spread.map(([x, y]): Point => [x * side, y]);
    const cuts = spreadCuts.map(([x, y, length, angle]) => gouge(side * x, y, length, 3.4, side * angle));
    return path(inks.grey, smooth(feathers)) + path(inks.light, ...cuts);
  };
  const bird = galah(inks, { crest: "up", folded: false, nod: -14 });
  return `<g transform="scale(1 -1)">${openWing(1)}${bird}${openWing(-1)}</g>`;
}
