type Box = readonly [left: number, top: number, right: number, bottom: number];

/** What must stay whole where a page for tablets cuts a picture: the box of its subject. Others are shown whole. */
export const subjects: Readonly<Record<string, Box>> = {
  "boat-sheds": [0, 205, 1200, 640],
  // Below what fades into the ground of the words: so in other pictures that end pages.
  closing: [150, 98, 570, 580],
  eight: [300, 388, 1450, 830],
  "eight-mid": [125, 850, 980, 1030],
  beside: [570, 30, 1000, 320],
  fork: [0, 104, 1600, 620],
  "hero-mid": [300, 640, 960, 990],
  four: [230, 90, 1370, 552],
  horizon: [850, 0, 1420, 132],
  kettle: [190, 170, 610, 640],
  "kitchen-table": [65, 36, 930, 775],
  "learner-car": [725, 605, 990, 820],
  "letterbox-mid": [70, 24, 520, 540],
  "lockers-mid": [92, 0, 733, 720],
  "pool-mid": [0, 120, 1200, 760],
  moored: [160, 38, 1350, 500],
  pair: [480, 40, 1140, 480],
  "pool-row": [40, 60, 1560, 495],
  portrait: [200, 115, 440, 520],
  "portrait-behind": [200, 115, 440, 520],
  "propped-phone": [130, 40, 985, 655],
  "season-autumn": [240, 60, 390, 200],
  "season-spring": [93, 172, 380, 272],
  "season-summer": [88, 108, 234, 276],
  "season-winter": [200, 16, 375, 236],
  "street-library": [980, 70, 1390, 630],
  "swan-question-mid": [110, 60, 490, 660],
  "three-ways-in": [90, 100, 1500, 520],
  "three-ways-in-mid": [90, 160, 1150, 640],
};

/**
 * What of the place a picture is of: the lake, a mountain, a swan. Those that have them behind their subject aren't here. No two
 * neighbouring sections of a page show the same.
 */
export const landmarks: Readonly<Record<string, readonly ("lake" | "mountain" | "swan")[]>> = {
  "boat-sheds": ["lake"],
  closing: ["lake", "mountain", "swan"],
  eight: ["lake", "mountain"],
  fork: ["lake", "mountain"],
  four: ["lake", "mountain"],
  hero: ["lake", "mountain", "swan"],
  horizon: ["lake", "mountain"],
  lap: ["lake", "swan"],
  town: ["lake", "swan"],
  "missing-plate": ["mountain", "swan"],
  moored: ["lake", "mountain"],
  pair: ["lake", "mountain"],
  "page-of-water": ["lake"],
  "season-autumn": ["lake"],
  "season-spring": ["lake", "swan"],
  "season-summer": ["lake"],
  "season-winter": ["lake"],
  "sitting-blank": ["lake", "mountain", "swan"],
  "sitting-example": ["lake", "mountain", "swan"],
  "sheds-evening": ["lake"],
  "sheds-noon": ["lake"],
  "street-library": ["lake", "mountain"],
  "swan-question": ["lake", "swan"],
  "three-ways-in": ["lake", "mountain"],
  "tin-phones": ["lake"],
  wake: ["lake", "mountain", "swan"],
  "week-prints": ["lake", "mountain", "swan"],
};
