import { gouge } from "../../kit/cuts.ts";
import { type Inks, oklch, shadeInks, skinInks } from "../../kit/inks.ts";
import { times } from "../../kit/numbers.ts";
import type { Press } from "../../kit/plate.ts";
import { cox, crew, cut, cuts, oar, type Rower, rower } from "./rowers.ts";

/** The crew on land: the middle of the row and the ground's y, scale, and distance from one to the next. */
export type Walk = {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly pitch: number;
  /** Who walks, from the bow to the stern, by their places in the eight. */
  readonly crew: readonly number[];
  /** The boat over their heads, or each an oar on the shoulder. */
  readonly carry: "boat" | "oars";
};

/** Somebody who walks to the left, in the units of who rows: the neck at -40, the soles at 76. Drawn by hand. */
const walker = {
  legs: "M-13 6L5 6C3 18-2 30-7 40C-9 50-11 60-13 70L-20 70C-21 58-20 48-18 38C-16 26-14 16-13 6zM0 6L9 6C10 18 10 28 9 38C12 48 16 58 21 66L15 70C8 62 3 52 1 42C-1 30-1 18 0 6z",
  shorts: "M-13 3L8 3C10 12 11 20 11 30L0 32L-2 24L-5 33L-18 30C-17 20-14 12-13 3z",
  shoes:
    "M-21 68L-12 68L-12 76L-29 76C-30 72-26 71-21 68zM13 68L20 63L25 70C22 75 18 78 9 77C9 73 10 71 13 68z",
  top: "M-13-41C-17-34-18-24-16-14C-15-6-14 0-14 7L9 7C10-2 11-12 9-22C8-32 5-39 0-42z",
  stripe: "M5 7C7-4 7-16 2-38L6-34C11-20 11-6 9 7z",
  rim: "M9 7C10-2 11-12 9-22C8-32 5-39 0-42C4-32 6-22 7-12C7-5 7 1 6 7z",
  /** An arm that is up, its sleeve to the elbow or to the wrist, and a hand at the gunwale. */
  up: "M-9-36C-7-44 4-44 7-36C8-46 9-58 8-68L7-82L-1-82L-1-68C-2-56-5-46-9-36z",
  short: "M-10-36C-8-45 5-45 8-36L9-56L-2-58C-4-50-6-42-10-36z",
  long: "M-10-36C-8-45 5-45 8-36C9-46 10-58 9-68L8-76L-2-76L-2-68C-3-56-6-46-10-36z",
  hand: "M-3-81C-4-88 10-88 10-81L8-77L-1-77z",
  /** An arm that is bent, and a hand on a shaft. */
  bent: "M-10-38C-4-42 3-37 2-29C1-20-4-13-11-13C-16-15-22-20-27-24L-22-30C-18-27-14-25-11-24C-12-30-12-34-10-38z",
  bentShort: "M-11-38C-4-43 4-38 3-29C2-23 0-19-3-16L-13-24C-13-30-13-34-11-38z",
  bentLong:
    "M-11-38C-4-43 4-38 3-29C2-19-4-12-11-12C-15-14-20-18-24-21L-19-28C-16-26-14-25-12-24C-13-30-13-34-11-38z",
  fist: "M-28-31C-24-34-18-31-19-26C-20-21-27-20-30-24C-31-27-30-30-28-31z",
} as const;

/** The cox's legs on land, and her arms: one shows the way. */
const guide = {
  legs: "M-16 0L7 0C8 16 6 34 5 70L-3 70C-3 48-4 34-5 22C-6 38-8 54-9 70L-17 70C-17 46-17 22-16 0z",
  shoes: "M-19 68L-8 68L-4 76L-19 76zM-4 68L5 68L10 73L10 76L-4 76z",
  arm: "M-9-31C-4-35 2-32 2-26C6-22 12-20 18-20L26-28L30-23L21-13C14-11 4-13-2-18z",
  hand: "M25-28C24-34 30-40 33-38C36-40 38-36 35-34C38-34 37-30 35-29C34-26 31-23 29-23z",
} as const;

