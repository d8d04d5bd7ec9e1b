import { gouge } from "../../kit/cuts.ts";
import { steps } from "../../kit/numbers.ts";

/*
 * Bodies of the Sunday class from the front. Drawn by hand: 4 units are 3 cm, the floor is at 0, a chair's seat at 70, a collar at
 * 154. Torsos and arms are drawn as if the seat were at 60; legs where they are.
 */

/** Returns a shape at the right, or its mirror image at the left. */
type Pair = (side: 1 | -1) => string;
export const both = (shape: Pair) => shape(-1) + shape(1);
/** Writes a path whose x are multiplied by a side. Only absolute commands. */
const mirrored =
  (d: string): Pair =>
  (side) =>
    d.replaceAll(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => `${Number(x) * side} ${y}`);

export const chair = {
  back: "M-27-60L-24-130C-23-138 23-138 24-130L27-60zM-20-122L-16-122L-17-68L-21-68zM-8-124L-4-124L-4-68L-8-68zM4-124L8-124L8-68L4-68zM16-122L20-122L21-68L17-68z",
  seat: "M-33-67L33-67L37-54L39 10L33 10L30-54L-30-54L-33 10L-39 10L-37-54z",
} as const;

export const wheelchair = {
  behind:
    "M-31-124h5v70h-5zM26-124h5v70h-5zM-32-66L32-66L34-54L-34-54zM-7-54h4v52h-4zM3-54h4v52h-4zM-30-1L-4-1L-4 4L-30 4zM4-1L30-1L30 4L4 4z",
  wheels: both(
    mirrored("M44,-86C52,-86,54,-64,54,-41C54,-18,52,4,44,4C37,4,35,-18,35,-41C35,-64,37,-86,44,-86z"),
  ),
  rims: both((side) => gouge(side * 43, -41, 74, 2.6, 1.57)),
} as const;

/** From the collar to the hem, without arms. */
export const torsos = {
  upright:
    "M-25-64C-27-80-28-98-29-110C-31-122-29-130-22-134C-17-137-12-140-9-145L9-145C12-140 17-137 22-134C29-130 31-122 29-110C28-98 27-80 25-64C12-61-12-61-25-64z",
  stooped:
    "M-27-64C-29-80-30-94-31-106C-33-118-31-125-24-129C-18-132-12-134-9-139L9-139C12-134 18-132 24-129C31-125 33-118 31-106C30-94 29-80 27-64C12-61-12-61-27-64z",
} as const;

/** How broad somebody is. */
export const builds = { slight: 0.9, slim: 0.98, broad: 1.12, stout: 1.26 } as const;

/** The upper arm, with the shoulder, to the outside of the elbow; and from its inside back to the shoulder. */
const upper = "M19,-136C30,-134,36,-126,38,-112C39,-103,42,-96,42,-89";
const armpit = "C27,-105,26,-112,24,-119C23,-126,21,-131,19,-136z";

const lap = both(
  mirrored(`${upper}C41,-81,34,-78,27,-75L10,-69L6,-81L24,-90C27,-94,28,-99,27,-104${armpit}`),
);
/** Two hands, one over the other, and their fingers. */
const clasped =
  "M-11-83C-6-88 1-88 6-85C11-87 14-82 13-78C12-73 9-69 4-68C-2-66-8-67-11-71C-14-75-14-80-11-83z";
const claspedFingers =
  gouge(1, -77, 19, 1.8, 1.2, 2) +
  [-83, -79, -75].map((y) => gouge(-5 + (y + 79) * 0.3, y + 1, 10, 1.3, 0.32)).join("") +
  gouge(7, -75, 9, 1.3, -0.4);
/** Where an arm lies on the body, and the fold inside of its elbow. */
const alongBody = both((side) => gouge(side * 25, -110, 40, 2.2, side * -1.45));
const folds = alongBody + both((side) => gouge(side * 33, -88, 15, 2, side * -0.36, side * 2));

