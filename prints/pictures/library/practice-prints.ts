import { dayInks, type Inks, nightInks, oklch } from "../../kit/inks.ts";
import { Press } from "../../kit/plate.ts";
import { createRandom } from "../../kit/random.ts";
import { flat, sheet, speckle } from "../../kit/sheet.ts";
import { markSymbols } from "../../motifs/marks.ts";
import { dayMarks, nightMarks } from "../tuesday.ts";
import { autoWalk, feelFlow, feelGood } from "./moving.ts";
import { blue, type Cutter, sheetSize } from "./series.ts";
import { feelRest, hearOut, microhits, seeHearFeel } from "./still.ts";

type Print = {
  readonly paper: string;
  readonly dark: string;
  readonly cut: Cutter;
};

/** Pale strokes on a ground of the night. */
const darkInks: Inks = {
  ...nightInks,
  bark: nightInks.paper,
  near: oklch(0.62, 0.05, 218),
  gum: oklch(0.5, 0.06, 210),
  stubble: oklch(0.5, 0.08, 75),
};

/** Guided practices by slug: drawing function, paper by day and by night, and shared symbols. */
const series = {
  "feel-rest": { paper: dayInks.bark, dark: nightInks.bark, cut: feelRest },
  "see-hear-feel": { paper: dayInks.sky, dark: nightInks.sky, cut: seeHearFeel },
  "hear-out": { paper: dayInks.glow, dark: nightInks.stubble, cut: hearOut },
  "feel-flow": { paper: dayInks.far, dark: nightInks.near, cut: feelFlow },
  "auto-walk": { paper: dayInks.sun, dark: nightInks.stubble, cut: autoWalk },
  "feel-good": { paper: blue, dark: oklch(0.3, 0.06, 226), cut: feelGood },
  microhits: { paper: dayInks.paper, dark: nightInks.gum, cut: microhits },
} as const satisfies Record<string, Print>;

export type PracticePrint = keyof typeof series;
export const practicePrints = Object.keys(series) as readonly PracticePrint[];

/** Draws a guided practice: a disc in seven places, from a sun to the knob of a door. */
export function practicePrint(practice: PracticePrint, { night }: Inks): string {
  const { paper, dark, cut }: Print = series[practice];
  const seed = 7 + practice.length * 13;
  const press = new Press();
  const ground = night ? dark : paper;
  cut(press, createRandom(seed), night ? darkInks : dayInks);
  const marks = practice === "see-hear-feel" ? markSymbols(night ? nightMarks : dayMarks) : "";
  const speck = night ? nightInks.far : paper === dayInks.paper ? dayInks.glow : dayInks.paper;
  const flecks = speckle(7, speck, sheetSize, 0.4);
  return sheet({
    ...sheetSize,
    defs: flecks.defs + marks,
    body: flat(ground, 0, 0, sheetSize.width, sheetSize.height) + press.toSvg() + flecks.body,
  });
}
