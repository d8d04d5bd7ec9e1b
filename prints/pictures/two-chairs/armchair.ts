import { gouge, ribbon, smooth } from "../../kit/cuts.ts";
import type { Inks } from "../../kit/inks.ts";
import { lerp, outline, type Point, times } from "../../kit/numbers.ts";
import type { Press } from "../../kit/plate.ts";
import { createRandom } from "../../kit/random.ts";
import type { Cloth } from "./room-palette.ts";
import type { Sitter } from "./sitters.ts";

const wing =
  "-34,-398 -64,-404 -98,-392 -122,-352 -128,-280 -122,-200 -112,-128 -96,-98 -40,-92 60,-92 130,-98 148,-118 146,-146 124,-160 60,-166 6,-178 -14,-214 -22,-270 -14,-318 -4,-352 -12,-384";
const seat = "-30,-176 20,-186 96,-186 150,-178 160,-160 150,-142 90,-138 0,-142 -34,-150";
const arm =
  "-96,-244 -60,-254 10,-250 84,-246 118,-236 122,-214 112,-196 108,-140 104,-104 84,-96 -40,-94 -92,-100 -106,-150 -106,-210";

/**
 * A wing chair from the side, turned slightly to the viewer.
 *
 * @param place centre, on the floor
 * @param facing 1 to the right, -1 to the left
 * @param sitter the person in it, if any
 */
export function armchair(
  press: Press,
  inks: Inks,
  { cloth, shade, light }: Cloth,
  [cx, base]: Point,
  facing: 1 | -1,
  scale: number,
  sitter?: Sitter,
): void {
  const layer = (svg = "") => {
    if (svg === "") return;
    const place = `translate(${Math.round(cx)} ${Math.round(base)})scale(${facing * scale} ${scale})`;
    press.plate("none").place(`<g transform="${place}">${svg}</g>`);
  };
  const random = createRandom(40 + facing);
  const put = (x: number, y: number): Point => [cx + facing * x * scale, base + y * scale];
  const at = (points: string): Point[] => outline(points).map(([x, y]) => put(x, y));
  const cut = (x: number, y: number, length: number, thickness: number, angle: number, bow = 0) =>
    gouge(
      ...put(x, y),
      length * scale,
      thickness * scale,
      facing > 0 ? angle : Math.PI - angle,
      facing * bow * scale,
    );

  const legs = press.plate(inks.bark, { overlap: "add" });
  for (const [top, foot, thick] of [
    [-52, -44, 8],
    [92, 84, 8],
    [-84, -112, 12],
    [112, 142, 12],
  ] as const) {
    const [a, b] = [put(top, -100), put(foot, thick < 10 ? -14 : 0)];
    legs.add(ribbon([a, a, b, b], [thick * scale, thick * 0.5 * scale], random, 2));
    // Its shadow: one line under all feet looked like a rail on the rug.
    legs.add(cut(foot, thick < 10 ? -13 : 1, thick * 4, thick * 0.5, 0));
  }

  press
    .plate(shade, { shift: [-2, 1] })
    .add(smooth(at("-10,-250 40,-262 104,-258 136,-246 140,-222 128,-170 -10,-170"), 0.14));
  layer(sitter?.body);
  press.plate(cloth, { shift: [-2, 1] }).add(smooth(at(wing), 0.16));
  const inside = press.plate(shade, { overlap: "add" });
  for (const i of times(9)) {
    inside.add(cut(lerp(-34, -44, i / 8), lerp(-372, -262, i / 8), 44 + (i % 3) * 10, 4, 1.5, 6));
  }
  press.plate(light, { shift: [-2, 1] }).add(smooth(at(seat), 0.14));
  layer(sitter?.legs);
  press.plate(cloth, { shift: [-2, 1] }).add(smooth(at(arm), 0.12));
  const folds = press.plate(inks.bark, { overlap: "add" });
  folds.add(cut(0, -247, 210, 4.4, 0.03, -4), cut(108, -166, 100, 4, 1.52), cut(-4, -97, 196, 3.6, 0));
  folds.add(cut(-113, -330, 120, 3.6, 1.66, -8), cut(60, -164, 120, 3, 0.04));
  const tufts = press.plate(shade, { overlap: "add" });
  for (const i of times(15)) {
    tufts.add(
      cut(
        lerp(-84, 92, i / 14) + random.bell() * 4,
        -140 + random.bell() * 10,
        random.range(46, 84),
        3.6,
        1.56,
      ),
    );
  }
  const lit = press.plate(light, { overlap: "add" });
  for (const i of times(12)) {
    lit.add(
      cut(lerp(-84, 90, i / 11) + random.bell() * 6, -214 + random.bell() * 8, random.range(20, 40), 3, 1.56),
    );
  }
  layer(sitter?.arm);
}
