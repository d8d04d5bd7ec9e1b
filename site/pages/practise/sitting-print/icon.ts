import { groundOf } from "./ground.ts";
import { sheetInks } from "./inks.ts";
import { markShape } from "./marks.ts";
import { rectangle } from "./shapes.ts";
import { toSvg } from "./to-svg.ts";

/** Draws the room's icon: sky, water and bank, each with a mark of this size: 1, or less where its edges may be cut off. */
export function roomIcon(size: number): string {
  const inks = sheetInks.dawn;
  const side = 300;
  const ground = groundOf({ width: side, height: side, seed: 3, horizon: 0.36, bank: 0.67 });
  const { horizon, bank } = ground;
  const middle = (y: number) => side / 2 + (y - side / 2) * size;
  const mark = (sense: "see" | "hear" | "feel", y: number, wide: number, turned = 0) =>
    markShape({ sense, x: side / 2, y: middle(y), wide: wide * size, turned, cut: 1 }, inks);
  const shapes = toSvg([
    { fill: { from: 0, to: horizon, stops: inks.sky }, d: rectangle(0, 0, side, horizon + 1) },
    {
      fill: { from: horizon, to: bank, stops: inks.lake },
      d: rectangle(0, horizon, side, bank - horizon + 1),
    },
    { fill: inks.bank, d: rectangle(0, bank, side, side - bank) },
    mark("see", 55, 66),
    mark("hear", 154, 84),
    mark("feel", 251, 72),
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${shapes}</svg>`;
}
