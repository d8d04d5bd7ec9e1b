import { box, gouge, polygon, smooth } from "../../kit/cuts.ts";
import { type Inks, oklch, shadeInks, skinInks } from "../../kit/inks.ts";
import { outline, type Point, times } from "../../kit/numbers.ts";
import type { Press } from "../../kit/plate.ts";
import { beanieHead, sitter } from "../../motifs/from-behind.ts";
import type { RoadPalette } from "./road-palette.ts";

/** Completes the right half of an outline with its mirror image. */
const mirrored = (half: readonly Point[]): Point[] => [
  ...half,
  ...half.map(([x, y]): Point => [-x, y]).reverse(),
];

/**
 * A ute from behind with L-plates. The learner sits on the right, as here; in the other seat is the yellow
 * beanie of the portrait.
 *
 * @param place centre, at the tyres
 * @param isParked with nobody in it, and its left door open
 */
export function ute(
  press: Press,
  inks: Inks,
  palette: RoadPalette,
  [cx, base]: Point,
  scale: number,
  isParked = false,
): void {
  const at = (points: readonly Point[]): Point[] =>
    points.map(([x, y]) => [cx + x * scale, base + y * scale]);
  const rect = (left: number, top: number, right: number, bottom: number) =>
    box(cx + left * scale, base + top * scale, cx + right * scale, base + bottom * scale);
  const cut = (x: number, y: number, length: number, thickness: number, angle = 0) =>
    gouge(cx + x * scale, base + y * scale, length * scale, thickness * scale, angle);

  const under = press.plate(inks.bark, { overlap: "add" });
  under.add(rect(-120, -44, 120, -10));
  under.add(cut(0, 1, 330, 9));
  // Lighter than a road at night.
  const tyres = press.plate(inks.night ? oklch(0.33, 0.02, 225) : inks.bark, { overlap: "add" });
  for (const side of [-1, 1] as const) {
    const flip = (points: string) => at(outline(points).map(([x, y]): Point => [side * x, y]));
    tyres.add(smooth(flip("86,-48 136,-48 139,-22 135,3 92,3 86,-18"), 0.09));
    under.add(smooth(flip("120,-156 152,-160 155,-136 124,-134"), 0.12));
  }

  if (isParked) {
    const points = (text: string) => polygon(at(outline(text)));
    press.plate(inks.bark).add(points("-112,-204 -176,-212 -198,-138 -202,-46 -128,-50"));
    press.plate(palette.shell).add(points("-118,-134 -193,-138 -196,-54 -130,-56"));
    press.plate(palette.glass).add(points("-116,-196 -172,-204 -190,-146 -118,-142"));
    press.plate(inks.bark, { overlap: "add" }).add(cut(-178, -120, 22, 5), cut(-160, -74, 56, 3, -0.03));
  }
  // Cab: pillars, roof, window and both people.
  press
    .plate(palette.shell, { shift: [-1, 1] })
    .add(smooth(at(mirrored(outline("-128,-118 -120,-150 -100,-220 -88,-232 -30,-237"))), 0.1));
  press.plate(inks.bark).add(smooth(at(mirrored(outline("-110,-134 -92,-212 -82,-219 -26,-222"))), 0.08));
  press
    .plate(palette.glass, { shift: [1, 0] })
    .add(smooth(at(mirrored(outline("-101,-138 -86,-206 -78,-212 -26,-214"))), 0.08));
  const seat = (x: number): Point => [cx + x * scale, base - 128 * scale];
  if (isParked) {
    const rests = press.plate(inks.bark, { overlap: "add" });
    for (const x of [-52, 54]) rests.add(rect(x - 34, -172, x + 34, -128), rect(x - 15, -190, x + 15, -174));
  } else
    press
      .plate("none")
      .place(sitter(seat(-52), scale, [inks.night ? oklch(0.4, 0.06, 246) : oklch(0.42, 0.075, 248)]))
      .place(beanieHead([cx - 52 * scale, base - 40 * scale], 1.14 * scale, inks.sun, inks.bill))
      .place(
        sitter(seat(54), scale, [
          inks.night ? inks.far : inks.gum,
          skinInks(inks)[0],
          shadeInks(inks)[0],
          inks.bark,
        ]),
      );

  // Tray and tailgate.
  press
    .plate(palette.shell, { shift: [-1, 1] })
    .add(smooth(at(mirrored(outline("-140,-36 -146,-60 -146,-128 -142,-136"))), 0.03));
  const key = press.plate(inks.bark, { overlap: "add" });
  key.add(rect(-146, -139, 146, -131), rect(-150, -58, 150, -40));
  key.add(cut(0, -118, 262, 3.6), cut(-112, -95, 66, 3, 1.57), cut(112, -95, 66, 3, 1.57));
  key.add(rect(-20, -128, 20, -121));
  for (const i of times(6)) key.add(cut(58 + (i % 2) * 14, -110 + i * 8, 54 - i * 5, 2.4));
  press.plate(inks.bill, { shift: [-1, 1] }).add(rect(-143, -122, -124, -72), rect(124, -122, 143, -72));
  press.plate(inks.bark).add(rect(-30, -86, 46, -62));
  press.plate(palette.line).add(rect(-27, -83, 43, -65));
  const plate = press.plate(inks.bark, { overlap: "add" });
  for (const i of times(6)) plate.add(cut(-18 + i * 10.6 + (i > 2 ? 3 : 0), -74, 12, 3.6, 1.57));

  // L-plate, slightly oversized.
  press.plate(inks.bark).add(rect(-104, -114, -46, -56));
  press.plate(inks.sun, { shift: [-1, 1] }).add(rect(-101, -111, -49, -59));
  press.plate(inks.bark, { overlap: "add" }).add(rect(-87, -103, -78, -67), rect(-87, -76, -63, -67));
}