/** From the shoulder to the wrist, by what the hands do; the folds of the sleeves; the hands, and what parts their fingers. */
export const arms = {
  inLap: { sleeves: lap, folds, hands: clasped, fingers: claspedFingers },
  onThighs: {
    sleeves: both(
      mirrored(`${upper}C42,-82,36,-74,31,-65L17,-71C21,-78,25,-84,27,-91C28,-96,28,-100,27,-104${armpit}`),
    ),
    folds: alongBody + both((side) => gouge(side * 36, -88, 12, 2, side * 0.2, side * 2)),
    hands: both(
      mirrored(
        "M31,-68L17,-74C12,-74,8,-70,8,-65C9,-63,11,-63,13,-66C11,-61,12,-56,15,-54C19,-52,24,-53,27,-56C30,-58,32,-62,32,-65C32,-66,32,-67,31,-68z",
      ),
    ),
    fingers: both((side) => [17, 21, 25].map((x) => gouge(side * x, -60, 8, 1.2, side * 1.7)).join("")),
  },
  onStick: {
    sleeves: both(
      mirrored(
        "M20,-131C32,-129,38,-120,40,-107C41,-98,43,-92,42,-87C40,-80,33,-79,26,-79L7,-81L7,-92L25,-93C27,-96,28,-100,27,-104C26,-114,23,-125,20,-131z",
      ),
    ),
    folds: alongBody + both((side) => gouge(side * 33, -86, 14, 2, side * -0.2, side * 2)),
    hands:
      "M-9-99C-5-102 6-102 9-98C11-95 10-91 8-90C11-88 10-83 7-81C2-79-5-79-8-82C-10-85-9-89-7-90C-11-92-11-96-9-99z",
    fingers:
      gouge(0, -90, 18, 1.8, 0.06, 1) +
      [-5, 0, 5].map((x) => gouge(x, -95, 7, 1.2, 1.5)).join("") +
      [-4, 1].map((x) => gouge(x, -85, 7, 1.2, 1.5)).join(""),
  },
  folded: {
    sleeves: mirrored(`${upper}C41,-82,30,-82,20,-82L-16,-86L-18,-96L24,-103${armpit}`)(1),
    /** The arm before the other. */
    nearer: mirrored(`${upper}C41,-84,34,-86,26,-88L-16,-95C-24,-97,-24,-106,-18,-108L24,-105${armpit}`)(-1),
    folds:
      both((side) => gouge(side * 25, -120, 24, 2.2, side * -1.45)) +
      gouge(0, -92, 52, 2, -0.16, 2) +
      gouge(-33, -92, 12, 1.8, 0.3, 2),
    hands:
      "M17-109C22-113 30-112 33-108C35-106 34-104 32-104C35-103 34-100 32-100C33-98 31-96 29-97C26-95 20-95 17-97z",
    fingers: gouge(28, -104, 10, 1.3, 0.1) + gouge(27, -100, 9, 1.3, 0.1),
  },
  /** A cup, or a book, at the waist: hands are drawn with it. */
  atWaist: {
    sleeves: both(
      mirrored(`${upper}C41,-81,35,-79,28,-77L17,-75L12,-90L24,-94C27,-96,28,-100,27,-104${armpit}`),
    ),
    folds,
    hands: "",
    fingers: "",
  },
  inPockets: {
    sleeves: both(
      mirrored(
        `${upper}C43,-80,42,-72,38,-65C36,-61,30,-58,25,-58L22,-66C27,-71,29,-78,29,-86C29,-92,28,-98,27,-104${armpit}`,
      ),
    ),
    folds: alongBody + both((side) => gouge(side * 37, -84, 12, 2, side * 0.1, side * 2)),
    hands: "",
    fingers: "",
  },
  /** On the floor: as if the seat were there. */
  onKnees: {
    sleeves: both(
      mirrored(
        "M19,-136C30,-134,36,-126,38,-112C39,-104,43,-97,49,-91L66,-79L58,-68L40,-79C33,-84,29,-91,27,-99C26,-106,24,-124,19,-136z",
      ),
    ),
    folds: alongBody + both((side) => gouge(side * 41, -87, 13, 2, side * 0.5, side * 2)),
    hands: both(
      mirrored(
        "M57,-70L65,-79C71,-79,76,-75,77,-69C76,-66,74,-66,72,-68C72,-65,69,-63,67,-65C66,-62,62,-62,61,-65C59,-64,57,-66,57,-70z",
      ),
    ),
    fingers: both(
      (side) => gouge(side * 68, -70, 8, 1.2, side * 0.7) + gouge(side * 64, -69, 7, 1.2, side * 0.9),
    ),
  },
} as const;

/** One leg of who sits, from the hip over the knee to the ankle. */
const leg = mirrored(
  "M0,-92L25,-93C31,-89,33,-79,32,-68C31,-60,30,-54,29,-47C28,-34,27,-22,26,-9L10,-9C10,-22,9,-34,8,-45C7,-53,4,-59,0,-61z",
);
const knees = both((side) => gouge(side * 19, -53, 17, 1.9, side * -0.12, -3));
const shoes = both(mirrored("M9,-12L27,-12C30,-8,32,-3,29,1L7,1C5,-3,6,-8,9,-12z"));
const thighs =
  "M-25-93C-31-89-33-79-32-68C-32-58-29-50-25-44C-14-37 14-37 25-44C29-50 32-58 32-68C33-79 31-89 25-93C12-96-12-96-25-93z";
