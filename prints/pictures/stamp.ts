import { disc, gouge, polygon } from "../kit/cuts.ts";
import { dayInks, stock } from "../kit/inks.ts";
import { type Point, steps, times, turn } from "../kit/numbers.ts";
import { Press } from "../kit/plate.ts";
import { createRandom } from "../kit/random.ts";
import { sheet } from "../kit/sheet.ts";
import { swan } from "../motifs/birds.ts";
import { warrenheip } from "../motifs/mountains.ts";

const width = 220;
const height = 264;

/** A perforated stamp: one sun, one swan. */
export function stamp(): string {
  const inks = dayInks;
  const press = new Press();
  const random = createRandom(7);
  const margin = 19;
  const horizon = 168;
  const [innerWidth, bottom] = [width - 2 * margin, height - margin];

  press.plate(stock, { overlap: "add" }).add(perforatedEdge());
  press.plate(inks.sky).add(`M${margin} ${margin}h${innerWidth}v${bottom - margin}H${margin}z`);
  press.plate(inks.sun, { shift: [-1, 1] }).add(disc(128, 108, 54, random, 40));
  press.plate(inks.far).add(`M${margin} ${horizon}h${innerWidth}v${bottom - horizon}H${margin}z`);

  const cone = warrenheip(66, 74, 56);
  const ridge = steps(margin, 140, 21).map((x): Point => [x, horizon - cone(x) + random.bell()]);
  press.plate(inks.near).add(polygon([[margin, horizon], ...ridge, [140, horizon]]));

  const ripples = press.plate(inks.paper);
  for (const _ of times(16)) {
    const length = random.range(20, 56);
    const x = random.range(margin + length / 2, width - margin - length / 2);
    ripples.add(gouge(x, horizon + 6 + random() * 66, length, random.range(1.4, 3.4)));
  }
  press
    .plate(inks.bark)
    .place(
      `<g transform="translate(62 122)scale(.56)"><path fill-rule="evenodd" d="${swan.body}${swan.cuts}"/><path fill="${inks.bill}" d="${swan.bill}"/></g>`,
    );
  return sheet({ width, height, body: press.toSvg() });
}

/** The perforated outline of the paper. */
function perforatedEdge(): string {
  const radius = 5.4;
  const side = (dx: number, dy: number, length: number, holes: number) => {
    const gap = (length - holes * 2 * radius) / (holes + 1);
    const straight = `l${(dx * gap).toFixed(1)} ${(dy * gap).toFixed(1)}`;
    const hole = `a${radius} ${radius} 0 0 0 ${dx * 2 * radius} ${dy * 2 * radius}`;
    return (
      straight +
      times(holes)
        .map(() => hole + straight)
        .join("")
    );
  };
  return `M0 0${side(1, 0, width, 11)}${side(0, 1, height, 13)}${side(-1, 0, width, 11)}${side(0, -1, height, 13)}z`;
}

/** The postmark: two rings and five wavy lines. */
export function postmark(): string {
  const press = new Press();
  const random = createRandom(5);
  const plate = press.plate(dayInks.bark, { overlap: "add" });
  const centre = 100;
  const cuts = 46;
  for (const radius of [88, 66]) {
    for (const i of times(cuts)) {
      const angle = ((i + 0.5) / cuts) * turn;
      if (random() < 0.07) continue; // gaps, as in a real postmark
      const length = ((radius * turn) / cuts) * 1.05;
      plate.add(
        gouge(centre + Math.cos(angle) * radius, centre + Math.sin(angle) * radius, length, 4, angle + 1.57),
      );
    }
  }
  for (const row of times(5)) {
    for (const piece of times(4))
      plate.add(gouge(232 + piece * 54, 58 + row * 21, 58, 3.8, 0, piece % 2 ? 9 : -9));
  }
  for (const [y, length] of [
    [84, 62],
    [100, 84],
    [116, 62],
  ] as const)
    plate.add(gouge(centre, y, length, 7));
  return sheet({ width: 430, height: 200, body: press.toSvg() });
}
