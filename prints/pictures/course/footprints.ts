import { blob, gouge } from "../../kit/cuts.ts";
import { dayInks } from "../../kit/inks.ts";
import { lerp, type Point, times } from "../../kit/numbers.ts";
import { Press } from "../../kit/plate.ts";
import { createRandom } from "../../kit/random.ts";
import { type Size, sheet } from "../../kit/sheet.ts";

/**
 * Boot prints that stop part of the way. Transparent background, for dark pages.
 *
 * @param stopAt the end of the prints, as a share of the width
 */
export function footprints({ width, height }: Size, stopAt: number): string {
  const random = createRandom(12);
  const press = new Press();
  const sand = press.plate(dayInks.far, { overlap: "add", opacity: 0.3 });
  for (const _ of times(width / 17)) {
    const [x, y] = [random.range(0, width), random.range(20, height - 8)];
    sand.add(gouge(x, y, random.range(24, 110), random.range(1, 2.6), random.bell() * 0.03));
  }
  const track = (t: number): Point => [
    lerp(-30, width * stopAt, t),
    height * 0.62 - Math.sin(t * 2.6) * 62 + t * 20,
  ];
  const steps = press.plate(dayInks.far, { overlap: "add" });
  const count = Math.round((width * stopAt) / 64);
  for (const i of times(count + 1)) {
    const [[x, y], [nextX, nextY]] = [track(i / count), track(i / count + 0.02)];
    const angle = Math.atan2(nextY - y, nextX - x);
    const [side, toes] = i % 2 ? [15, 7] : [-15, -7];
    const place = `translate(${Math.round(x - Math.sin(angle) * side)} ${Math.round(y + Math.cos(angle) * side)})`;
    steps.place(
      `<use href="#boot" transform="${place}rotate(${Math.round((angle * 180) / Math.PI + toes)})"/>`,
    );
  }
  return sheet({ width, height, defs: boot(), body: press.toSvg() });
}

/** Sole and heel with a cut-out tread. */
function boot(): string {
  const random = createRandom(3);
  const sole = blob(14, 0, 17, random, { rough: 0.03, squash: 0.5 });
  const heel = blob(-15, 0, 9, random, { facets: 10, rough: 0.04, squash: 0.72 });
  const tread = times(4).map((i) => gouge(4 + i * 7, 0, 12, 2, Math.PI / 2));
  return `<path id="boot" fill-rule="evenodd" d="${sole}${heel}${tread.join("")}"/>`;
}