/** A shin from the knee at a side to the foot at the other. */
const crossedShin = mirrored("M31,-60C31,-50,27,-42,19,-34L-9,-4L-24,-13L4,-46z");

/** What is below a hem, back to front: shapes of trousers and of shoes, and the folds. */
export const legs = {
  seated: {
    back: "",
    backShoe: shoes,
    front: both(leg),
    folds: gouge(0, -74, 26, 1.9, Math.PI / 2) + knees,
    frontShoe: "",
  },
  ankles: {
    back: crossedShin(1),
    backShoe: "M-9-7L-24-13C-31-10-36-4-34 1L-12 1C-9-1-7-5-9-7z",
    front: thighs,
    nearer: crossedShin(-1),
    folds: gouge(0, -75, 26, 1.9, Math.PI / 2) + gouge(-3, -32, 42, 1.9, 0.82, -2),
    frontShoe: "M9-7L24-13C31-10 36-4 34 1L12 1C9-1 7-5 9-7z",
  },
  floor: {
    back: "",
    backShoe: "",
    front:
      "M-27-22C-46-34-66-28-75-12C-76-2-62 2-46 1L46 1C62 2 76-2 75-12C66-28 46-34 27-22C12-14-12-14-27-22z",
    folds: gouge(-18, -6, 64, 3, 0.14) + gouge(22, -6, 58, 3, -0.16),
    frontShoe: "",
  },
  standing: {
    back: "",
    backShoe: both(mirrored("M7,-11L24,-11C27,-8,30,-3,27,1L6,1C4,-3,4,-7,7,-11z")),
    front: "M-22-126L22-126L24-8L7-8L2-96L-2-96L-7-8L-24-8z",
    folds: both((side) => gouge(side * 12, -108, 17, 1.8, side * -0.7)),
    frontShoe: "",
  },
} as const;

/** By how much the upper body is lower than on a chair. */
export const drop = { seated: -10, ankles: -10, floor: 54, standing: -54 } as const;

export const stick = "M-2-100L2-100L3 1L-3 1z";
export const patterns = {
  stripes: [-126, -115, -104, -93, -82].map((y) => gouge(0, y, 50, 4.4, 0, 2)).join(""),
  /** Ribs of a hem. */
  hem: steps(-1, 1, 9)
    .map((u) => gouge(u * 22, -72, 12, 1.8, Math.PI / 2))
    .join(""),
  /** The front of a cardigan, and its buttons. */
  buttons:
    gouge(0, -102, 78, 1.8, Math.PI / 2) + [-122, -108, -94, -80].map((y) => gouge(3, y, 4, 3, 0.1)).join(""),
  strings: gouge(-7, -128, 26, 2.4, 1.4) + gouge(8, -128, 26, 2.4, 1.7),
  bib: "M-15-118L15-118L22-62L-22-62zM-15-118L-21-135L-16-137L-10-118zM15-118L21-135L16-137L10-118z",
  vest: both(
    mirrored(
      "M9,-145L2,-108L6,-62L25,-64C27,-80,28,-98,29,-110C31,-122,29,-130,22,-134C17,-137,12,-140,9,-145z",
    ),
  ),
  towel: "M-21-137C-12-146 12-146 21-137L22-92L11-92L10-128C4-133-4-133-10-128L-11-92L-22-92z",
} as const;

