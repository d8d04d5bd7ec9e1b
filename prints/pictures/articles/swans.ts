import { disc, gouge } from "../../kit/cuts.ts";
import { type Inks, oklch } from "../../kit/inks.ts";
import { lerp, times } from "../../kit/numbers.ts";
import { Press } from "../../kit/plate.ts";
import { createRandom } from "../../kit/random.ts";
import { flat, type Size, sheet, speckle, verticalGradient } from "../../kit/sheet.ts";
import { swan } from "../../motifs/birds.ts";
import { reeds } from "../../motifs/plants.ts";
import { shore } from "../../motifs/shore.ts";
import { water } from "../../motifs/water.ts";
import { articlePalette } from "./article-palette.ts";
import { isTall } from "./scenery.ts";

const seed = 1697;

const dusk = {
  day: {
    sky: oklch(0.925, 0.04, 48),
    top: oklch(0.86, 0.062, 30),
    low: oklch(0.77, 0.085, 22),
    deep: oklch(0.61, 0.095, 16),
  },
  night: {
    sky: oklch(0.45, 0.068, 56),
    top: oklch(0.37, 0.045, 58),
    low: oklch(0.29, 0.038, 222),
    deep: oklch(0.2, 0.03, 215),
  },
} as const;

/** Three black swans at dusk on pink water. Two have true reflections, the third a white one. */
export function swans(size: Size, inks: Inks): string {
  const { width, height } = size;
  const tall = isTall(size);
  const palette = articlePalette(inks);
  const { sky, top, low, deep } = inks.night ? dusk.night : dusk.day;
  const random = createRandom(seed);
  const horizon = Math.round(height * (tall ? 0.115 : 0.16));
  const places = tall
    ? ([
        [208, 262, 1.5],
        [588, 466, 1.8],
        [268, 700, 2.15],
      ] as const)
    : ([
        [280, 330, 1.56],
        [728, 372, 1.84],
        [1240, 400, 2.16],
      ] as const);

  // The setting sun behind the town and its glitter path.
  const sunAt = width * (tall ? 0.78 : 0.3);
  const far = new Press();
  far.plate(palette.lamp, { shift: [-2, 1] }).add(disc(sunAt, horizon - 6, height * 0.075, random, 40));
  const bank = far.plate(deep, { overlap: "add" });
  shore(bank, {
    from: -10,
    to: width + 10,
    y: horizon,
    seed,
    height: 26,
    town: [
      [width * 0.55, 62, "clock"],
      [width * 0.62, 52, "spire"],
      [width * 0.66, 44, "spire"],
    ],
  });
  const surface = new Press();
  water(surface.plate(deep, { overlap: "add" }), {
    from: -40,
    to: width + 40,
    top: horizon + 14,
    bottom: height + 10,
    seed,
    rows: tall ? 22 : 18,
    thickness: [1.4, 6],
    length: [60, 210],
    keep: () => 0.26,
  });
  const gold = surface.plate(palette.lamp, { shift: [-2, 1] });
  for (const i of times(tall ? 20 : 26)) {
    const t = i / 26;
    const x = sunAt + random.bell() * lerp(34, 90, t);
    gold.add(gouge(x, horizon + 12 + t * (height - horizon) * 0.9, random.range(40, 120), lerp(2, 5.4, t)));
  }

  const [reflections, birds] = [new Press(), new Press()];
  const cut = reflections.plate(low, { overlap: "add" });
  const line = birds.plate(inks.night ? sky : palette.paper, { overlap: "add" });
  for (const [x, y, z] of places) {
    for (const i of times(13)) {
      const t = i / 12;
      const length = random.range(60, 150) * z * (1 - t * 0.2);
      cut.add(gouge(x + random.bell() * 70 * z, y + (12 + t * 108) * z, length, lerp(1.4, 3.4, t) * z));
    }
    line.add(
      gouge(x + 4 * z, y + 2, 200 * z, 3.4),
      gouge(x - 92 * z, y + 9 * z, 60 * z, 2.4),
      gouge(x + 108 * z, y + 8 * z, 80 * z, 2.4),
    );
  }
  const bird = (id: string, body: string, cuts: string) =>
    `<g id="${id}"><path fill="${body}" d="${swan.body}"/><path fill="${palette.bill}" d="${swan.bill}"/><path fill="${cuts}" d="${swan.cuts}"/></g>`;
  const put = (id: string, [x, y, z]: readonly [number, number, number], down: number) =>
    `<use href="#${id}" transform="translate(${x} ${y})scale(${z} ${(z * down).toFixed(2)})translate(-108 -120)"/>`;

  const near = new Press();
  reeds(near.plate(palette.bark, { overlap: "add" }), {
    from: tall ? width * 0.72 : -20,
    to: tall ? width + 20 : width * 0.13,
    y: height + 14,
    height: tall ? 190 : 170,
    seed: seed + 3,
    count: 30,
    heads: 0.26,
    wind: tall ? -0.12 : 0.14,
  });
  const flecks = speckle(seed, inks.night ? sky : palette.paper, size, 0.5);
  const { night } = inks;
  return sheet({
    ...size,
    defs:
      verticalGradient("water", [
        [0, top],
        [1, low],
      ]) +
      bird("swan", palette.bark, inks.night ? sky : top) +
      bird("true", night ? deep : palette.gum, night ? top : low) +
      bird("other", palette.paper, low) +
      flecks.defs,
    body:
      flat("url(#water)", 0, 0, width, height) +
      flat(sky, 0, 0, width, horizon) +
      // Clips the sun to the sky.
      far.toSvg() +
      flat("url(#water)", 0, horizon + 2, width, height - horizon) +
      surface.toSvg() +
      places.map((place, i) => put(i === 2 ? "other" : "true", place, -0.94)).join("") +
      reflections.toSvg() +
      places.map((place) => put("swan", place, 1)).join("") +
      birds.toSvg() +
      near.toSvg() +
      flecks.body,
  });
}
