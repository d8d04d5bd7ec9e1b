import { clamp } from "../../../../prints/kit/numbers.ts";
import { createRandom } from "../../../../prints/kit/random.ts";
import { senses } from "../../../../prints/motifs/marks.ts";
import { bankRise, heroCrops } from "../../../../prints/motifs/near-bank.ts";
import type { Spot } from "../../practise/room/plan.ts";
import { markInks } from "../../practise/sitting-print/mark-inks.ts";
import {
  halfHeight,
  halfWidth,
  markShape,
  type PlacedMark,
  wideAfter,
} from "../../practise/sitting-print/marks.ts";
import type { Sitting, Tap } from "../../practise/sitting-print/sitting.ts";

/** Where the picture's places begin, in pixels from the hero's top. */
export type Lake = {
  readonly width: number;
  readonly height: number;
  /** Below the bar. */
  readonly top: number;
  readonly horizon: number;
  readonly edge: (x: number) => number;
  /** Of the bank: the first row of the timetable. */
  readonly foot: number;
  /** Lines of words and controls, which no mark ever touches. */
  readonly words: readonly DOMRect[];
};

/** Between a mark and words, in pixels. */
const clear = 10;

/** How high the bank is at least for a finger, from what stands on it up, in pixels: in the middle it is thinner than a thumb. */
const forThumbs = 44;

/** Returns where the bank's ground ends between two places across: at the timetable, or at words above it. */
const footOf = ({ foot, words, edge }: Lake, left: number, right: number): number =>
  Math.min(
    foot,
    ...words
      .filter((line) => line.left < right && line.right > left && line.top > edge((left + right) / 2))
      .map(({ top }) => top),
  );

/** Measures the hero's picture as it is cropped on this screen. */
export function measure(hero: Element, board: Element): Lake | undefined {
  const image = hero.querySelector("img");
  const crop = heroCrops.find(({ width }) => width === image?.naturalWidth);
  if (!image || !crop) return undefined;
  const box = hero.getBoundingClientRect();
  const shown = image.getBoundingClientRect();
  // `object-fit: cover`, at the bottom.
  const scale = Math.max(shown.width / crop.width, shown.height / crop.height);
  const horizon = shown.bottom - box.top - crop.height * (1 - crop.horizon) * scale;
  const bank = box.width / crop.width;
  const words = [...linesOf(hero), ...linesOf(board)].map(
    ({ x, y, width, height }) => new DOMRect(x - box.x, y - box.y, width, height),
  );
  const row = board.querySelector("li");
  const foot = row ? row.getBoundingClientRect().top - box.top + 4 : box.height;
  const bar = document.querySelector("header")?.getBoundingClientRect().height ?? 0;
  return {
    width: box.width,
    height: box.height,
    top: bar,
    horizon,
    edge: (x) => box.height + (4 - 62 * crop.scale * bankRise(x, box.width)) * bank,
    foot,
    words,
  };
}

/** The boxes of lines of text, buttons and links. */
function* linesOf(part: Element): Iterable<DOMRect> {
  const range = document.createRange();
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    if (!texts.currentNode.nodeValue?.trim()) continue;
    // Its box is as long as its words.
    if (texts.currentNode.parentElement?.closest(".visually-hidden, noscript")) continue;
    range.selectNodeContents(texts.currentNode);
    yield* range.getClientRects();
  }
  for (const control of part.querySelectorAll("a, button")) yield control.getBoundingClientRect();
}

