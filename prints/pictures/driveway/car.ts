import { box, gouge, smooth } from "../../kit/cuts.ts";
import { type Inks, shadeInks, skinInks } from "../../kit/inks.ts";
import { outline, type Point, times } from "../../kit/numbers.ts";
import type { Press } from "../../kit/plate.ts";
import type { Random } from "../../kit/random.ts";
import { sitter } from "../../motifs/from-behind.ts";
import type { DuskPalette } from "./dusk-palette.ts";

/** A station wagon from behind, with a driver on the right. */
export function car(
  press: Press,
  inks: Inks,
  { body, glass }: DuskPalette,
  [cx, base]: Point,
  random: Random,
): void {
  const at = (points: readonly Point[]): Point[] => points.map(([x, y]) => [cx + x, base + y]);
  const mirrored = (half: readonly Point[]): Point[] => [
    ...half,
    ...half.map(([x, y]): Point => [-x, y]).reverse(),
  ];

  const under = press.plate(inks.bark, { overlap: "add" });
  under.add(box(cx - 128, base - 46, cx + 128, base - 12));
  const tyre: readonly Point[] = outline("96,-48 140,-48 143,-20 138,2 100,2 94,-18");
  const mirror: readonly Point[] = outline("134,-148 166,-152 168,-130 140,-128");
  for (const side of [-1, 1] as const) {
    const flipped = (points: readonly Point[]) => at(points.map(([x, y]): Point => [side * x, y]));
    press.plate(inks.bark).add(smooth(flipped(tyre), 0.09), smooth(flipped(mirror), 0.12));
  }

  const shell = press.plate(body, { shift: [-1, 1] });
  shell.add(
    smooth(at(mirrored(outline("-150,-34 -154,-80 -148,-122 -130,-146 -106,-214 -92,-228 -30,-234"))), 0.12),
  );

  const key = press.plate(inks.bark, { overlap: "add" });
  // Bumper and tailgate seams.
  key.add(smooth(at(mirrored(outline("-153,-34 -156,-58 -148,-64 -60,-60"))), 0.06));
  for (const side of [-1, 1]) {
    key.add(gouge(cx + side * 118, base - 104, 92, 3, 1.57 + side * 0.12));
  }
  key.add(gouge(cx, base - 142, 226, 3));

  const window = press.plate(inks.bark, { overlap: "add" });
  const pane = mirrored(outline("-112,-146 -94,-206 -84,-214 -28,-217"));
  window.add(smooth(at(pane), 0.09));
  const clear = press.plate(glass, { shift: [1, 0] });
  clear.add(smooth(at(mirrored(outline("-103,-152 -88,-201 -80,-207 -26,-210"))), 0.09));

  // Seats and driver.
  const inside = press.plate(inks.bark, { overlap: "add" });
  inside.add(smooth(at(outline("-102,-150 -100,-160 -50,-163 0,-161 50,-163 100,-160 102,-150")), 0.08));
  inside.add(smooth(at(outline("-64,-160 -62,-182 -56,-187 -36,-187 -30,-182 -28,-160")), 0.12));
  press
    .plate("none")
    .place(
      sitter([cx + 44, base - 154], 0.64, [
        inks.night ? inks.near : inks.gum,
        skinInks(inks)[1],
        shadeInks(inks)[1],
        inks.bark,
      ]),
    );

  const red = press.plate(inks.bill, { shift: [-1, 1] });
  for (const side of [-1, 1])
    red.add(
      smooth(
        at([
          [side * 126, -138],
          [side * 141, -126],
          [side * 148, -100],
          [side * 128, -96],
        ]),
        0.08,
      ),
    );
  press.plate(glass, { overlap: "add" }).add(box(cx - 34, base - 112, cx + 34, base - 90));
  const digits = press.plate(inks.bark, { overlap: "add" });
  for (const i of times(6)) digits.add(gouge(cx - 25 + i * 10, base - 101, 13, 3.4, 1.57));
  for (const i of times(9))
    key.add(gouge(cx + 66 + random.bell() * 34, base - 124 + i * 6.4, random.range(20, 60), 2.2));
}
