import { disc, gouge } from "../../kit/cuts.ts";
import { type Inks, oklch, plateInks } from "../../kit/inks.ts";
import { times, turn } from "../../kit/numbers.ts";
import { inheritedInk, overprint } from "../../kit/overprint.ts";
import { Plate, Press } from "../../kit/plate.ts";
import { createRandom, type Random } from "../../kit/random.ts";
import { flat, sheet, speckle } from "../../kit/sheet.ts";

/*
 * The four lessons, in the style of textbook plates, each on a ground of its own.
 */

const size = { width: 560, height: 315 } as const;

type Print = { readonly defs?: string; readonly body: string };

/** Dark strokes by day, pale ones by night. */
const stroke = (inks: Inks) => (inks.night ? inks.paper : inks.bark);

/** Three overlapping plates. */
function threeSkills(random: Random, { night }: Inks): Print {
  const plate = (ink: string, x: number, y: number) => ({
    ink,
    shapes: new Plate(inheritedInk).add(disc(x, y, 82, random, 50)).toSvg(),
  });
  return overprint([
    plate(night ? oklch(0.74, 0.12, 82) : plateInks.focus, 232, 128),
    plate(night ? oklch(0.66, 0.12, 32) : "#f2a58f", 280, 204),
    plate(night ? oklch(0.6, 0.07, 222) : plateInks.clarity, 328, 128),
  ]);
}

/** Many cuts pointing at one free spot. */
function oneTarget(random: Random, inks: Inks): Print {
  const press = new Press();
  const rays = press.plate(stroke(inks));
  for (const i of times(44)) {
    const angle = (i / 44) * turn;
    const length = i % 3 ? 96 : 150;
    const far = 62 + length / 2;
    const [along, down] = [Math.cos(angle) * 1.35, Math.sin(angle) * 0.72];
    rays.add(gouge(280 + along * far, 158 + down * far, length, 5, Math.atan2(down, along)));
  }
  press.plate(inks.sun).add(disc(280, 158, 36, random, 30));
  return { body: press.toSvg() };
}

/** A tangle that becomes separate strands. */
function strands(random: Random, inks: Inks): Print {
  const press = new Press();
  const thread = press.plate(inks.night ? stroke(inks) : plateInks.clarity, { overlap: "add" });
  for (const row of times(9)) {
    const y = 48 + row * 27;
    for (const _ of times(5)) {
      const [x, about] = [112 + random.bell() * 56, 158 + random.bell() * 70];
      thread.add(gouge(x, about, random.range(90, 190), 4, random.range(-1.5, 1.5), random.bell() * 46));
    }
    thread.add(gouge(390, y, 380, 6.6 - Math.abs(row - 4) * 0.4, (158 - y) * -0.0014));
  }
  return { body: press.toSvg() };
}

/** A fence of days: some palings missing, one red. */
function fence(random: Random, inks: Inks): Print {
  const press = new Press();
  const palings = press.plate(stroke(inks), { overlap: "add" });
  const today = press.plate(inks.bill);
  const upright = turn / 4;
  for (const day of times(24)) {
    const x = 24 + day * 22.4;
    if (day === 8) today.add(gouge(x, 170, 150, 11, upright));
    else if (![5, 11, 12, 18].includes(day)) {
      const lean = random.bell() * 0.03;
      palings.add(gouge(x, 170 + random.bell() * 5, 168 + random.bell() * 16, 11, upright + lean));
    }
  }
  palings.add(gouge(280, 132, 590, 5), gouge(280, 206, 590, 5));
  return { body: press.toSvg() };
}

/** Lessons by slug: what is drawn, and on which ground. */
const lessons = {
  "what-mindfulness-is": { cut: threeSkills, ground: ({ sky }) => sky },
  "concentration-without-clenching": {
    cut: oneTarget,
    ground: ({ night, glow, gum }) => (night ? gum : glow),
  },
  "untangling-im-stressed": { cut: strands, ground: ({ night, near, far }) => (night ? near : far) },
  "a-practice-that-survives-july": {
    cut: fence,
    ground: ({ night, stubble }) => (night ? stubble : oklch(0.87, 0.045, 165)),
  },
} as const satisfies Record<
  string,
  { cut: (random: Random, inks: Inks) => Print; ground: (inks: Inks) => string }
>;

type LessonPrint = keyof typeof lessons;
export const lessonPrints = Object.keys(lessons) as readonly LessonPrint[];

/** Draws a lesson's picture. */
export function lessonPrint(lesson: LessonPrint, inks: Inks): string {
  const { cut, ground } = lessons[lesson];
  const { defs = "", body } = cut(createRandom(4), inks);
  const flecks = speckle(4, inks.night ? inks.far : inks.paper, size, 0.5);
  return sheet({
    ...size,
    defs: defs + flecks.defs,
    body: flat(ground(inks), 0, 0, size.width, size.height) + body + flecks.body,
  });
}
