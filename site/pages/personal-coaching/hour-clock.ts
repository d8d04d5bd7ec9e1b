import { disc, gouge, polygon, smooth } from "../../../prints/kit/cuts.ts";
import { dayInks, type Inks, oklch } from "../../../prints/kit/inks.ts";
import { type Point, times, turn } from "../../../prints/kit/numbers.ts";
import { Press } from "../../../prints/kit/plate.ts";
import { createRandom } from "../../../prints/kit/random.ts";
import { sheet } from "../../../prints/kit/sheet.ts";

const side = 640;
const middle = side / 2;
const radius = 232;

/** Inks of the parts of the hour, the same as in the list beside the clock. */
const partInks = ({ night }: Inks) =>
  night
    ? [oklch(0.42, 0.06, 36), oklch(0.58, 0.11, 76), oklch(0.43, 0.045, 225)]
    : [dayInks.sky, dayInks.sun, dayInks.far];

/** A kitchen clock as a pie chart of one session, whose parts add up to 60 minutes. */
export function hourClock(parts: readonly number[], inks: Inks): string {
  const random = createRandom(60);
  const press = new Press();
  const [rim, key] = inks.night ? [inks.far, inks.paper] : [inks.bark, inks.bark];

  // The rim, with its cord and nail.
  press
    .plate(rim)
    .add(
      disc(middle, middle + 24, radius + 36, random, 60),
      disc(middle, middle + 24, radius + 15, random, 60),
    );
  press.plate(key, { overlap: "add" }).add(...[-1, 1].map((side) => cord(side)));
  press.plate(inks.bill).add(disc(middle, 16, 9, random, 12));

  const faces = partInks(inks);
  let from = 0;
  for (const [index, minutes] of parts.entries()) {
    const plate = press.plate(faces[index % faces.length] ?? inks.sun, {
      shift: index === 1 ? [-3, 3] : [0, 0],
    });
    plate.add(sector(from, from + minutes));
    // Cuts along the arc.
    for (const _ of times(minutes * 1.5)) {
      const minute = from + random.range(0.8, minutes - 0.8);
      const [x, y] = on(minute, random.range(60, radius - 42));
      plate.add(gouge(x, y, random.range(14, 34), random.range(1.6, 3), angleOf(minute) + Math.PI / 2));
    }
    from += minutes;
  }

  const marks = press.plate(key, { overlap: "add" });
  for (const minute of times(60)) {
    const five = minute % 5 === 0;
    const [x, y] = on(minute, radius - (five ? 24 : 14));
    marks.add(gouge(x, y, five ? 38 : 15, five ? 11 : 4, angleOf(minute)));
  }
  // Both hands at twelve.
  marks.add(hand(0, radius - 62, 15), hand(50, 116, 19), disc(middle, middle + 24, 17, random, 18));
  press.plate(inks.sun, { shift: [-1, 1] }).add(disc(middle, middle + 24, 7, random, 12));
  return sheet({ width: side, height: side, body: press.toSvg() });
}

/** One side of the cord, from the nail onto the rim. */
const cord = (side: number) =>
  polygon([
    [middle - side * 2, 14],
    [middle + side * 4, 14],
    [middle + side * 104, 106],
    [middle + side * 98, 110],
  ]);

const angleOf = (minute: number) => (minute / 60) * turn - turn / 4;

const on = (minute: number, distance: number): Point => [
  middle + Math.cos(angleOf(minute)) * distance,
  middle + 24 + Math.sin(angleOf(minute)) * distance,
];

/** A sector of the face between two minutes. */
function sector(from: number, to: number): string {
  const count = Math.max(3, Math.round((to - from) / 1.5));
  const arc = times(count + 1).map((i) => on(from + ((to - from) * i) / count, radius));
  return `M${middle} ${middle + 24}L${arc.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join(" ")}z`;
}

function hand(minute: number, length: number, thick: number): string {
  const angle = angleOf(minute);
  const at = (along: number, aside: number): Point => [
    middle + Math.cos(angle) * along - Math.sin(angle) * aside,
    middle + 24 + Math.sin(angle) * along + Math.cos(angle) * aside,
  ];
  return smooth(
    [
      at(-34, -thick * 0.4),
      at(length * 0.7, -thick / 2),
      at(length, 0),
      at(length * 0.7, thick / 2),
      at(-34, thick * 0.4),
    ],
    0.05,
  );
}
