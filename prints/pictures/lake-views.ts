import { dayInks, type Inks, nightInks } from "../kit/inks.ts";
import { farLake, type LakeView, lake, nearBank } from "./lake.ts";

/** The wide crop; the others override it. */
const wide: LakeView = {
  width: 1600,
  height: 900,
  inks: dayInks,
  seed: 1851,
  horizon: 0.715,
  warrenheipAt: 0.6,
  buninyongAt: 0.86,
  sunAt: 0.715,
  sunHeight: 128,
  sunRadius: 92,
  scale: 1,
  detail: 1,
  rays: 9,
  raysToTheLeft: 4,
  town: true,
  tree: 0.19,
  swans: [
    [1059, 750, 0.62, -1],
    [1171, 728, 0.46, 1],
  ],
};

/**
 * Where the passer-by sits on the bank of each crop, and how high: right of the swans, and of the words that a visitor's marks bring
 * out of the bank.
 */
export const passers = { wide: [0.885, 150], mid: [0.9, 128], tall: [0.93, 114] } as const;

/** Medium crop: flat sky behind the text, light at the lower right. */
const mid: LakeView = {
  ...wide,
  width: 1100,
  height: 1100,
  horizon: 0.79,
  warrenheipAt: 0.5,
  buninyongAt: 0.93,
  sunAt: 0.7,
  sunHeight: 118,
  sunRadius: 88,
  scale: 0.92,
  detail: 0.85,
  rays: 5,
  raysToTheLeft: 5,
  tree: false,
  swans: [
    [690, 968, 0.62, -1],
    [826, 938, 0.46, 1],
  ],
};

const tall: LakeView = {
  ...wide,
  width: 660,
  height: 1380,
  horizon: 0.785,
  warrenheipAt: 0.3,
  buninyongAt: 0.98,
  sunAt: 0.68,
  sunHeight: 102,
  sunRadius: 86,
  scale: 0.8,
  detail: 0.8,
  rays: 6,
  raysToTheLeft: 6,
  town: false,
  tree: false,
  swans: [
    [398, 1192, 0.62, -1],
    [522, 1160, 0.44, 1],
  ],
};

/** The home page's picture in two plates: the lake, and the near bank that goes on below it. */
export const heroWide = (inks: Inks) => farLake({ ...wide, inks }, 100);
export const heroMid = (inks: Inks) => farLake({ ...mid, inks }, 34);
export const heroTall = (inks: Inks) => farLake({ ...tall, inks }, 42);
export const bankWide = (inks: Inks) => nearBank({ ...wide, passerBy: passers.wide, inks });
export const bankMid = (inks: Inks) => nearBank({ ...mid, passerBy: passers.mid, inks });
export const bankTall = (inks: Inks) => nearBank({ ...tall, passerBy: passers.tall, inks });

const night: LakeView = {
  ...wide,
  inks: nightInks,
  seed: 1862,
  height: 590,
  horizon: 0.478,
  warrenheipAt: 0.3,
  buninyongAt: 0.74,
  sunAt: 0.6,
  sunHeight: 20,
  sunRadius: 74,
  detail: 0.62,
  rays: 7,
  raysToTheLeft: 7,
  town: false,
  tree: false,
  swans: [
    [880, 462, 0.84, -1],
    [1052, 426, 0.62, 1],
  ],
  talkers: [346, 578, 4.6],
};

export const closingWide = () => lake(night);

export const closingTall = () =>
  lake({
    ...night,
    width: 660,
    height: 620,
    horizon: 0.54,
    scale: 0.72,
    detail: 0.32,
    sunRadius: 66,
    warrenheipAt: 0.78,
    buninyongAt: 0.02,
    sunAt: 0.29,
    sunHeight: 40,
    swans: [
      [112, 504, 0.66, -1],
      [206, 462, 0.5, 1],
    ],
    talkers: [446, 608, 4.1],
  });

/** Share image: 1200 × 630, with sky free for text. */
export const shareView: LakeView = {
  ...wide,
  width: 1200,
  height: 630,
  seed: 1854,
  horizon: 0.72,
  warrenheipAt: 0.64,
  buninyongAt: 0.93,
  sunAt: 0.775,
  sunHeight: 90,
  sunRadius: 70,
  scale: 0.7,
  detail: 0.7,
  rays: 7,
  tree: 0.08,
  swans: [
    [794, 528, 0.43, -1],
    [878, 512, 0.32, 1],
  ],
};
