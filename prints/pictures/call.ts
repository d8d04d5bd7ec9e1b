import { gouge } from "../kit/cuts.ts";
import { type Inks, oklch, shadeInks, skinInks } from "../kit/inks.ts";
import { type Point, steps, times } from "../kit/numbers.ts";
import { type Cut, draw } from "../kit/sheet.ts";

/*
 * The people of a call, cut like the figure under the beanie. Their inks are flat, slivers of light open hair and wool, and the
 * far side of a face has a second ink. Drawn by hand, four times as large as shown, the middle at 0.
 */

/** Width and height of a tile. */
const tile = { width: 136, height: 78 } as const;

/** Shoulders, which end below the tile, and what all have: head with ears and neck, the side away from the light, lids and mouth. */
export const parts = {
  level:
    "M-42 244C-70 262-122 258-162 280C-192 298-206 344-210 460L218 460C214 346 204 288 176 268C142 250 84 258 42 240C28 274-28 276-42 244zM-120 282C-136 312-144 352-146 420C-130 374-122 330-120 282zM136 272C152 304 162 350 162 420C146 372 138 324 136 272zM-50 254C-30 288 30 286 50 250C44 300-44 304-50 254z",
  turned:
    "M-40 246C-66 262-100 270-124 292C-144 316-152 366-152 460L244 460C244 352 226 286 192 266C152 246 86 254 42 240C26 270-24 274-40 246zM128 276C158 310 170 360 166 430C142 384 130 330 128 276zM-96 300C-106 330-108 370-104 420C-94 376-92 338-96 300z",
  raised:
    "M-44 240C-84 250-152 236-194 262C-226 286-240 360-242 460L204 460C202 370 190 310 164 288C132 268 80 262 44 246C30 276-28 272-44 240zM-146 270C-164 306-172 352-170 420C-152 374-144 322-146 270zM118 290C132 320 140 360 140 420C126 376 118 334 118 290z",
  skin: "M-62 112C-62 66-36 44 0 44C36 44 62 66 62 112C62 118 62 122 61 128C72 122 78 132 74 146C71 158 64 166 56 162C50 184 42 198 36 206L46 260L0 290L-46 260L-36 206C-42 198-50 184-56 162C-64 166-71 158-74 146C-78 132-72 122-61 128C-62 122-62 118-62 112z",
  shade:
    "M26 50C48 56 62 78 62 112C62 118 62 122 61 128C72 122 78 132 74 146C71 158 64 166 56 162C50 184 42 198 36 206L46 260L6 286C8 266 2 250-22 236C-28 230-32 222-34 210C-20 222-8 226 2 226C18 222 28 204 34 184C40 166 34 152 38 134C42 112 40 76 26 50zM3 118C6 134 10 150 20 162C12 172-2 172-12 167C-4 165 4 164 5 158C5 146 2 132 3 118z",
  lids: "M-46 128C-36 136-22 137-12 130C-20 142-38 142-46 128zM16 130C26 137 38 136 46 129C38 142 22 142 16 130zM-22 191C-8 196 8 196 24 189C12 202-10 202-22 191z",
} as const;

export const hair = {
  crop: "M-66 128C-82 66-44 18 4 20C58 16 82 66 66 128C58 118 58 96 50 80C26 84-10 82-32 68C-44 82-56 96-58 116z",
  curls:
    "M-62 120C-84 116-82 84-68 78C-74 52-50 36-38 40C-30 18 0 16 8 28C26 14 52 28 50 46C72 46 82 74 70 86C84 98 76 120 62 120C58 102 52 86 40 78C14 70-22 72-44 84C-54 94-58 108-62 120z",
  bob: "M-58 116C-56 92-40 76-16 70C8 82 34 86 52 92C58 100 58 110 60 122L64 196C82 186 88 150 84 110C80 48 46 16 0 16C-46 16-82 46-86 108C-90 150-84 190-66 202C-58 170-60 144-58 116z",
  long: "M-6 44C-34 60-52 88-58 124C-62 164-56 214-50 258C-68 270-92 266-104 250C-96 222-100 190-98 158C-94 108-96 20 0 16C94 20 94 108 98 160C100 190 96 222 106 248C92 268 68 270 50 260C56 214 62 164 58 124C50 90 26 62-6 44z",
  bun: "M-62 116C-72 70-40 36 0 36C40 36 72 70 62 116C54 92 34 70 0 66C-34 70-54 92-62 116zM-28 30C-32 8-14 2 2 2C18 2 32 12 28 30C20 40-20 40-28 30z",
  /** The teacher's: behind her face, the lock before one ear, which ends over her scarf, and all of it from behind. */
  tresses:
    "M-70 92C-88 130-94 170-90 208C-88 232-96 250-106 266C-70 276-36 262 0 256C36 262 64 272 98 262C88 242 92 226 92 202C92 164 86 128 70 92z",
  lock: "M-72 96C-86 132-92 172-84 206C-78 236-92 266-108 296C-94 290-84 284-76 272C-76 288-80 300-88 314C-66 296-54 262-58 226C-62 200-66 176-60 148C-58 128-54 112-48 98z",
  fall: "M-70 92C-86 132-90 170-84 202C-82 224-88 240-94 252C-80 252-72 246-64 238C-64 252-68 262-72 270C-54 264-42 252-34 242C-30 252-24 262-16 268C-10 258-6 250-2 240C4 252 12 260 22 264C26 256 28 248 30 238C40 248 54 258 68 262C64 252 62 244 62 236C72 244 82 248 92 246C86 232 84 218 86 202C90 170 86 130 70 92z",
  back: "M-72 92L-80 236C-60 252 60 252 80 236L72 92z",
  beard:
    "M-60 140C-56 156-46 164-32 168C-14 158 14 158 32 168C46 164 56 156 60 140C66 186 40 242 0 242C-40 242-66 186-60 140zM-22 190C-8 186 8 186 22 190C12 200-12 200-22 190z",
  moustache: "M-30 186C-22 172-8 170 0 174C8 170 22 172 30 186C14 184-14 184-30 186z",
  brows:
    "M-48 112C-38 100-22 98-10 106L-11 113C-22 107-36 108-48 112zM14 106C26 98 40 100 48 112C38 108 24 107 14 113z",
} as const;

