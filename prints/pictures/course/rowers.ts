import { gouge, polygon } from "../../kit/cuts.ts";
import { type Inks, oklch, shadeInks, skinInks } from "../../kit/inks.ts";
import { type Point, times } from "../../kit/numbers.ts";
import type { Plate, Press } from "../../kit/plate.ts";
import type { Random } from "../../kit/random.ts";

/** Centre of the boat at the waterline, scale, and distance between seats. */
export type Boat = { readonly x: number; readonly y: number; readonly scale: number; readonly pitch: number };

/** A rower at the catch, facing left, seat at 0, 0: drawn by hand, from the back to the front. */
const rower = {
  legs: "M12 4C12-6 8-10 2-12L-9-14L-21-27C-24-30-28-29-29.5-25L-39 3L-31 3L-23.5-15L-13-4C-9 0-5 4 0 4zM-26.6-21L-33.4-3L-33.2-3L-25.6-19z",
  handle: "M-54-27L-52-29L-36-16L-38-14z",
  zephyr:
    "M13 3C17-9 14-28 3-38C-1-42-8-43-13-41C-17-39-18-35-17-31C-13-23-11-12-11 3zM2-3C4.6-9 5-15 3.4-21C3.8-15 3.4-9 2-3zM-2.4-6C-.6-10 0-14-1-18C-1-14-1.4-10-2.4-6z",
  stripe: "M8 3C11-10 6-25-5-37L-1-36C10-25 14-9 12 3z",
  /** The light along the back, without which a dark crew is lost on dark water. */
  rim: "M13 3C17-9 14-28 3-38C10-27 13.5-9 11 3z",
  head: "M0-38C-3-42-3.5-46-3-50C0-56-3-62-10-63.5C-17-65-22-61-22-56L-25-51L-22.5-50C-23-46.5-21.5-44-18-44.5L-15-45L-14.5-39C-10-35-4-34 0-38z",
  hair: "M-1-57C0-53-2-50-2.5-46C-5-47-7-49-8-52L-10-50.5C-11.5-52-11-54-9-54.5L-9-59z",
  /** Below the brim, and below the jaw. */
  shade:
    "M-22-58L-24.4-52.4C-19-52.8-13-52.4-9-51L-8-58zM-15.6-45C-11-45.4-8.6-48-8-51C-5-47-5.6-42-4-37.6C-8-36.4-12-37.4-14.5-39z",
  ear: "M-9.6-54.6C-7.4-57-4.4-54.6-5.4-52C-6-50-8-49-9-50.4z",
  lines: "M-20.8-52.6Q-18.6-51.4-16.6-52.8Q-18.4-50.4-20.8-52.6zM-21.9-47.4L-18.4-47.8L-19-46.8z",
  arm: "M-4-37C-2-32-6-27-11-26L-27-21.5L-39-19L-40.5-17.5C-42-15.5-47-15.5-48-18L-49-22C-49-25-45-27-43-26.5L-38.5-25L-27-28.5L-14-37zM-48.5-21.5L-44-20L-48-20.5zM-48-19L-43.5-17.5L-47.5-18z",
  sleeve: "M-12-41C-5-42 0-37-2-31C-4-26-10-24-17-24.5L-20-33C-18-38-16-40-12-41z",
  cap: "M-30-55C-31-57-29-57.5-26-57.5L-23-58C-22-65-15-68.5-8-66.5C-2-65 1-60.5 0-55C-8-57.5-16-58-22-56C-24-54.5-29-53.5-30-55z",
} as const;

/** The cox, facing the crew from the stern, knees up, with the rudder lines in hand. */
const cox = {
  legs: "M-14 2L-12-6L6-8L15-21C17-24 21-23 22-20L28 2L21 2L17-10L10 2zM24-12L37 1L20-11z",
  jacket:
    "M-17 2C-21-9-19-25-11-33C-6-37 1-37 5-33C9-24 8-9 6 2zM-17-21Q-12-19-8-21Q-12-17.4-17-21zM-18-13Q-11-10.6-4-13Q-11-8.8-18-13zM-17-5Q-8-2.6 3-5Q-8-.8-17-5z",
  /** Below the brim, and below the jaw. */
  shade:
    "M-5-50L9.6-50L10.6-45.6C5-46.4 0-46-5-44zM5-36C0-36-3-38.6-4.6-42C-8-40-7.6-36.6-9.4-33.2C-4-30-1-31 3-33.4z",
  lines:
    "M7.6-45.2Q5.6-44 3.8-45.4Q5.4-43 7.6-45.2zM8.9-40.2L5.6-40.4L6.2-39.6zM-3.6-46C-1-46-.6-42.6-2-41.4L5.4-38.4L5.2-37.6L-3.4-41C-5.6-42-5.4-45.6-3.6-46z",
  head: "M-10-33C-8-36-8-38-9-41C-13-47-10-54-3-55C4-56 8-52 8.5-47L11.5-42.5L9-41.5C9.5-38 8-36 5-36L3-36L3-32C-1-29-6-30-10-33z",
  hair: "M-11-47C-12-43-9-41-9-38C-6-38-5-41-4-43.5L-2-42C0-43 0-45.5-2-46L-3-49z",
  arm: "M-8-31C-2-34 3-31 4-26L7-19L18-14.5L15.5-8.5L4-11C1-12-1-13-2-16L-9-24zM-3-22L1-17L8-14L1-19z",
  hand: "M17.5-15C20-17 25-15.5 25-12C25-8.5 20-7.5 15.5-9z",
  cap: "M-11-45C-13-54-6-59 0-58C6-57 9-53 9.5-49.5L16-48.5C18-46.5 15-45 10-46C4-49.5-4-49-11-45z",
} as const;

