import { gouge } from "../../kit/cuts.ts";
import type { Inks } from "../../kit/inks.ts";
import { times } from "../../kit/numbers.ts";
import type { Size } from "../../kit/sheet.ts";

/** A stacking chair from behind: seat at 60, feet at 0. Drawn by hand. */
const chair =
  "M-27-62L-24-126C-23-134 23-134 24-126L27-62zM-30-58L30-58L32-48L-32-48zM-30-48L-24-48L-28 0L-34 0zM24-48L30-48L34 0L28 0z";

/** Returns an arc of chairs along the bottom, as SVG. One has a red back. */
export const chairs = ({ width, height }: Size, count: number, inks: Inks): string[] =>
  times(count).map((index) => {
    const u = count === 1 ? 0 : (index / (count - 1)) * 2 - 1;
    const x = Math.round(width * 0.5 + u * width * 0.38);
    const y = Math.round(height * (0.978 + (1 - u * u) * 0.004 - Math.abs(u) * 0.028));
    const scale = ((width / 1000) * (1.42 - Math.abs(u) * 0.16)).toFixed(2);
    const slats = [-12, 0, 12].map((at) => gouge(at, -96, 46, 2.6, 1.57 + at * 0.004)).join("");
    const back = index === 3 ? inks.bill : inks.sun;
    return `<g transform="translate(${x} ${y})scale(${scale})"><path fill-rule="nonzero" d="${chair}"/><path fill="${back}" d="${slats}"/></g>`;
  });
