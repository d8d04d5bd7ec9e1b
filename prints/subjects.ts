type Box = readonly [left: number, top: number, right: number, bottom: number];

/** What must stay whole where a page for tablets cuts a picture: the box of its subject. Others are shown whole. */
export const subjects: Readonly<Record<string, Box>> = {
  "boat-sheds": [0, 205, 1200, 640],
  "eight-mid": [125, 850, 980, 1030],
  fork: [0, 120, 1600, 620],
  "hero-mid": [300, 640, 960, 990],
  horizon: [850, 0, 1420, 132],
  kettle: [190, 170, 610, 640],
  "kitchen-table": [65, 36, 930, 775],
  "learner-car": [725, 605, 990, 820],
  "letterbox-mid": [70, 100, 520, 405],
  "pool-mid": [0, 120, 1200, 760],
  portrait: [205, 105, 440, 510],
  "street-library": [980, 70, 1390, 630],
  "swan-question": [110, 60, 490, 660],
};