/** Index of the rower with the red cap. */
const redSeat = 5;

/** The figures, for `<use>`. What has no ink takes that of its use: skin, and as `currentColor` its shade. */
export function crewSymbols(inks: Inks): string {
  const cut = (ink: string, shapes: string) => `<path fill="${ink}" fill-rule="evenodd" d="${shapes}"/>`;
  const { bark, sun } = inks;
  return (
    `<g id="rower">${cut(bark, rower.legs + rower.handle)}${cut(inks.night ? inks.near : inks.gum, rower.zephyr)}` +
    `${cut(sun, inks.night ? rower.rim : rower.stripe)}<path d="${rower.head}"/>${cut("currentColor", rower.shade)}` +
    `${cut(bark, rower.hair + rower.lines)}<path fill-rule="evenodd" d="${rower.arm}${rower.ear}"/>${cut(bark, rower.sleeve)}</g>` +
    `<path id="cap" d="${rower.cap}"/><g id="cox">${cut(bark, cox.legs)}${cut(sun, cox.jacket)}<path d="${cox.head}"/>` +
    `${cut("currentColor", cox.shade)}${cut(bark, cox.hair)}${cut(bark, cox.lines)}` +
    `${cut(oklch(inks.night ? 0.68 : 0.73, 0.125, 74), cox.arm)}<path d="${cox.hand}"/>${cut(inks.paper, cox.cap)}</g>`
  );
}

/** Draws the boat with its crew. */
export function launch(
  press: Press,
  boat: Boat,
  inks: Inks & { readonly disc: string },
  random: Random,
): void {
  const { x: middle, y, scale, pitch } = boat;
  const [stern, bow] = [middle - pitch * 5.1, middle + pitch * 5.3].map(Math.round) as [number, number];
  const seat = (index: number) => middle + (index - 3.3) * pitch;
  const at = (x: number, dy = 0) =>
    `transform="translate(${Math.round(x)} ${Math.round(y + dy)})scale(${scale})"`;
  const half = Math.round((bow + stern) / 2);
  const [front, under, end, keel] = [y - 3 * scale, y + scale, y - 5 * scale, y + 22 * scale].map(Math.round);

  // Behind the crew, so that hands close around the handles.
  const oars = press.plate(inks.bark, { overlap: "add" });
  for (const index of [0, 2, 4, 6]) {
    const x = seat(index);
    addOar(oars, [x - 52 * scale, y - 28 * scale], [92 * scale, 75 * scale], 1.35 * scale);
    for (const ring of times(3)) {
      const puddle = y + (50 + ring * 4.5) * scale;
      oars.add(gouge(x + 40 * scale + random.bell() * 4, puddle, random.range(26, 46) * scale, 1.7 * scale));
    }
  }
  const [skins, shades] = [skinInks(inks), shadeInks(inks)];
  const inkOf = (index: number) => {
    const skin = (index * 2) % skins.length;
    return `fill="${skins[skin]}" color="${shades[skin]}"`;
  };
  oars.place(`<use href="#cox" ${inkOf(2)} ${at(seat(-1) + 8 * scale, -2.5 * scale)}/>`);
  for (const index of times(8)) oars.place(`<use href="#rower" ${inkOf(index)} ${at(seat(index), -scale)}/>`);
  const plate = press.plate(inks.bark, { overlap: "add" });
  plate.add(`M${stern} ${front}Q${half} ${under} ${bow} ${end}Q${half} ${keel} ${stern} ${front}z`);
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
    .add(gouge(half, y + 4 * scale, (bow - stern) * 0.82, 2.4 * scale));
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