/** Heads are those of the call; these are this class's alone. */
export const headwear = {
  /** Hair that stands up all round, and what of it is behind the head. */
  cloud:
    "M-62 128C-92 128-104 96-88 74C-100 40-68 6-36 18C-22-8 22-8 36 18C68 6 100 40 88 74C104 96 92 128 62 128C60 106 52 90 38 80C14 70-20 72-42 84C-54 96-60 112-62 128z",
  cloudBehind: "M-60 60C-110 90-108 150-70 176C-50 190 50 190 70 176C108 150 110 90 60 60z",
  /** Short, combed from a parting at the side. */
  pixie:
    "M-66 132C-84 76-54 18 0 18C58 16 84 70 66 132C60 120 58 106 54 96C40 92 16 86-2 66C-22 88-46 98-56 104C-60 112-62 122-66 132z",
  /** Two plaits over the shoulders. */
  plaits:
    "M-60 120C-76 64-42 24 0 24C42 24 76 64 60 120C52 96 30 72 2 54C-28 72-52 96-60 120zM-60 120C-84 140-90 170-80 196C-92 220-88 244-76 262C-84 284-76 304-66 316C-54 300-50 282-58 262C-46 244-46 220-56 200C-46 176-46 146-60 120zM60 120C84 140 90 170 80 196C92 220 88 244 76 262C84 284 76 304 66 316C54 300 50 282 58 262C46 244 46 220 56 200C46 176 46 146 60 120z",
  /** A ring of hair round a bald head. */
  ring: "M-60 100C-76 108-80 138-70 156C-62 150-58 136-58 122zM60 100C76 108 80 138 70 156C62 150 58 136 58 122z",
  /** A headscarf: round the face, and over the collar. */
  scarf:
    "M0 14C-62 14-86 64-82 132C-80 190-92 232-116 272C-80 316-40 322 0 322C40 322 80 316 116 272C92 232 80 190 82 132C86 64 62 14 0 14zM0 54C36 54 58 84 56 124C54 176 30 212 0 212C-30 212-54 176-56 124C-58 84-36 54 0 54z",
  scarfFolds:
    "M-74 216C-40 262 30 276 92 254C40 290-40 282-74 216zM-62 92C-50 56-20 36 14 34C-24 44-46 66-62 92z",
  turban: "M-70 108C-88 58-60-8 2-10C64-8 90 58 70 108C54 82 28 66 0 62C-28 66-54 82-70 108z",
  turbanFolds:
    "M-62 82C-40 44 10 14 58 14C14 28-34 52-62 82zM64 84C40 50 4 26-44 24C4 32 44 54 64 84zM-8 58C-2 54 4 54 8 58L0 44z",
  flatCap:
    "M-78 92C-86 40-46 12 2 10C56 8 90 42 82 84C60 72 20 72-10 82C-36 90-60 102-92 108C-96 100-90 94-78 92z",
  capLine: "M-72 88C-40 72 20 62 76 74C20 70-38 78-72 88z",
  glasses:
    "M-52 112h38v28c-6 8-32 8-38 0zM-47 117v21c6 5 22 5 28 0v-21zM14 112h38v28c-6 8-32 8-38 0zM19 117v21c6 5 22 5 28 0v-21zM-14 116L14 116L14 121L-14 121z",
  /** A knot on the crown, and hair drawn back to it. */
  topknot:
    "M-62 118C-72 66-40 36 0 36C40 36 72 66 62 118C56 88 34 68 0 66C-34 68-56 88-62 118zM-20 40C-40 26-34-4-6-10C22-14 42 10 28 34C18 46-8 50-20 40z",
  waves:
    "M-4 46C-34 58-54 90-58 122C-60 150-70 170-62 196C-76 214-100 202-98 178C-110 160-100 138-98 120C-98 60-64 16 0 14C64 16 98 60 98 120C100 138 110 160 98 178C100 202 76 214 62 196C70 170 60 150 58 122C50 90 26 62-4 46z",
} as const;

/** What who sits with hands in the lap can hold: an open book, a cup. */
export const things = {
  book: {
    back: "M0-101C-8-108-22-108-30-104L-29-76C-21-80-8-79 0-73C8-79 21-80 29-76L30-104C22-108 8-108 0-101z",
    front: "M0-103C-7-108-19-109-27-106L-26-80C-18-83-7-81 0-76C7-81 18-83 26-80L27-106C19-109 7-108 0-103z",
    lines:
      gouge(0, -88, 26, 2, Math.PI / 2) +
      both((side) => [-100, -94, -88].map((y) => gouge(side * 14, y, 17, 1.5, side * -0.16)).join("")),
    hands: both(
      mirrored(
        "M18,-77C16,-82,19,-87,23,-89C26,-91,29,-94,31,-93C32,-91,30,-88,29,-86C33,-84,34,-78,31,-74C27,-70,21,-72,18,-77z",
      ),
    ),
    fingers: both((side) => gouge(side * 26, -82, 8, 1.3, side * -0.9)),
  },
  cup: {
    back: "M-10-104L10-104L9-84C9-81-9-81-9-84z",
    front: "M-10-104C-7-107 7-107 10-104C7-102-7-102-10-104z",
    lines: gouge(-3, -114, 16, 2, 1.3, 3) + gouge(4, -116, 18, 2, 1.8, -3),
    hands: both(
      mirrored(
        "M18,-96C15,-102,9,-103,5,-100C3,-98,4,-95,6,-95L3,-94C1,-93,2,-90,4,-90L2,-89C1,-87,2,-85,4,-85C3,-83,4,-81,6,-80C10,-77,16,-78,18,-82z",
      ),
    ),
    fingers: both((side) => [-95, -90, -85].map((y) => gouge(side * 8, y, 8, 1.3, side * 0.12)).join("")),
  },
} as const;
