import { disc, gouge } from "../kit/cuts.ts";
import { dayInks, type Inks, nightInks } from "../kit/inks.ts";
import { lerp, steps, times } from "../kit/numbers.ts";
import { Press } from "../kit/plate.ts";
import { createRandom } from "../kit/random.ts";
import { flat, sheet } from "../kit/sheet.ts";
import { placeSwan, type SwanPlace, swanSymbol } from "../motifs/birds.ts";
import { buninyong, hill, type Profile, warrenheip } from "../motifs/mountains.ts";
import { water } from "../motifs/water.ts";

const width = 560;
const height = 250;
const horizon = 150;
const seed = 5;

type Scene = {
  readonly sky: string;
  readonly lake: string;
  readonly profile: Profile;
  readonly litFrom: number;
  readonly cuts: number;
  readonly birds: readonly SwanPlace[];
  /** Draws one sun or several. */
  readonly light: (press: Press) => void;
};

const sun = (inks: Inks, x: number, y: number, radius: number) => (press: Press) => {
  press.plate(inks.sun, { shift: [-2, 1] }).add(disc(x, y, radius, createRandom(seed), 40));
};

/** The Sunday class: a small flock. */
export const flockCard = (inks: Inks) =>
  header(inks, {
    sky: inks.glow,
    lake: inks.far,
    profile: (x) => Math.max(warrenheip(width * 0.26, 190, 74)(x), 9),
    litFrom: width * 0.26,
    cuts: 30,
    light: sun(inks, width * 0.7, horizon - 42, 46),
    birds: [
      [92, 192, 0.3, -1],
      [178, 214, 0.38, -1],
      [262, 186, 0.27, -1],
      [334, 220, 0.4, -1],
      [436, 196, 0.32, -1],
    ],
  });

/** Coaching: two swans face to face. */
export const pairCard = (inks: Inks) =>
  header(inks, {
    sky: inks.sky,
    lake: inks.far,
    profile: (x) => Math.max(warrenheip(width * -0.02, 190, 74)(x), buninyong(width * 1.02, 170, 60)(x), 9),
    litFrom: 10,
    cuts: 30,
    light: sun(inks, width * 0.5, horizon, 86),
    birds: [
      [212, 214, 0.56, -1],
      [356, 214, 0.56, 1],
    ],
  });

/** The course: eight suns, each higher and rounder than the last. */
export const weeksCard = () =>
  header(nightInks, {
    sky: nightInks.sky,
    lake: nightInks.skyTop,
    profile: (x) => Math.max(7, buninyong(width * 0.8, 170, 40)(x)),
    litFrom: 0,
    cuts: 0,
    light: risingSuns,
    birds: [],
  });

function risingSuns(press: Press) {
  const plate = press.plate(dayInks.sun);
  const random = createRandom(seed);
  steps(0, 1, 8).forEach((t, week) => {
    const [x, y] = [lerp(48, width - 48, t), horizon - 24 - Math.sin((t * Math.PI) / 2) * 84];
    const radius = lerp(9, 25, t);
    plate.add(disc(x, y, radius, random, 26));
    for (const cut of times(7 - week)) plate.add(gouge(x, y - radius + 4 + cut * 3.1, lerp(16, 44, t), 1.7));
  });
}

function header(inks: Inks, scene: Scene): string {
  const press = new Press();
  const random = createRandom(seed + 1);
  scene.light(press);
  hill(press.plate(inks.night ? inks.far : inks.near), {
    from: -10,
    to: width + 10,
    base: horizon,
    profile: scene.profile,
    seed,
    lit: 1,
    litFrom: scene.litFrom,
    cuts: scene.cuts,
    mist: 0.25,
    reach: 110,
  });
  const lake = press.plate(scene.lake).add(`M0 ${horizon}h${width}v${height - horizon}H0z`);
  for (const _ of times(64)) {
    const depth = random();
    lake.add(
      gouge(
        random.range(0, width),
        horizon + 5 + depth * (height - horizon),
        random.range(30, 120),
        lerp(0.9, 4.5, depth),
      ),
    );
  }
  water(press.plate(inks.night ? inks.near : inks.gum, { overlap: "add" }), {
    from: -20,
    to: width + 20,
    top: horizon + 14,
    bottom: height + 4,
    seed,
    rows: 10,
    length: [30, 120],
    keep: () => 0.45,
  });
  const swans = press.plate(inks.bark, { overlap: "add" });
  for (const place of scene.birds) {
    const [x, y, scale] = place;
    swans.place(placeSwan(place));
    for (const i of times(5)) {
      swans.add(
        gouge(
          x + random.bell() * 30 * scale,
          y + 2 + i * 6 * scale,
          random.range(60, 120) * scale,
          2.6 * scale,
        ),
      );
    }
  }
  return sheet({
    width,
    height,
    defs: scene.birds.length === 0 ? "" : swanSymbol(inks),
    body:
      flat(scene.sky, 0, 0, width, horizon + 2) +
      flat(inks.night ? inks.sky : inks.paper, 0, horizon, width, height - horizon) +
      press.toSvg(),
  });
}