export const clothes = {
  collar: "M-44 238L-6 292L-40 314L-74 258zM44 238L6 292L40 314L74 258z",
  crown: "M-76 84C-84 18-44-6 0-6C44-6 84 18 76 84z",
  cuff: "M-82 66C-46 56 46 56 82 66L80 106C46 116-46 116-80 106z",
  scarf: "M-66 214C-40 236 40 236 66 214C84 232 86 262 74 282C36 302-36 302-74 282C-86 262-84 232-66 214z",
} as const;

/** Slivers along hair that falls from a parting. */
export const strands = (count: number, x: number, y: number, long: number) =>
  steps(-1, 1, count)
    .map((u) => gouge(u * x, y + u * u * 14, long, 5, Math.PI / 2 - u * 0.5, u * -8))
    .join("");

/** Ribs of knitting. */
export const ribs = (count: number, x: number, y: number, long: number, lean = 0) =>
  steps(-1, 1, count)
    .map((u) => gouge(u * x, y + u * u * 8, long, 5, Math.PI / 2 - u * lean, u * lean * 14))
    .join("");

type Person = {
  readonly wall: string;
  readonly skin: 0 | 1 | 2;
  /** Where and how large; below 0 the other way round. */
  readonly place: readonly [x: number, y: number, scale: number];
  /** Degrees by which the head leans. */
  readonly lean: number;
  readonly top: string;
  readonly shoulders: "level" | "turned" | "raised";
  /** Shapes and their inks, behind the head and before it. */
  readonly behind?: readonly Cut[];
  readonly before: readonly Cut[];
};

