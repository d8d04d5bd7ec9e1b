import { dayInks as inks } from "../../kit/inks.ts";
import { Press } from "../../kit/plate.ts";
import { createRandom } from "../../kit/random.ts";
import { flat, sheet, speckle } from "../../kit/sheet.ts";
import { markSymbols } from "../../motifs/marks.ts";
import { dayMarks } from "../tuesday.ts";
import { autoWalk, bootPrint, feelFlow, feelGood } from "./moving.ts";
import { blue, type Cutter, sheetSize } from "./series.ts";
import { feelRest, hearOut, microhits, seeHearFeel } from "./still.ts";

type Print = { readonly paper: string; readonly cut: Cutter; readonly symbols?: string };

/** The three marks' light inks. */
const marks = markSymbols(dayMarks);

/** Guided practices by slug: drawing function, paper and shared symbols. */
const series = {
  "feel-rest": { paper: inks.bark, cut: feelRest },
  "see-hear-feel": { paper: inks.sky, cut: seeHearFeel, symbols: marks },
  "hear-out": { paper: inks.glow, cut: hearOut },
  "feel-flow": { paper: inks.far, cut: feelFlow },
  "auto-walk": { paper: inks.sun, cut: autoWalk, symbols: bootPrint },
  "feel-good": { paper: blue, cut: feelGood },
  microhits: { paper: inks.paper, cut: microhits },
} as const satisfies Record<string, Print>;

export type PracticePrint = keyof typeof series;
export const practicePrints = Object.keys(series) as readonly PracticePrint[];

/** Draws a guided practice: one disc in seven variations. Framed on white, so light only. */
export function practicePrint(practice: PracticePrint): string {
  const { paper, cut, symbols = "" }: Print = series[practice];
  const seed = 7 + practice.length * 13;
  const press = new Press();
  cut(press, createRandom(seed), inks);
  const flecks = speckle(7, paper === inks.paper ? inks.glow : inks.paper, sheetSize, 0.4);
  return sheet({
    ...sheetSize,
    defs: flecks.defs + symbols,
    body: flat(paper, 0, 0, sheetSize.width, sheetSize.height) + press.toSvg() + flecks.body,
  });
}
