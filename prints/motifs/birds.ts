import type { Inks } from "../kit/inks.ts";

/** A black swan facing left, about 200 × 150, drawn by hand. */
export const swan = {
  body: "M27 47C33 40 39 34 46 31C56 26 67 31 69 42C72 56 61 68 59 82C58 91 63 96 72 94C84 88 98 76 118 74C138 72 152 79 164 82C174 84 184 82 193 77C188 90 180 104 167 113C158 119 148 122 136 122L70 122C54 122 42 113 41 99C40 82 50 66 53 54C54 48 51 46 46 47C40 49 33 51 28 52Z",
  cuts: "M92 100C106 90 124 86 150 88C132 90 112 94 98 104ZM100 109C116 100 136 96 164 93C146 99 124 104 106 112ZM120 113C134 108 150 103 170 98C156 106 142 112 126 116ZM51 88C50 97 52 106 60 113C53 108 47 98 48 90Z",
  bill: "M27 47C33 40 38 36 43 34C46 38 46 43 44 47C39 49 33 51 28 52Z",
  /** Centre of the waterline. */
  middle: 105,
  waterline: 122,
} as const;

/** A singing magpie facing right, about 110 × 110, drawn by hand. */
export const magpie = {
  body: "M107 3L93 17C91 10 81 6 72 12C64 17 59 27 50 37C36 50 25 62 16 80L1 106L11 109L34 88C44 93 57 92 67 85C82 75 90 61 90 46C90 38 92 31 96 26L108 15L97 20z",
  white:
    "M68 19C60 26 53 36 45 45C50 48 56 45 60 38C63 32 66 26 68 19ZM70 50C60 58 46 66 32 76C46 73 60 68 71 58ZM22 79L12 96L25 88C28 85 26 80 22 79Z",
  legs: "M52 88l-3 21h4l3-20zM64 84l-1 25h4l2-25z",
} as const;

/** Centre of the waterline, scale, and direction (1 left, -1 right). */
export type SwanPlace = readonly [x: number, y: number, scale: number, facing: 1 | -1];

/** Returns a swan for the `defs`, to be placed with `placeSwan`. */
export const swanSymbol = ({ bill, far, glow, night }: Inks) =>
  `<g id="swan"><path d="${swan.body}"/><path fill="${bill}" d="${swan.bill}"/><path fill="${night ? far : glow}" d="${swan.cuts}"/></g>`;

export const placeSwan = ([x, y, scale, facing]: SwanPlace) =>
  `<use href="#swan" transform="translate(${Math.round(x)} ${Math.round(y)})scale(${facing * scale} ${scale})translate(-${swan.middle} -${swan.waterline})"/>`;

export const placeMagpie = (x: number, y: number, scale: number, white: string) =>
  `<g transform="translate(${Math.round(x)} ${Math.round(y)})scale(${scale})"><path d="${magpie.legs}${magpie.body}"/><path fill="${white}" d="${magpie.white}"/></g>`;
