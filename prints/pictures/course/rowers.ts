import { gouge, polygon } from "../../kit/cuts.ts";
import type { Inks } from "../../kit/inks.ts";
import { type Point, times } from "../../kit/numbers.ts";
import type { Plate, Press } from "../../kit/plate.ts";
import type { Random } from "../../kit/random.ts";

/** Centre of the boat at the waterline, scale, and distance between seats. */
export type Boat = { readonly x: number; readonly y: number; readonly scale: number; readonly pitch: number };

/** A rower at the catch, facing left, seat at 0, 0. Drawn by hand. */
const rower = {
  body: "M13 2C15-14 8-32-1-41L-13-38C-15-36-15-33-12-31C-7-22-7-10-8 2zM8 3L-17-19L-36 0L-31 4L-16-11L-3 4zM-9-40L-48-21L-47-16L-44-16L-7-29zM-6-40L-13-46L-10-52L-2-47z",
  head: "M-25-53C-25-60-18-64-12-62C-6-60-4-53-7-48C-10-43-17-42-21-45C-24-47-25-50-25-53z",
  cap: "M-26-57C-24-64-17-67-11-64C-7-62-5-58-6-54L-30-55z",
  strap: "M8-8C7-20 2-31-5-37C1-29 4-19 4-7z",
} as const;

const cox =
  "M-12 2C-14-12-10-26-2-31L8-28C13-18 13-6 12 2zM-3-38a9 9 0 1 1 18 0a9 9 0 1 1-18 0zM6-26L24-14L21-10L4-18z";

/** Index of the rower with the red cap. */
const redSeat = 5;

export const rowerSymbol = (strapInk: string) =>
  `<g id="rower"><path d="${rower.body}${rower.head}"/><path fill="${strapInk}" d="${rower.strap}"/></g><path id="cap" d="${rower.cap}"/>`;

/** Draws the boat with its crew. */
export function launch(
  press: Press,
  boat: Boat,
  inks: Inks & { readonly disc: string },
  random: Random,
): void {
  const { x: middle, y, scale, pitch } = boat;
  const [bow, stern] = [middle - pitch * 5.1, middle + pitch * 5.3].map(Math.round) as [number, number];
  const seat = (index: number) => middle + (index - 3.3) * pitch;
  const at = (x: number, dy = 0) =>
    `transform="translate(${Math.round(x)} ${Math.round(y + dy)})scale(${scale})"`;
  const half = Math.round((bow + stern) / 2);
  const [front, under, end, keel] = [y - 3 * scale, y + scale, y - 5 * scale, y + 22 * scale].map(Math.round);

  const plate = press.plate(inks.bark, { overlap: "add" });
  plate.add(`M${bow} ${front}Q${half} ${under} ${stern} ${end}Q${half} ${keel} ${bow} ${front}z`);
  for (const index of times(8)) {
    const x = seat(index);
    plate.place(`<use href="#rower" ${at(x, -scale)}/>`);
    if (index % 2) continue;
    addOar(plate, [x - 46 * scale, y - 19 * scale], [86 * scale, 66 * scale], 1.35 * scale);
    for (const ring of times(3)) {
      const puddle = y + (50 + ring * 4.5) * scale;
      plate.add(gouge(x + 40 * scale + random.bell() * 4, puddle, random.range(26, 46) * scale, 1.7 * scale));
    }
  }
  plate.place(`<path d="${cox}" ${at(seat(-1) - 4 * scale)}/>`);
  for (const index of times(15)) {
    const x = middle + random.bell() * pitch * 4.6;
    const length = random.range(56, 168) * scale;
    plate.add(gouge(x, y + (14 + index * 2.4) * scale, length, 2.1 * scale * (1 - index / 22)));
  }
  const caps = press.plate(inks.paper);
  for (const index of times(8)) {
    caps.place(
      `<use href="#cap" ${index === redSeat ? `fill="${inks.bill}" ` : ""}${at(seat(index), -scale)}/>`,
    );
  }
  press
    .plate(inks.night ? inks.far : inks.disc)
    .add(gouge(half, y + 4 * scale, (stern - bow) * 0.82, 2.4 * scale));
}

/** An oar: shaft and cleaver blade. */
function addOar(plate: Plate, [x, y]: Point, [dx, dy]: Point, thick: number) {
  const angle = Math.atan2(dy, dx);
  const length = Math.hypot(dx, dy);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, across: number): Point => [
    x + cos * along * length - sin * across * thick,
    y + sin * along * length + cos * across * thick,
  ];
  plate.add(polygon([at(0, -1), at(0.78, -1), at(0.81, -4), at(1, -4.6), at(1, 3), at(0.8, 1), at(0, 1)]));
}