/** Who is in the call, row by row; the one in the beanie teaches. */
function people(inks: Inks): readonly Person[] {
  const { night, bark, gum, near, far, bill, sun, stubble, paper } = inks;
  const brown = oklch(night ? 0.34 : 0.4, 0.06, 48);
  const russet = oklch(night ? 0.42 : 0.5, 0.11, 42);
  const straw = oklch(night ? 0.6 : 0.76, night ? 0.08 : 0.11, 76);
  const grey = oklch(night ? 0.62 : 0.8, 0.015, 90);
  const walls = night
    ? ([oklch(0.33, 0.045, 66), far, oklch(0.24, 0.025, 40), oklch(0.41, 0.02, 205)] as const)
    : ([inks.glow, far, inks.sky, paper] as const);
  const [gold, blue, rose, pale] = walls;
  const dark = [bark, night ? far : near] as const;
  const fair = [straw, night ? stubble : sun] as const;
  const red = [russet, oklch(night ? 0.58 : 0.68, 0.12, 52)] as const;
  const old = [grey, night ? near : paper] as const;
  const brows = (ink: string): Cut => [ink, hair.brows];
  /** An ink, and slivers of its light. */
  const opened = (
    [ink, light]: readonly [string, string],
    shape: string,
    slivers: string,
  ): readonly Cut[] => [
    [ink, shape],
    [light, slivers],
  ];
  return [
    {
      wall: gold,
      skin: 2,
      place: [8, -3, 0.25],
      lean: -6,
      top: gum,
      shoulders: "raised",
      before: [brows(bark), ...opened(dark, hair.crop, strands(7, 44, 46, 44))],
    },
    {
      wall: pale,
      skin: 1,
      place: [-8, -1, -0.28],
      lean: 8,
      top: bill,
      shoulders: "turned",
      behind: [[bark, hair.back]],
      before: [brows(bark), ...opened(dark, hair.bob, strands(8, 60, 46, 46) + ribs(2, 74, 150, 70))],
    },
    {
      wall: rose,
      skin: 0,
      place: [5, 3, 0.235],
      lean: 4,
      shoulders: "level",
      top: night ? far : near,
      before: [
        brows(grey),
        ...opened(old, hair.crop, strands(6, 42, 46, 40)),
        ...opened(old, hair.beard, ribs(6, 30, 216, 30, 0.3)),
      ],
    },
    {
      wall: blue,
      skin: 0,
      place: [-7, -2, 0.27],
      lean: -8,
      top: bark,
      shoulders: "turned",
      behind: [[straw, hair.back]],
      before: [
        brows(brown),
        ...opened(fair, hair.long, strands(6, 52, 44, 44) + ribs(2, 78, 180, 110) + ribs(2, 88, 214, 60)),
      ],
    },
    {
      wall: gold,
      skin: 2,
      place: [0, 3, 0.24],
      lean: 3,
      top: night ? oklch(0.4, 0.06, 246) : oklch(0.42, 0.075, 248),
      shoulders: "level",
      behind: [[brown, hair.tresses]],
      before: [
        brows(brown),
        ...opened([sun, night ? stubble : paper], clothes.crown, ribs(11, 56, 32, 62, 0.3)),
        ...opened(
          [oklch(night ? 0.7 : 0.745, 0.14, 72), night ? bark : stubble],
          clothes.cuff,
          ribs(15, 72, 84, 32),
        ),
        ...opened([bill, bark], clothes.scarf, stitches()),
        [brown, hair.lock],
      ],
    },
    {
      wall: pale,
      skin: 1,
      place: [9, 1, 0.245],
      lean: 7,
      top: near,
      shoulders: "raised",
      before: [brows(bark), [bark, hair.curls], [bark, hair.moustache], [paper, clothes.collar]],
    },
    {
      wall: rose,
      skin: 1,
      place: [6, 1, -0.255],
      lean: -5,
      top: sun,
      shoulders: "raised",
      before: [brows(bark), ...opened(dark, hair.bun, strands(7, 46, 54, 34) + ribs(3, 16, 20, 22))],
    },
    {
      wall: blue,
      skin: 0,
      place: [-4, -4, 0.285],
      lean: 5,
      top: bark,
      shoulders: "level",
      before: [brows(bark), ...opened(dark, hair.beard, ribs(6, 30, 216, 30, 0.3))],
    },
    {
      wall: gold,
      skin: 2,
      place: [-9, 4, -0.24],
      lean: -7,
      top: gum,
      shoulders: "turned",
      behind: [[russet, hair.back]],
      before: [brows(russet), ...opened(red, hair.bob, strands(8, 60, 46, 46) + ribs(2, 74, 150, 70))],
    },
  ];
}

const stitches = () =>
  times(3)
    .flatMap((row) =>
      steps(-1, 1, 6).map((u) => gouge(u * 60, 240 + row * 18 + (1 - u * u) * 12, 17, 5, u * -0.25)),
    )
    .join("");

/** Returns the tiles of the call; `at` says where the upper left corner of each is, and `who` can name some of the nine. */
export function callTiles(inks: Inks, at: (index: number) => Point, who?: readonly number[]): string {
  const [skins, shades] = [skinInks(inks), shadeInks(inks)];
  const use = (part: keyof typeof parts, ink = "") => `<use href="#${part}" fill="${ink}"/>`;
  const all = people(inks);
  const shown = who ? who.flatMap((index) => all[index] ?? []) : all;
  return shown
    .map(({ wall, skin, place, lean, top, shoulders, behind = [], before }, index) => {
      const [x, y] = at(index);
      const [right, down, scale] = place;
      const head = (shapes: string) => `<g transform="rotate(${lean} 0 270)">${shapes}</g>`;
      return (
        `<svg x="${x}" y="${y}" width="${tile.width}" height="${tile.height}"><path fill="${wall}" d="M0 0h${tile.width}v${tile.height}H0z"/>` +
        `<g fill-rule="evenodd" transform="translate(${tile.width / 2 + right} ${down})scale(${scale} ${Math.abs(scale)})">` +
        head(draw(behind) + use("skin", skins[skin]) + use("shade", shades[skin]) + use("lids", inks.bark)) +
        use(shoulders, top) +
        head(draw(before)) +
        "</g></svg>"
      );
    })
    .join("");
}

/** The parts that all have, for the `defs` of a picture with a call. */
export const callSymbols = () =>
  Object.entries(parts)
    .map(([name, d]) => `<path id="${name}" d="${d}"/>`)
    .join("");