/** Returns which place a point is in, and where in it; undefined where words stand. */
export function placeOf(lake: Lake, x: number, y: number): readonly [Tap[0], Spot] | undefined {
  if (x < 0 || x > lake.width || y < lake.top || y > lake.foot) return undefined;
  const isOnWords = lake.words.some(
    (line) =>
      x > line.left - clear && x < line.right + clear && y > line.top - clear && y < line.bottom + clear,
  );
  if (isOnWords) return undefined;
  const foot = footOf(lake, x - clear, x + clear);
  const bank = Math.max(lake.horizon + 1, Math.min(lake.edge(x) - 6, foot - forThumbs));
  const sense = y < lake.horizon ? 0 : y < bank ? 1 : 2;
  const [from, to] = bandOf(lake, sense, x);
  return [sense, [x / lake.width, clamp((y - from) / (to - from))]];
}

/** Returns where a place begins and ends at x, in pixels from the hero's top. */
const bandOf = (lake: Lake, sense: Tap[0], x: number): readonly [number, number] =>
  sense === 0
    ? [lake.top, lake.horizon]
    : sense === 1
      ? [lake.horizon, lake.edge(x)]
      : [lake.edge(x), lake.foot];

/** The marks' inks, and that of the paper below them, as colours of CSS. */
export type LakeInks = Readonly<Record<"see" | "hear" | "feel" | "paper", string>>;

export function inksFor(edition: keyof typeof markInks): LakeInks {
  const { see, hear, feel, paper } = markInks[edition];
  const css = (ink: readonly number[]) => `oklch(${ink.join(" ")})`;
  return { see: css(see), hear: css(hear), feel: css(feel), paper: css(paper) };
}

/** How large marks are here: a little larger than on the print's own sheet, for its smallest would be lost. */
const sizeOf = (wide: number, sense: Tap[0], lake: Lake) =>
  clamp(wide * (0.4 + lake.width / 5200), lake.width < 600 ? 20 : 24, (lake.height - lake.horizon) * 0.42) *
  // A disc as large as the others would be a second sun.
  (sense === 0 ? 0.8 : 1);

/** Draws a sitting's mark where it was tapped: under the ink of See and Hear its paper, a little out of register. */
export function markAt(
  lake: Lake,
  inks: LakeInks,
  { taps, seed, minutes }: Sitting,
  index: number,
  spot: Spot | undefined,
): string {
  const [which, at] = taps[index] ?? [0, 0];
  const sense = senses[which] ?? "see";
  const random = createRandom(seed + index);
  const wide = sizeOf(wideAfter((at - (taps[index - 1]?.[1] ?? 0)) / (minutes * 60)), which, lake);
  const [hw, hh] = [halfWidth[sense] * wide, halfHeight[sense] * wide];
  // A key's mark stands right of the hero's words, in the sky right of the sun, whose ink it has, and on the water left of who sits
  // on the bank.
  const across = random.range(which === 0 ? 0.84 : 0.56, which === 1 ? 0.8 : 0.94);
  const x = clamp((spot?.[0] ?? across) * lake.width, hw + 4, lake.width - hw - 4);
  const [from, to] = bandOf(lake, which, x);
  const high = from + hh + (which === 2 ? 3 : 2);
  const low = (which === 2 ? footOf(lake, x - hw, x + hw) : to) - hh - (which === 0 ? 6 : 3);
  const wanted = from + (spot?.[1] ?? random.range(0.55, 0.9)) * (to - from);
  // No mark lies on words: where the bank is too thin for it, it reaches over the edge.
  const y = high < low ? clamp(wanted, high, low) : which === 2 ? low : (high + low) / 2;
  const turned = sense === "hear" ? random.bell() * 9 : random() * 360;
  const placed: PlacedMark = { sense, x, y, wide, turned, cut: Math.floor(random() * 12) };
  const { d, matrix = [1, 0, 0, 1, x, y] } = markShape(placed, inks);
  const [a, b, c, e] = matrix;
  const off = which === 2 ? 0 : wide * 0.045 + 0.8;
  const print = (ink: string, shift: number) =>
    `<path d="${d}" fill="${ink}" transform="matrix(${[a, b, c, e, x - shift, y + shift]})"/>`;
  return (off ? print(inks.paper, off) : "") + print(inks[sense], 0);
}
