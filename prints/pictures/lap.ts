import { blob, gouge, polygon, smooth } from "../kit/cuts.ts";
import { type Inks, oklch } from "../kit/inks.ts";
import { lerp, outline, type Point, times } from "../kit/numbers.ts";
import { type Plate, Press } from "../kit/plate.ts";
import { createRandom, type Random } from "../kit/random.ts";
import { flat, sheet, speckle } from "../kit/sheet.ts";
import { placeSwan, swanSymbol } from "../motifs/birds.ts";

/** What of the country a map shows: its edges. */
type Frame = {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Shoreline, clockwise from the north-west; north is up. */
const water: readonly Point[] = outline(
  "250,190 340,128 460,112 560,136 664,146 756,210 792,320 772,440 704,540 600,610 490,622 412,576 372,500 282,454 212,390 206,280",
);
const middle: Point = [500, 365];

/** Returns the shoreline offset outwards; negative moves it inwards. */
const beyond = (distance: number): Point[] =>
  water.map(([x, y]) => {
    const angle = Math.atan2(y - middle[1], x - middle[0]);
    return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
  });

const mapPalette = (night: boolean) =>
  night
    ? {
        ground: oklch(0.225, 0.03, 215),
        street: oklch(0.315, 0.032, 215),
        park: oklch(0.335, 0.045, 175),
        lake: oklch(0.45, 0.06, 225),
        ripple: oklch(0.56, 0.06, 220),
        path: oklch(0.9, 0.05, 85),
        tree: oklch(0.25, 0.04, 195),
        crown: oklch(0.5, 0.06, 175),
        roof: oklch(0.36, 0.05, 50),
        iron: oklch(0.33, 0.03, 220),
      }
    : {
        ground: oklch(0.885, 0.095, 80),
        street: oklch(0.977, 0.012, 88),
        park: oklch(0.79, 0.07, 135),
        lake: oklch(0.7, 0.055, 222),
        ripple: oklch(0.9, 0.03, 215),
        path: oklch(0.977, 0.012, 88),
        tree: oklch(0.4, 0.05, 198),
        crown: oklch(0.7, 0.08, 140),
        roof: oklch(0.66, 0.13, 48),
        iron: oklch(0.72, 0.12, 76),
      };

/** A map of Lake Wendouree: the track around it, the rowing lanes, the gardens to the west. */
export const lap = (inks: Inks): string => map({ top: 0, right: 900, bottom: 760 }, inks);

/** The lake with the streets to the east, where a legend lies on them. */
export const lapWide = (inks: Inks): string => map({ top: -92, right: 1800, bottom: 772 }, inks);

function map(frame: Frame, inks: Inks): string {
  const seed = 6000;
  const random = createRandom(seed);
  const palette = mapPalette(inks.night);
  const press = new Press();

  const grid = streets(press.plate(palette.street, { overlap: "add" }), frame, random);
  houses(press, palette, grid, frame, random);
  boulevard(press, palette, frame, random);
  // Road and park around the lake.
  press.plate(palette.street).add(smooth(beyond(74)), smooth(beyond(65)));
  press.plate(palette.park, { shift: [-2, 2] }).add(smooth(beyond(58)));
  const gardens = press.plate(palette.park, { shift: [-2, 2] });
  gardens.add(smooth(outline("60,214 196,190 240,320 236,470 84,486 48,350"), 0.1));

  const lake = press.plate(palette.lake, { shift: [1, 0] });
  lake.add(smooth(water));
  ripples(press.plate(palette.ripple, { overlap: "add" }), random);

  lanes(press, inks, palette.path);
  islands(press, inks, palette);
  shoreReeds(press.plate(inks.night ? palette.tree : inks.gum, { overlap: "add" }), random);
  jetty(press, inks);
  trees(press, palette, random);
  track(press.plate(inks.bark, { overlap: "add" }), press.plate(palette.path, { overlap: "add" }));

  const swan = press.plate(inks.bark, { overlap: "add" });
  swan.place(placeSwan([378, 410, 0.72, 1]));
  const wake = press.plate(palette.path, { overlap: "add" });
  for (const i of times(5)) wake.add(gouge(384 + random.bell() * 30, 416 + i * 7, 130 - i * 18, 3.2));

  const size = { width: frame.right, height: frame.bottom - frame.top };
  const flecks = speckle(seed, inks.paper, size, inks.night ? 0.2 : 0.55);
  const land = press.toSvg();
  return sheet({
    ...size,
    defs: swanSymbol(inks) + flecks.defs,
    body:
      flat(palette.ground, 0, 0, size.width, size.height) +
      (frame.top === 0 ? land : `<g transform="translate(0 ${-frame.top})">${land}</g>`) +
      flecks.body,
  });
}

type MapPalette = ReturnType<typeof mapPalette>;

/** An irregular north-south grid of streets, some with gaps. */
function streets(
  plate: Plate,
  { top, right, bottom }: Frame,
  random: Random,
): { across: number[]; down: number[] } {
  const [across, down]: [number[], number[]] = [[], []];
  for (let y = top + 22; y < bottom - 100; y += random.range(44, 108)) across.push(y);
  for (let x = 30; x < right; x += random.range(52, 138)) down.push(x);
  for (const y of across) {
    for (let x = random.range(-60, 0); x < right; ) {
      const length = random.range(180, 420);
      if (random() < 0.84)
        plate.add(gouge(x + length / 2, y, length, random.range(2.6, 4.4), random.bell() * 0.004));
      x += length - 8;
    }
  }
  for (const x of down) {
    for (let y = top + random.range(-60, 0); y < bottom; ) {
      const length = random.range(160, 380);
      if (random() < 0.84) plate.add(gouge(x, y + length / 2, length, random.range(2.6, 4.4), 1.57));
      y += length - 8;
    }
  }
  return { across, down };
}

/** The boulevard south of the lake, with trees along its median. */
function boulevard(press: Press, palette: MapPalette, { right }: Frame, random: Random): void {
  const road = press.plate(palette.street);
  road.add(`M-4 694h${right + 8}v34h${-right - 8}z`);
  const median = press.plate(palette.park, { overlap: "add" });
  const crowns = press.plate(palette.tree, { shift: [1, 1], overlap: "add" });
  for (let x = -10; x < right; ) {
    const length = random.range(90, 170);
    median.add(gouge(x + length / 2, 711, length, 7, 0, 0.1));
    for (let tree = x + 18; tree < x + length - 12; tree += random.range(16, 28)) {
      crowns.add(blob(tree, 711 + random.bell() * 2, random.range(5, 8), random, { facets: 8 }));
    }
    x += length + 14;
  }
}

/** Rows of houses along the streets. */
function houses(
  press: Press,
  palette: MapPalette,
  { across }: { across: readonly number[] },
  { right }: Frame,
  random: Random,
): void {
  const plates = [
    press.plate(palette.roof, { shift: [-1, 1] }),
    press.plate(palette.iron, { shift: [-1, 1] }),
  ] as const;
  const town = beyond(92);
  for (const street of [...across, 688, 742]) {
    for (const side of [-13, 7] as const) {
      for (let x = random.range(-10, 40); x < right; x += random.range(15, 24)) {
        // A row of houses, then a gap.
        if (Math.sin(x / 47 + street * side) < 0.12) continue;
        const y = Math.round(street + side);
        const far = [-8, 16].every((dx) => !inside([x + dx, y + 3], town));
        if (!far || (x > 26 && x < 262 && y > 168 && y < 500) || (y > 690 && y < 732)) continue;
        const plate = plates[random() < 0.62 ? 0 : 1];
        plate.add(
          `M${Math.round(x)} ${y}h${Math.round(random.range(7, 12))}v6h-${Math.round(random.range(7, 12))}z`,
        );
      }
    }
  }
}

/** Horizontal cuts on the water, longest in open water. */
function ripples(plate: Plate, random: Random): void {
  for (const _ of times(150)) {
    const [x, y] = [random.range(220, 780), random.range(140, 600)];
    const length = random.range(26, 92);
    if (inside([x - length / 2 - 16, y]) && inside([x + length / 2 + 16, y]))
      plate.add(gouge(x, y, length, random.range(1.4, 3.2)));
  }
}

/** Returns true if a point lies in a shape (the lake by default). */
function inside([x, y]: Point, shape: readonly Point[] = water): boolean {
  let crossings = 0;
  for (const [i, [ax, ay]] of shape.entries()) {
    const [bx, by] = shape[(i + 1) % shape.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) crossings++;
  }
  return crossings % 2 === 1;
}

/** The rowing course: buoyed lanes and one boat. */
function lanes(press: Press, inks: Inks, ink: string): void {
  const buoys = press.plate(ink, { overlap: "add" });
  const angle = -0.2;
  const [cx, cy, length] = [560, 300, 360];
  for (const lane of times(5)) {
    const off = (lane - 2) * 21;
    const [ox, oy] = [cx - Math.sin(angle) * off, cy + Math.cos(angle) * off];
    for (const i of times(15)) {
      const along = (i / 14 - 0.5) * length;
      buoys.add(gouge(ox + Math.cos(angle) * along, oy + Math.sin(angle) * along, 12, 3, angle));
    }
  }
  const boat = press.plate(inks.bark, { overlap: "add" });
  const [bx, by] = [cx - Math.sin(angle) * 10.5 + 60, cy + Math.cos(angle) * 10.5 - 12];
  boat.add(gouge(bx, by, 92, 5.6, angle));
  for (const i of times(4)) {
    const along = (i - 1.5) * 15;
    const side = i % 2 ? 1 : -1;
    const [sx, sy] = [bx + Math.cos(angle) * along, by + Math.sin(angle) * along];
    boat.add(gouge(sx + side * 2, sy + side * 9, 20, 2.6, angle + 1.57 - side * 0.25));
  }
  press
    .plate(inks.bill, { overlap: "add" })
    .add(gouge(bx - Math.cos(angle) * 38, by - Math.sin(angle) * 38, 14, 5, angle));
}

/** Wetland islands, north-west. */
function islands(press: Press, inks: Inks, palette: MapPalette): void {
  const random = createRandom(77);
  const land = press.plate(palette.park, { shift: [-1, 1] });
  const growth = press.plate(inks.night ? palette.tree : inks.gum, { overlap: "add" });
  for (const [x, y, r] of [
    [318, 226, 38],
    [398, 192, 25],
    [286, 310, 22],
  ] as const) {
    land.add(blob(x, y, r, random, { facets: 15, rough: 0.1, squash: 0.62 }));
    tufts(
      growth,
      times(9).map((i): Point => [x + (i / 8 - 0.5) * r * 1.7, y + random.bell() * r * 0.3]),
      random,
    );
  }
}

/** A few reed blades at each place. */
function tufts(plate: Plate, places: readonly Point[], random: Random): void {
  for (const [x, y] of places) {
    for (const lean of [-0.3, 0, 0.28]) {
      const blade = random.range(12, 24);
      plate.add(gouge(x + lean * blade * 0.5, y - blade / 2, blade, 3, -1.57 + lean));
    }
  }
}

function shoreReeds(plate: Plate, random: Random): void {
  const edge = beyond(-12);
  for (const [from, to] of [
    [9, 12],
    [13, 15],
    [4, 6],
  ] as const) {
    for (const i of times((to - from) * 9)) {
      const t = from + i / 9;
      const [a, b] = [edge[Math.floor(t)], edge[Math.ceil(t) % edge.length]];
      if (a && b)
        tufts(
          plate,
          [[lerp(a[0], b[0], t % 1) + random.bell() * 8, lerp(a[1], b[1], t % 1) + random.bell() * 6]],
          random,
        );
    }
  }
}

/** A jetty and boat sheds on the south-east shore. */
function jetty(press: Press, inks: Inks): void {
  const planks = press.plate(inks.bark);
  planks.add(
    polygon(outline("708,566 596,486 603,476 717,556")),
    polygon(outline("586,498 612,461 621,467 595,505")),
  );
  const gaps = press.plate(inks.night ? inks.far : inks.glow, { overlap: "add" });
  for (const i of times(10)) gaps.add(gouge(610 + i * 8.6, 487 + i * 6.2, 9, 1.6, 2.2));
  for (const [x, y] of [
    [741, 500],
    [758, 474],
    [724, 526],
  ] as const) {
    const shed = (dx: number, dy: number): Point => [x + dx * 0.84 - dy * 0.55, y + dx * 0.55 + dy * 0.84];
    press
      .plate(inks.bill, { shift: [-1, 1] })
      .add(polygon([shed(-14, -10), shed(14, -10), shed(14, 0), shed(-14, 0)]));
    press.plate(inks.bark).add(polygon([shed(-14, 0), shed(14, 0), shed(14, 10), shed(-14, 10)]));
  }
}

/** Trees from above with a lit side: dense in the gardens, sparse elsewhere. */
function trees(press: Press, palette: MapPalette, random: Random): void {
  const places: [x: number, y: number, r: number][] = [];
  const fits = (x: number, y: number, r: number) =>
    places.every(([px, py, pr]) => Math.hypot(px - x, py - y) > (pr + r) * 0.86);
  for (const _ of times(420)) {
    const [x, y, r] = [random.range(66, 196), random.range(210, 476), random.range(9, 21)];
    if (fits(x, y, r)) places.push([x, y, r]);
  }
  for (const [x, y] of alongside(beyond(46), 21)) {
    if (random() < 0.42) continue;
    const [dx, dy, r] = [random.bell() * 10, random.bell() * 10, random.range(6, 13)];
    if (fits(x + dx, y + dy, r)) places.push([x + dx, y + dy, r]);
  }
  const crowns = press.plate(palette.tree, { shift: [1, 1], overlap: "add" });
  const lit = press.plate(palette.crown, { overlap: "add" });
  for (const [x, y, r] of places) {
    crowns.add(blob(x, y, r, random, { facets: 11, rough: 0.1 }));
    for (const i of times(3))
      lit.add(gouge(x - r * (0.1 + i * 0.2), y - r * (0.46 - i * 0.26), r * (0.95 - i * 0.2), 2.3, -0.75));
  }
}

/** The walking track: a dotted line around the lake. */
function track(edge: Plate, dots: Plate): void {
  const path = alongside(beyond(25), 17);
  for (const [x, y, angle] of path) {
    edge.add(gouge(x + 1.4, y + 1.8, 11, 7, angle));
    dots.add(gouge(x, y, 9.6, 6, angle));
  }
}

/** Returns equally spaced points along a closed smooth line, with the direction at each. */
function alongside(
  points: readonly Point[],
  distance: number,
): (readonly [x: number, y: number, angle: number])[] {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const fine = points.flatMap((_, i) =>
    times(24).map((n): Point => {
      const t = n / 24;
      const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      const along = (k: 0 | 1) =>
        0.5 *
        (2 * p1[k] +
          (p2[k] - p0[k]) * t +
          (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
          (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t ** 3);
      return [along(0), along(1)];
    }),
  );
  const found: (readonly [number, number, number])[] = [];
  let left = 0;
  for (const [i, [ax, ay]] of fine.entries()) {
    const [bx, by] = fine[(i + 1) % fine.length] ?? [ax, ay];
    left -= Math.hypot(bx - ax, by - ay);
    if (left > 0) continue;
    found.push([bx, by, Math.atan2(by - ay, bx - ax)]);
    left += distance;
  }
  return found;
}
