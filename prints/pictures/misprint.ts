import { disc, gouge } from "../kit/cuts.ts";
import { dayInks, plateInks, stock } from "../kit/inks.ts";
import { lerp, times } from "../kit/numbers.ts";
import { inheritedInk, overprint } from "../kit/overprint.ts";
import { Plate } from "../kit/plate.ts";
import { createRandom } from "../kit/random.ts";
import { flat, sheet } from "../kit/sheet.ts";
import { swan } from "../motifs/birds.ts";
import { buninyong, warrenheip } from "../motifs/mountains.ts";

const [width, height] = [720, 760];
/** Centre of the plates' rotation. */
const [midX, midY] = [360, 380];

/** For the error page: the swan with all plates misregistered. */
export function misprint(): string {
  const random = createRandom(3);
  const placeSwan = (x: number, y: number, cuts = "") =>
    `<path fill-rule="evenodd" transform="translate(${x} ${y})scale(1.9)" d="${swan.body}${cuts}"/>`;

  const ease = new Plate(inheritedInk).add("M30 30h640v640H30z");

  const focus = new Plate(inheritedInk).add(disc(312, 252, 146, random, 60)).place(placeSwan(120, 300));
  for (const i of times(40)) {
    const t = i / 40;
    const x = 312 + random.bell() * lerp(80, 190, t);
    focus.add(gouge(x, 436 + t * 290, random.range(60, 170), lerp(2, 7, t)));
  }

  const clarity = new Plate(inheritedInk, { overlap: "add" }).place(placeSwan(232, 396, swan.cuts));
  const ridges = [warrenheip(252, 250, 138), buninyong(606, 190, 84)] as const;
  for (const row of times(13)) {
    for (let x = 30; x < width + 40; x += random.range(34, 58)) {
      const ridge = Math.max(ridges[0](x), ridges[1](x));
      if (ridge > 12) clarity.add(gouge(x, 434 - ridge * (1 - row / 13), random.range(26, 52), 3, 0.05));
    }
  }
  for (const row of times(18)) {
    for (let x = random.range(-20, 40); x < width + 40; x += random.range(80, 200)) {
      clarity.add(gouge(x, 456 + row * 17, random.range(60, 150), lerp(2, 9, row / 18)));
    }
  }

  const inks = overprint([
    { ink: plateInks.ease, shapes: ease.toSvg(), turned: [-7, midX, midY], shift: [-34, 44] },
    { ink: plateInks.focus, shapes: focus.toSvg(), turned: [5, midX, midY] },
    { ink: plateInks.clarity, shapes: clarity.toSvg(), turned: [-3, midX, midY] },
  ]);
  const bill = `<path fill="${dayInks.bill}" transform="translate(466 250)rotate(24)scale(1.9)" d="${swan.bill}"/>`;
  return sheet({
    width,
    height,
    defs: inks.defs,
    body: flat(stock, 0, 0, width, height) + inks.body + bill,
  });
}
