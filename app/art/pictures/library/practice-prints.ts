import { dayInks as inks } from "../../kit/inks.ts";
import { Press } from "../../kit/plate.ts";
import { createRandom } from "../../kit/random.ts";
import { flat, sheet, speckle } from "../../kit/sheet.ts";
import { markSymbols } from "../../motifs/marks.ts";
import { dayMarks } from "../tuesday.ts";
import { autoWalk, bootPrint, feelFlow, feelGood } from "./moving.ts";
import { blue, type Cutter, sheetSize } from "./series.ts";
import { feelRest, hearOut, microhits, seeHearFeel } from "./still.ts";

type Block = { readonly paper: string; readonly cut: Cutter; readonly blocks?: string };

/** The three marks in the inks that they always have by day. */
const marks = markSymbols(dayMarks);

/** The guided practices by their slug: how each print is cut, on which paper, and from which blocks. */
const series = {
  "feel-rest": { paper: inks.bark, cut: feelRest },
  "see-hear-feel": { paper: inks.sky, cut: seeHearFeel, blocks: marks },
  "hear-out": { paper: inks.glow, cut: hearOut },
  "feel-flow": { paper: inks.far, cut: feelFlow },
  "auto-walk": { paper: inks.sun, cut: autoWalk, blocks: bootPrint },
  "feel-good": { paper: blue, cut: feelGood },
  microhits: { paper: inks.paper, cut: microhits },
} as const satisfies Record<string, Block>;

export type PracticePrint = keyof typeof series;
export const practicePrints = Object.keys(series) as readonly PracticePrint[];

/** One disc, cut in seven ways: the print of a guided practice. Framed on white stock, so by day only. */
export function practicePrint(practice: PracticePrint): string {
  const { paper, cut, blocks = "" }: Block = series[practice];
  const seed = 7 + practice.length * 13;
  const press = new Press();
  cut(press, createRandom(seed), inks);
  const flecks = speckle(7, paper === inks.paper ? inks.glow : inks.paper, sheetSize, 0.4);
  return sheet({
    ...sheetSize,
    defs: flecks.defs + blocks,
    body: flat(paper, 0, 0, sheetSize.width, sheetSize.height) + press.toSvg() + flecks.body,
  });
}
