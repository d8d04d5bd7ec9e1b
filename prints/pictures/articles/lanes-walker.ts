import { polygon } from "../../kit/cuts.ts";
import { oklch } from "../../kit/inks.ts";
import type { Point } from "../../kit/numbers.ts";
import type { Press } from "../../kit/plate.ts";
import { beanieHead, cut } from "../../motifs/from-behind.ts";
import type { ArticlePalette } from "./article-palette.ts";

type Walker = {
  /** Position of the feet. */
  readonly at: Point;
  readonly scale: number;
  /** Light source; the shadow points away from it. */
  readonly lightAt: Point;
  readonly palette: ArticlePalette;
  readonly night: boolean;
};

/** The teacher in beanie and scarf from behind without her head, feet at 0. */
const cuts = {
  legs: "M-16-32L-15-8L-20-2L-20 2L-3 2L-1.5-32zM16-32L15-8L20-2L20 2L3 2L1.5-32z",
  coat: "M-11-107C-18-105-23-101-25-93C-29-76-30-52-29-29C-18-25 18-25 29-29C30-48 28-70 26-84C31-78 39-77 43-83C46-87 46-92 44-97L34-97L33-90C30-93 26-101 20-105C16-107 12-107 10-107zM-18-92C-22-76-22-58-20-44C-25-58-25-78-18-92zM-.7-94h1.4v8h-1.4zM-.7-80h1.4v8h-1.4zM-.7-66h1.4v8h-1.4zM-1-48L1-48L3-26L-3-26zM23-86C21-78 21-70 22-60C19-70 19-80 23-86z",
  lit: "M24-82C27-66 28-48 28-30L26-29C27-48 26-66 24-82z",
  cup: "M35-84L33.4-104L46-104L44-84z",
  mitten: "M33-94C38-97 46-95 46-89C45-84 37-83 34-87z",
} as const;

/** A person from behind, standing, with a cup. Drawn by hand. */
export function walker(press: Press, { at, scale, lightAt, palette, night }: Walker): void {
  const [x, y] = at;
  const away = (px: number): Point => [px + (px - lightAt[0]) * 0.75, y + (y - lightAt[1]) * 0.75];
  const half = 12 * scale;
  press
    .plate(palette.bark)
    .add(polygon([[x - half, y], [x + half, y], away(x + half * 1.25), away(x - half * 1.25)]));
  const inks = [
    [palette.bark, cuts.legs],
    [night ? oklch(0.4, 0.06, 246) : oklch(0.42, 0.075, 248), cuts.coat],
    [night ? oklch(0.55, 0.05, 240) : oklch(0.66, 0.06, 240), cuts.lit],
    [palette.bill, cuts.cup],
    [oklch(night ? 0.5 : 0.63, night ? 0.06 : 0.09, 52), cuts.mitten],
  ] as const;
  press
    .plate("none")
    .place(cut(at, scale, inks))
    .place(beanieHead(at, scale, palette.wattle, palette.bill));
}
