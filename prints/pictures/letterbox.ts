import { disc, gouge, polygon, smooth } from "../kit/cuts.ts";
import { type Inks, oklch, shadeInks, skinInks } from "../kit/inks.ts";
import { lerp, outline, type Point, times } from "../kit/numbers.ts";
import { type Plate, Press } from "../kit/plate.ts";
import { createNoise, createRandom } from "../kit/random.ts";
import { flat, sheet, speckle, verticalGradient } from "../kit/sheet.ts";
import { placeMagpie } from "../motifs/birds.ts";
import { buninyong, hill } from "../motifs/mountains.ts";
import { reeds } from "../motifs/plants.ts";

const width = 720;
const seed = 33;

/** Centre of the can; its parts are relative to it. */
type Can = { readonly x: number; readonly y: number };

/**
 * A milk-can letterbox on a post at the end of a drive: one letter in it, a magpie on duty.
 *
 * @param height 1180 beside the form, 540 below it
 */
export function letterbox(height: number, inks: Inks): string {
  const horizon = Math.round(height * 0.6);
  const can: Can = { x: width * 0.5, y: height * 0.475 };
  const press = new Press();
  const random = createRandom(seed);
  const noise = createNoise(seed);

  const rays = press.plate(inks.sun, { opacity: 0.5 });
  for (const row of times(18)) {
    for (let x = random.range(-60, 20); x < width; ) {
      const length = random.range(40, 150);
      const y = 30 + (row * (horizon - 90)) / 18 + random.bell() * 3;
      if (random() < 0.42) rays.add(gouge(x + length / 2, y, length, random.range(1, 2.8)));
      x += length * 1.25;
    }
  }
  press.plate(inks.paper, { shift: [2, 0] }).add(disc(width * 0.21, height * 0.19, 78, random, 44));
  const mount = buninyong(width * 0.74, 300, 128);
  hill(press.plate(inks.far), {
    from: -10,
    to: width + 10,
    base: horizon + 10,
    profile: (x) => Math.max(mount(x), 22 + 8 * noise(x / 90)),
    seed: seed + 1,
    lit: -1,
    litFrom: width * 0.74,
    cuts: 50,
    mist: 0.5,
    reach: 260,
  });
  const fields = [
    { top: horizon - 4, swell: 7, ink: inks.near, cuts: 20 },
    { top: horizon + 26, swell: 9, ink: inks.grass, cuts: 40 },
    { top: horizon + 96, swell: 16, ink: inks.night ? inks.stubble : inks.sun, cuts: 70 },
  ];
  for (const { top, swell, ink, cuts } of fields) {
    const plate = press.plate(ink);
    const points: Point[] = [[-10, height + 5]];
    for (let x = -10; x <= width + 20; x += 24) {
      points.push([x, top - swell * Math.sin(x / 240 + top) - 3 * noise(x / 60 + top) + random.bell()]);
    }
    plate.add(polygon([...points, [width + 20, height + 5]]));
    for (const _ of times(cuts)) {
      const y = top + 14 + random() * (height - top);
      plate.add(gouge(random.range(0, width), y, random.range(24, 90), random.range(1.2, 2.8), 0.03));
    }
  }

  cutPost(press.plate(inks.bark), can, height);
  cutCan(press, can, inks);
  cutHand(press, can, inks);
  cutLetter(press, can, inks);
  cutThumb(press, can, inks);
  press.plate(inks.bark, { overlap: "add" }).place(placeMagpie(can.x - 26, can.y - 232, 1.44, inks.paper));

  const tufts = press.plate(inks.bark, { overlap: "add" });
  for (const [from, to, tall, count] of [
    [-10, width * 0.3, 150, 40],
    [can.x - 60, can.x + 90, 90, 22],
    [width * 0.74, width + 10, 130, 34],
  ] as const) {
    reeds(tufts, {
      from,
      to,
      y: height + 10,
      height: tall,
      seed: seed + count,
      count,
      heads: 0.24,
      wind: 0.26,
    });
  }

  const flecks = speckle(seed, inks.paper, { width, height }, inks.night ? 0.2 : 0.55);
  const sky: readonly [string, string] = inks.night ? [inks.skyTop, inks.glow] : [inks.glow, inks.sky];
  return sheet({
    width,
    height,
    defs:
      verticalGradient("sky", [
        [0, sky[0]],
        [1, sky[1]],
      ]) + flecks.defs,
    body: flat("url(#sky)", 0, 0, width, horizon + 20) + press.toSvg() + flecks.body,
  });
}

function cutPost(plate: Plate, { x, y }: Can, height: number) {
  const random = createRandom(seed + 2);
  const half = 17;
  plate.add(
    polygon([
      [x - half, height + 6],
      [x - half * 0.9, y + 76],
      [x + half * 0.9, y + 76],
      [x + half * 1.1, height + 6],
    ]),
  );
  for (const _ of times(26)) {
    const down = y + 96 + random() * (height - y - 110);
    plate.add(gouge(x + random.range(-0.7, 0.5) * half, down, random.range(24, 70), 2.3, 1.56));
  }
  plate.add(
    polygon([
      [x - 104, y + 76],
      [x - 104, y + 62],
      [x + 112, y + 60],
      [x + 112, y + 76],
    ]),
  );
}

