import { gouge } from "../../../prints/kit/cuts.ts";
import { dayInks } from "../../../prints/kit/inks.ts";
import { times } from "../../../prints/kit/numbers.ts";
import { Press } from "../../../prints/kit/plate.ts";
import { createRandom } from "../../../prints/kit/random.ts";
import { sheet } from "../../../prints/kit/sheet.ts";

const [cell, row] = [60, 74];

/** Tally marks, so many fives to a row; if there are more than were counted, a few in another ink. For dark backgrounds. */
export function tally(count: number, columns: number, hasMore: boolean): string {
  const random = createRandom(400);
  const press = new Press();
  const kept = press.plate(dayInks.paper, { overlap: "add" });
  const more = press.plate(dayInks.sun, { overlap: "add" });
  const extra = hasMore ? 3 : 0;
  for (const stroke of times(count + extra)) {
    const [five, within] = [Math.floor(stroke / 5), stroke % 5];
    const x = 14 + (five % columns) * cell + (within % 4) * 10;
    const y = 12 + Math.floor(five / columns) * row + 24 + random.bell() * 2;
    const plate = stroke < count ? kept : more;
    if (within < 4)
      plate.add(gouge(x, y, random.range(42, 50), 3.2, 1.57 + random.bell() * 0.09, random.bell() * 2));
    else plate.add(gouge(x + 15, y, 58, 3, -0.42 + random.bell() * 0.06, random.bell() * 2));
  }
  const rows = Math.ceil((count + extra) / 5 / columns);
  return sheet({ width: columns * cell, height: rows * row, body: press.toSvg() });
}
