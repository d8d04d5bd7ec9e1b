import { box, disc, gouge, polygon, smooth } from "../../kit/cuts.ts";
import type { Inks } from "../../kit/inks.ts";
import { lerp, outline, type Point, times } from "../../kit/numbers.ts";
import type { Press } from "../../kit/plate.ts";
import { createRandom, type Random } from "../../kit/random.ts";
import type { Room } from "./room.ts";
import type { RoomPalette } from "./room-palette.ts";

/** An oval rug. */
export function rug(
  press: Press,
  { middle, floor, height, scale }: Room,
  palette: RoomPalette,
  random: Random,
): void {
  const y = lerp(floor, height, 0.56);
  const [across, deep] = [400 * scale, 62 * scale];
  const oval = (share: number): Point[] =>
    times(26).map((i) => {
      const angle = (i / 26) * Math.PI * 2;
      return [middle + Math.cos(angle) * across * share, y + Math.sin(angle) * deep * share];
    });
  press.plate(palette.rug, { shift: [2, -1] }).add(smooth(oval(1), 0.16));
  const lines = press.plate(palette.rugLine);
  lines.add(smooth(oval(0.92), 0.16), smooth(oval(0.885), 0.16));
  for (const row of times(7)) {
    const v = (row - 3) / 4.2;
    const reach = Math.sqrt(1 - v * v) * across * 1.5;
    for (let x = -reach / 2; x < reach / 2; x += random.range(50, 90) * scale) {
      lines.add(gouge(middle + x, y + v * deep * 0.8, random.range(18, 40) * scale, 3 * scale));
    }
  }
}

const mug = "-19,-44 19,-44 17,-4 12,0 -12,0 -17,-4";

/** A round table on three legs, with the mugs. */
export function table(press: Press, inks: Inks, palette: RoomPalette, [x, foot]: Point, scale: number): void {
  const at = (points: string, dx = 0, dy = 0): Point[] =>
    outline(points).map(([px, py]) => [x + (px + dx) * scale, foot + (py + dy) * scale]);
  const legs = press.plate(inks.bark, { overlap: "add" });
  legs.add(
    polygon(at("-56,-168 -46,-168 -62,0 -68,0")),
    polygon(at("46,-168 56,-168 68,0 62,0")),
    polygon(at("-5,-168 5,-168 4,-24 -4,-24")),
  );
  const top: Point[] = times(24).map((i) => {
    const angle = (i / 24) * Math.PI * 2;
    return [x + Math.cos(angle) * 104 * scale, foot + (-176 + Math.sin(angle) * 17) * scale];
  });
  legs.add(
    smooth(
      top.map(([px, py]): Point => [px, py + 8 * scale]),
      0.17,
    ),
  );
  press.plate(palette.wood, { shift: [-1, 1] }).add(smooth(top, 0.17));
  for (const [dx, facing] of [
    [-42, -1],
    [44, 1],
  ] as const) {
    const [grip, level] = [x + (dx + facing * 20) * scale, foot - 200 * scale];
    const handle = press.plate(inks.bark);
    handle.add(
      disc(grip, level, 14 * scale, createRandom(3), 16),
      disc(grip, level, 7.5 * scale, createRandom(4), 12),
    );
    press.plate(inks.bark).add(smooth(at(mug, dx, -176), 0.06));
    const body = press.plate(palette.cup, { shift: [-1, 0] });
    body.add(smooth(at("-16,-41 16,-41 14,-5 10,-3 -10,-3 -14,-5", dx, -176), 0.06));
    const band = press.plate(facing < 0 ? inks.bill : inks.near);
    band.add(box(x + (dx - 15) * scale, foot - 204 * scale, x + (dx + 15) * scale, foot - 194 * scale));
    const steam = press.plate(palette.rain, { overlap: "add", opacity: 0.9 });
    for (const i of [-1, 1]) {
      steam.add(
        gouge(
          x + (dx + i * 7) * scale,
          foot + (-252 + i * 6) * scale,
          46 * scale,
          4.4 * scale,
          -Math.PI / 2 + i * 0.1,
          7 * i,
        ),
      );
    }
  }
}