/** The can on its side: neck to the left, shoulder, body, base ring, and the strap that holds it. */
function cutCan(press: Press, { x, y }: Can, inks: Inks) {
  const random = createRandom(seed + 3);
  const body = press.plate(inks.night ? inks.far : inks.near, { shift: [-2, 1] });
  body.add(
    `M${x - 158} ${y - 44}L${x - 116} ${y - 44}C${x - 96} ${y - 48} ${x - 84} ${y - 74} ${x - 58} ${y - 76}L${x + 128} ${y - 76}L${x + 128} ${y + 64}L${x - 58} ${y + 64}C${x - 84} ${y + 62} ${x - 96} ${y + 36} ${x - 116} ${y + 32}L${x - 158} ${y + 32}z`,
  );
  for (const row of times(11)) {
    for (const column of times(5)) {
      const cutX = x - 20 + column * 36 + random.bell() * 12;
      if (random() < lerp(0.95, 0.12, row / 10)) {
        body.add(gouge(cutX, y - 66 + row * 8, random.range(26, 60), lerp(3, 1.5, row / 10)));
      }
    }
  }
  const box = (left: number, top: number, right: number, bottom: number) =>
    polygon([
      [x + left, y + top],
      [x + right, y + top],
      [x + right, y + bottom],
      [x + left, y + bottom],
    ]);
  const rings = press.plate(inks.bark, { overlap: "add" });
  rings.add(box(128, -82, 142, 68), box(-172, -56, -154, 44), box(-60, -79, -54, 66), box(-14, -78, 14, 66));
  for (const row of times(7))
    rings.add(gouge(x + 30 + random.bell() * 40, y + 28 + row * 5.4, random.range(90, 170), 3));
  press
    .plate(inks.night ? inks.sun : inks.glow)
    .add(disc(x, y - 60, 4.5, random, 9), disc(x, y + 50, 4.5, random, 9));
}

/** Whose letter it is: a sleeve from the edge, and fingers behind the letter. */
function cutHand(press: Press, { y }: Can, inks: Inks) {
  const at = (points: string) => outline(points).map(([px, py]): Point => [px, y + py]);
  const coat = press.plate(oklch(inks.night ? 0.4 : 0.46, 0.1, 38));
  coat.add(smooth(at("-40,-24 -10,-26 30,-24 48,-20 62,44 40,54 0,64 -40,70"), 0.08));
  coat.add(
    gouge(4, y - 2, 62, 4, 0, 4),
    gouge(10, y + 34, 74, 4, -0.1, 5),
    gouge(36, y + 14, 30, 3.4, 1.2, 4),
  );
  press.plate(inks.night ? inks.far : inks.paper).add(polygon(at("42,-26 54,-28 70,44 58,50")));
  const [skin = inks.bark] = skinInks(inks).slice(1);
  const [shade = inks.bark] = shadeInks(inks).slice(1);
  const fingers = ["78,2 118,14 140,26 140,36 126,38 80,28", "74,18 110,30 128,40 126,50 112,51 76,42"];
  press
    .plate(skin, { overlap: "add" })
    .add(
      smooth(at("52,-24 66,-36 88,-38 98,-24 102,14 94,40 78,46 64,40"), 0.16),
      ...fingers.map((finger) => smooth(at(finger), 0.16)),
      smooth(at("68,30 92,40 106,50 103,60 91,61 66,50"), 0.16),
    );
  press
    .plate(shade, { overlap: "add" })
    .add(
      gouge(112, y + 33, 46, 3.4, 0.4, 2),
      gouge(98, y + 48, 40, 3.4, 0.44, 2),
      gouge(62, y + 6, 44, 3.4, 1.2, 4),
    );
}

/** The thumb on the letter. */
function cutThumb(press: Press, { y }: Can, inks: Inks) {
  const at = (points: string) => outline(points).map(([px, py]): Point => [px, y + py]);
  const [skin = inks.bark] = skinInks(inks).slice(1);
  const [shade = inks.bark] = shadeInks(inks).slice(1);
  press.plate(skin).add(smooth(at("56,-26 76,-40 100,-36 128,-24 130,-12 110,-10 92,-4 76,10 62,2"), 0.16));
  press.plate(shade).add(gouge(98, y - 9, 40, 3.4, 0.06, -3));
}

/** The letter in the neck. */
function cutLetter(press: Press, { x, y }: Can, inks: Inks) {
  press.plate(inks.paper).add(
    polygon([
      [x - 166, y - 30],
      [x - 262, y - 50],
      [x - 278, y + 14],
      [x - 172, y + 30],
    ]),
  );
  press
    .plate(inks.bark, { overlap: "add" })
    .place(
      `<path d="M${x - 262} ${y - 50}L${x - 214} ${y + 2}L${x - 172} ${y - 18}" fill="none" stroke="${inks.bark}" stroke-width="3"/>`,
    );
  press.plate(inks.bill).add(
    polygon([
      [x - 270, y - 12],
      [x - 256, y - 9],
      [x - 260, y + 8],
      [x - 274, y + 5],
    ]),
  );
}
