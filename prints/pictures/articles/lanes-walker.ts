import { gouge, polygon, smooth } from "../../kit/cuts.ts";
import { outline, type Point } from "../../kit/numbers.ts";
import type { Press } from "../../kit/plate.ts";
import type { ArticlePalette } from "./article-palette.ts";
import { apart, placed } from "./scenery.ts";

type Walker = {
  /** Position of the feet. */
  readonly at: Point;
  readonly scale: number;
  /** Light source; the shadow points away from it. */
  readonly lightAt: Point;
  readonly palette: ArticlePalette;
  /** Ink of the cap and of the coat's lit edge. */
  readonly cap: string;
};

/** A person from behind, standing, with a cup. Drawn by hand. */
export function walker(press: Press, { at, scale, lightAt, palette, cap }: Walker): void {
  const [x, y] = at;
  const on = (points: string) => placed(outline(points), at, scale);
  const away = (px: number): Point => [px + (px - lightAt[0]) * 0.75, y + (y - lightAt[1]) * 0.75];
  const half = 12 * scale;
  press
    .plate(palette.bark)
    .add(polygon([[x - half, y], [x + half, y], away(x + half * 1.25), away(x - half * 1.25)]));
  press
    .plate(palette.bark)
    .place(
      apart(
        smooth(
          on("-21,-92 -12,-104 0,-107 12,-104 21,-92 25,-58 27,-30 14,-27 -14,-27 -27,-30 -25,-60"),
          0.14,
        ),
        polygon(on("-14,-34 -12,-2 -18,3 -3,3 -1,-34")),
        polygon(on("1,-34 3,3 18,3 12,-2 14,-34")),
        smooth(on("-11,-118 -9,-104 9,-104 11,-118 0,-128")),
        smooth(on("15,-96 29,-78 42,-84 40,-92 31,-90 22,-100"), 0.14),
        polygon(on("35,-84 33,-104 45,-104 43,-84")),
      ),
    );
  press.plate(palette.bill).add(smooth(on("-13,-111 0,-108 13,-111 14,-101 0,-97 -14,-101")));
  press
    .plate(cap)
    .add(smooth(on("-13,-117 -12,-131 0,-140 12,-131 13,-117 0,-114")))
    .add(
      gouge(x, y - 120 * scale, 21 * scale, 2),
      gouge(x + 22 * scale, y - 60 * scale, 52 * scale, 2.6, 1.52),
    );
}
