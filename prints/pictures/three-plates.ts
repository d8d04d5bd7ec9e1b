import { disc, gouge, polygon } from "../kit/cuts.ts";
import { type Inks, oklch, plateInks } from "../kit/inks.ts";
import { clamp, lerp, type Point, steps, times } from "../kit/numbers.ts";
import { Plate } from "../kit/plate.ts";
import { createRandom, type Random } from "../kit/random.ts";
import { sheet } from "../kit/sheet.ts";
import { swan } from "../motifs/birds.ts";
import { buninyong, type Profile, warrenheip } from "../motifs/mountains.ts";
import { reeds } from "../motifs/plants.ts";
import { water } from "../motifs/water.ts";

/*
 * One print from three plates: Concentration is gold, Sensory Clarity blue, Equanimity pink. Every plate
 * carries the swan, which turns black only where all three overlap. Each plate is a file with a transparent
 * background, so that a page can overlay them or show one alone. By night the inks cover a dark ground,
 * and the swan is where none of them prints.
 */

const nightPlates: typeof plateInks = {
  focus: oklch(0.785, 0.12, 78),
  clarity: oklch(0.76, 0.045, 222),
  ease: oklch(0.45, 0.07, 30),
};

const width = 720;
const height = 840;
const horizon = 452;
const [sunX, sunY, sunRadius] = [372, 286, 168];
const swanPlace = "translate(196 420)scale(1.86)";
const waterline = 420 + swan.waterline * 1.86;
const seed = 3;

const inkOf = (plate: keyof typeof plateInks, { night }: Inks) => (night ? nightPlates : plateInks)[plate];

/** Concentration: one light and where it lands. */
export function focusPlate(inks: Inks): string {
  const random = createRandom(seed);
  const plate = new Plate(inkOf("focus", inks)).add(disc(sunX, sunY, sunRadius, random, 60));
  for (const i of times(60)) {
    const t = i / 60;
    const y = horizon + 14 + t * 360;
    if (y < waterline + 12 && y > 470 && random() < 0.25) continue;
    const x = sunX + random.bell() * lerp(90, 210, t);
    plate.add(gouge(x, y, random.range(60, 170), lerp(2, 7, t) * random.range(0.7, 1.1)));
  }
  return print(plate, inks);
}

/** Clarity: separate strands of ridge lines, ripples and reeds. */
export function clarityPlate(inks: Inks): string {
  const random = createRandom(seed + 1);
  const plate = new Plate(inkOf("clarity", inks), { overlap: "add" });
  cutSlopes(plate, random, warrenheip(206, 250, 138), [0, 470], 15, 1);
  cutSlopes(plate, random, buninyong(560, 190, 84), [400, width], 10, 0.9);
  water(plate, {
    from: -30,
    to: width + 30,
    top: horizon + 6,
    bottom: height + 8,
    seed: seed + 9,
    rows: 27,
    thickness: [1.4, 12],
    length: [40, 170],
    keep: (x, _, depth) =>
      clamp(0.55 + depth * 0.5) * (1 - 0.7 * Math.exp(-(((x - sunX) / (70 + depth * 60)) ** 2))),
  });
  reeds(plate, { from: -6, to: 150, y: height + 12, height: 250, seed: seed + 4, count: 30, heads: 0.24 });
  reeds(plate, {
    from: 590,
    to: width + 10,
    y: height + 12,
    height: 190,
    seed: seed + 5,
    count: 24,
    heads: 0.2,
    wind: -0.1,
  });
  return print(plate, inks, swan.cuts);
}

/** Equanimity: a wide, level field. */
export function easePlate(inks: Inks): string {
  const random = createRandom(seed + 2);
  const edge = (y: number, stray: number): Point[] =>
    steps(0, width, 19).map((x) => [x, y + random.bell() * stray]);
  const plate = new Plate(inkOf("ease", inks), { overlap: "add" });
  const sky =
    polygon([...edge(-4, 0), ...edge(horizon, 1).reverse()]) + disc(sunX, sunY, sunRadius - 6, random, 60);
  const lake = polygon([...edge(horizon + 10, 1), ...edge(height + 6, 0).reverse()]);
  plate.place(`<path fill-rule="evenodd" d="${sky}"/><path d="${lake}"/>`);
  return print(plate, inks);
}

/** The red of the bill, printed over the other plates. */
export const billPlate = ({ bill }: Inks) =>
  sheet({
    width,
    height,
    body: new Plate(bill).place(`<path d="${swan.bill}" transform="${swanPlace}"/>`).toSvg(),
  });

/** Rows of cuts along a slope, like contour lines. */
function cutSlopes(
  plate: Plate,
  random: Random,
  profile: Profile,
  [from, to]: Point,
  rows: number,
  weight: number,
) {
  for (const row of times(rows)) {
    const down = (row + 0.5) / rows;
    const surface = (x: number) => horizon - profile(x) * (1 - down);
    for (let x = from + random.range(0, 30); x < to; ) {
      const length = random.range(26, 64);
      if (profile(x + length / 2) > 9 && profile(x) > 2 && profile(x + length) > 2) {
        const angle = Math.atan2(surface(x + length) - surface(x), length);
        plate.add(
          gouge(
            x + length / 2,
            surface(x + length / 2),
            length,
            2.4 * weight * random.range(0.8, 1.3),
            angle,
          ),
        );
      }
      x += length * random.range(0.8, 1.1);
    }
  }
}

/** Prints a plate with the swan: in its ink by day; by night it is left out, with a rim of light where it has cuts. */
function print(plate: Plate, { night }: Inks, cuts = ""): string {
  const body = `<path ${cuts && `fill-rule="evenodd" `}d="${swan.body}${cuts}" transform="${swanPlace}"/>`;
  if (!night) return sheet({ width, height, body: plate.place(body).toSvg() });
  const hidden = `<path d="${swan.body}" transform="${swanPlace}"/>`;
  const around = `<mask id="around"><path fill="#fff" d="M0 0h${width}v${height}H0z"/>${hidden}</mask>`;
  const rim = `<g fill="${nightPlates.clarity}" stroke="${nightPlates.clarity}" transform="${swanPlace}"><path fill="none" stroke-width="2" d="${swan.body}"/><path stroke="none" d="${cuts}"/></g>`;
  return sheet({
    width,
    height,
    defs: around,
    body: `<g mask="url(#around)">${plate.toSvg()}</g>${cuts && rim}`,
  });
}