function walks(
  who: Rower,
  carry: Walk["carry"],
  skin: string,
  shade: string,
  inks: Inks,
  index: number,
): string {
  const { top, lit, sleeve, sleeveInk = top, looks, above } = who;
  const { night } = inks;
  const shorts = oklch(night ? 0.34 : 0.36, 0.05, index % 3 === 1 ? 200 : 245);
  // Other cuts are those of a back that bends over an oar.
  const light = lit[1] === rower.stripe ? walker.stripe : walker.rim;
  const [arm, short, long, hand] =
    carry === "boat"
      ? [walker.up, walker.short, walker.long, walker.hand]
      : [walker.bent, walker.bentShort, walker.bentLong, walker.fist];
  const far =
    carry === "boat" ? `<g transform="translate(-11 1)">${cut(shade, walker.up + walker.hand)}</g>` : "";
  const head = `<use href="#face" fill="${skin}" color="${shade}"/>${looks === "shaded" ? cut(shade, rower.brim) : ""}${cuts(above)}${cut(skin, rower.ear)}`;
  const near =
    cut(skin, arm + hand) + (sleeve === "none" ? "" : cut(sleeveInk, sleeve === "short" ? short : long));
  const shaft = carry === "oars" ? cut(night ? inks.grass : inks.bark, oar([-52, 3], [168, -139], 1.5)) : "";
  return (
    cuts([
      [index % 2 ? inks.paper : inks.sun, walker.shoes],
      [skin, walker.legs],
      [shorts, walker.shorts],
    ]) +
    far +
    cuts([
      [top, walker.top],
      [lit[0], light],
    ]) +
    shaft +
    head +
    near
  );
}

/** Draws the crew as it walks to the left, and the cox, who goes before it. */
export function carriers(press: Press, walk: Walk, inks: Inks): void {
  const { x, y, scale, pitch, carry } = walk;
  const everybody = crew(inks);
  const [skins, shades] = [skinInks(inks), shadeInks(inks)];
  const count = walk.crew.length;
  const at = (index: number) => x + (index - (count - 1) / 2) * pitch;
  const place = (px: number, svg: string, size = 1) =>
    `<g transform="translate(${Math.round(px)} ${Math.round(y - 76 * scale * size)})scale(${Number((scale * size).toFixed(3))})">${svg}</g>`;
  const plate = press.plate("none");
  const shadows = press.plate(inks.night ? inks.skyTop : inks.stubble, { overlap: "add" });
  for (const index of times(count)) shadows.add(gouge(at(index), y + 2, 70 * scale, 4 * scale));
  const people = press.plate("none");
  for (const [index, of] of walk.crew.entries()) {
    const who = everybody[of];
    if (!who) continue;
    const drawn = walks(who, carry, skins[who.skin] ?? "", shades[who.skin] ?? "", inks, index);
    people.place(place(at(index), drawn, carry === "oars" ? who.size : 1));
  }
  const skin = skins[1] ?? "";
  plate.place(
    place(
      at(-1) - 14 * scale,
      cuts([
        [oklch(inks.night ? 0.34 : 0.36, 0.05, 245), guide.legs],
        [inks.paper, guide.shoes],
        [inks.sun, cox.jacket],
        [skin, cox.head],
        [shades[1] ?? "", cox.shade],
        [inks.bark, cox.hair + cox.lines],
        [oklch(inks.night ? 0.68 : 0.73, 0.125, 74), guide.arm],
        [skin, guide.hand],
        [inks.paper, cox.cap],
      ]),
      0.94,
    ),
  );
  if (carry === "oars") return;
  // Keel up. Hands close around its gunwale.
  const [bow, stern] = [at(0) - pitch * 0.9, at(count - 1) + pitch * 0.85].map(Math.round);
  const [low, high] = [Math.round(y - 158 * scale), Math.round(y - 184 * scale)];
  const middle = Math.round(x);
  people.place(
    cut(
      inks.night ? oklch(0.5, 0.09, 46) : inks.bark,
      `M${bow} ${low}Q${middle} ${high - 10} ${stern} ${low}Q${middle} ${low + 8} ${bow} ${low}z`,
    ) + cut(inks.sun, gouge(middle, low + 1, (Number(stern) - Number(bow)) * 0.9, 2.4 * scale)),
  );
}
