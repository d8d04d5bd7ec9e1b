import { type Inks, stock } from "../../kit/inks.ts";
import { times } from "../../kit/numbers.ts";
import type { Plate } from "../../kit/plate.ts";
import { flat, sheet } from "../../kit/sheet.ts";
import {
  bankWithSteps,
  frame,
  ground,
  hills,
  movingWater,
  reflection,
  shade,
  town,
  type WeekInks,
  weekInks,
} from "./week-land.ts";
import { layerWeeks } from "./week-layers.ts";
import { glitter, keyBlock, sunAndRings, weather } from "./week-light.ts";

const { width, height } = frame;

/** Draws each layer, in the order of `layerWeeks`. */
const layers: readonly ((inks: WeekInks) => Plate | readonly Plate[])[] = [
  ground,
  sunAndRings,
  hills,
  shade,
  reflection,
  town,
  glitter,
  movingWater,
  bankWithSteps,
  weather,
  keyBlock,
];

/**
 * One file with all states of the print; each layer is stored once. It shows the finished print;
 * `#shows-week-3` shows the state after week three, `#shows-layer-0` a single layer.
 */
export function weekPrints(inks: Inks): string {
  const ofWeeks = weekInks(inks);
  const symbols = layers.map((print, index) => {
    const plates = [print(ofWeeks)].flat();
    return `<g id="layer${index}">${plates.map((plate) => plate.toSvg()).join("")}</g>`;
  });
  const upTo = (week: number) => layerWeeks.map((of, index) => (of <= week ? use(index) : "")).join("");
  const states = times(8).map((index) => {
    const week = index + 1;
    const paper = flat(inks.night ? ofWeeks.bank : stock, 0, 0, width, height);
    // The finished print comes first: it shows without a fragment.
    return cell(week % 8, 0, `shows-week-${week}`, paper + upTo(week));
  });
  const single = layers.map((_, index) => cell(index, 1, `shows-layer-${index}`, use(index)));
  return sheet({ width, height, defs: symbols.join(""), body: states.join("") + single.join("") });
}

const use = (index: number) => `<use href="#layer${index}"/>`;

/** A cell of the file's grid, and the view that shows it alone. */
function cell(column: number, row: number, view: string, content: string): string {
  const [x, y] = [column * width, row * height];
  return `<view id="${view}" viewBox="${x} ${y} ${width} ${height}"/><svg x="${x}" y="${y}" width="${width}" height="${height}">${content}</svg>`;
}
