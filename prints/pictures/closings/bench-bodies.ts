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
  mirrored(`${upper}C41,-80,34,-76,27,-74L15,-70L10,-82L24,-90C27,-94,28,-99,27,-104${armpit}`),
);
/** The hand from the left over that from the right, and the thumb over the other thumb. */
const clasped =
  "M-15-84C-10-87-6-90-1-91C3-92 5-89 3-87C7-88 11-85 15-82L18-72C15-68 11-66 7-67C6-64 2-63 0-65C-3-63-7-64-9-66C-13-67-16-70-19-73z";
const claspedFingers =
  gouge(9.6, -76, 20, 1.7, 1.75, -3) +
  [-79, -74.6, -70.4].map((y, row) => gouge(2.4 - row * 2, y, 13, 1.3, 0.16)).join("") +
  gouge(-2, -85, 13, 1.5, -0.34, 1) +
  gouge(5, -85, 7, 1.3, 0.5);
/** Where an arm lies on the body, and the fold inside of its elbow. */
const alongBody = both((side) => gouge(side * 25, -110, 40, 2.2, side * -1.45));
const folds = alongBody + both((side) => gouge(side * 33, -88, 15, 2, side * -0.36, side * 2));

/** From the shoulder to the wrist, by what the hands do; the folds of the sleeves; the hands, and what parts their fingers. */
export const arms = {
  inLap: { sleeves: lap, folds, hands: clasped, fingers: claspedFingers },
  onThighs: {
    sleeves: both(
      mirrored(`${upper}C42,-82,36,-76,32,-67L19,-73C22,-80,25,-85,27,-91C28,-96,28,-100,27,-104${armpit}`),
    ),
    folds: alongBody + both((side) => gouge(side * 36, -88, 12, 2, side * 0.2, side * 2)),
    hands: both(
      mirrored(
        "M30,-68C33,-65,34,-59,33,-54C32,-51,30,-51,28.6,-54C28,-49,25,-48,24,-52C23,-47,20,-47,19.4,-51C18,-48,15,-48,15,-52L15.4,-58C13,-55,10,-54,8.6,-56C7.6,-59,11,-65,14,-68L20,-72z",
      ),
    ),
    fingers: both(
      (side) =>
        [19.4, 24, 28.6].map((x) => gouge(side * x, -55.6, 10, 1.3, side * 1.5)).join("") +
        gouge(side * 16, -61, 8, 1.3, side * 1.2),
    ),
  },
  onStick: {
    sleeves: both(
      mirrored(
        "M20,-131C32,-129,38,-120,40,-107C41,-98,43,-92,42,-87C40,-80,33,-77,26,-78L10,-81L11,-94L25,-95C27,-97,28,-100,27,-104C26,-114,23,-125,20,-131z",
      ),
    ),
    folds: alongBody + both((side) => gouge(side * 33, -88, 14, 2, side * -0.2, side * 2)),
    hands:
      "M-13-94C-9-98-5-101 0-101C5-101 9-98 13-94L12-82C9-81 8-80 7-78C6-75 3-75 2-77C1-74-3-74-4-77C-6-75-9-77-8-80L-12-82z",
    fingers:
      gouge(7.6, -88, 18, 1.7, 1.75, -3) +
      [-4, 0.4, 4].map((x) => gouge(x, -81, 11, 1.3, 1.5)).join("") +
      gouge(-4, -92, 14, 1.5, -0.3, 1),
  },
  folded: {
    sleeves: mirrored(`${upper}C42,-80,34,-78,26,-80L-18,-96L-14,-109L24,-103${armpit}`)(1),
    /** The arm before the other. */
    nearer: mirrored(`${upper}C42,-80,34,-77,26,-79L-19,-94L-15,-108L24,-98C27,-99,28,-101,27,-104${armpit}`)(
      -1,
    ),
    folds:
      both((side) => gouge(side * 25, -122, 24, 2.2, side * -1.45)) +
      gouge(-4, -102.6, 46, 2, -0.24) +
      gouge(0, -86.4, 46, 2.2, -0.3) +
      gouge(18, -101, 14, 2, 1.3) +
      both((side) => gouge(side * 34, -87, 12, 1.8, side * -0.5, side * 2)),
    /** One on the other upper arm, one from below it. */
    hands:
      "M16-109C20-113 24-116 28-117C31-118 32-116 31-114C34-116 37-114 36-112C39-112 40-109 38-108C40-106 39-103 37-103C33-99 26-96 20-95zM-16-110C-20-113-23-117-25-121C-28-123-30-121-29-118L-28-114C-32-114-36-112-36-109C-38-107-37-104-34-104C-35-101-32-99-29-100C-26-98-22-97-19-97z",
    fingers:
      gouge(30, -111.6, 10, 1.3, -0.5) +
      gouge(32, -107.6, 10, 1.3, -0.3) +
      gouge(32, -103.6, 9, 1.3, -0.2) +
      gouge(-31, -109, 9, 1.3, 0.1) +
      gouge(-30, -104, 9, 1.3, -0.1),
  },
  /** A book before the chest: hands are drawn with it. */
  withBook: {
    sleeves: both(mirrored(`${upper}C42,-80,37,-73,31,-70L22,-76L25,-88C27,-93,28,-99,27,-104${armpit}`)),
    folds: alongBody + both((side) => gouge(side * 36, -84, 13, 2, side * -0.5, side * 2)),
    hands: "",
    fingers: "",
  },
  /** A cup at the waist: hands are drawn with it. */
  atWaist: {
    sleeves: both(
      mirrored(`${upper}C41,-81,35,-79,28,-77L17,-75L12,-90L24,-94C27,-96,28,-100,27,-104${armpit}`),
    ),
    folds,
    hands: "",
    fingers: "",
  },
  hanging: {
    sleeves: both(
      mirrored(`${upper}C43,-80,43,-72,42,-62L30,-62C30,-70,29,-80,28,-88C28,-94,28,-99,27,-104${armpit}`),
    ),
    folds: alongBody + both((side) => gouge(side * 37, -92, 11, 2, side * 0.1, side * 2)),
    hands: both(
      mirrored(
        "M41,-62C44,-58,44,-52,43,-47C42,-42,39,-38,36,-38C33,-38,32,-42,33,-46L31,-45C29,-44,28,-46,28,-49C28,-54,30,-58,31,-62z",
      ),
    ),
    fingers: both(
      (side) => gouge(side * 39.4, -45, 10, 1.3, side * 1.7) + gouge(side * 33.4, -50, 8, 1.3, side * 1.7),
    ),
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
        "M57,-69L64,-78C70,-79,76,-76,80,-71C82,-69,81,-67,78,-68C80,-65,78,-63,75,-65C76,-62,73,-60,71,-63C71,-60,68,-60,67,-62L66,-58C65,-55,62,-55,61,-58C60,-62,58,-66,57,-69z",
      ),
    ),
    fingers: both(
      (side) =>
        gouge(side * 74, -69, 10, 1.2, side * 0.62) +
        gouge(side * 70.6, -67, 9, 1.2, side * 0.8) +
        gouge(side * 66, -64, 7, 1.2, side * 1.1),
    ),
  },
} as const;

/** A thigh that comes forward, from the hip to the knee, and the shin below it. */
const thigh = mirrored(
  "M0,-92L25,-93C30,-91,33,-83,35,-72C36,-62,34,-52,26,-48C19,-46,11,-48,8,-54C5,-62,3,-68,0,-70z",
);
const shin = mirrored("M10,-56L31,-56C31,-48,29,-40,28,-30L26,-9L12,-9C12,-22,12,-40,10,-56z");
const knees = both((side) => gouge(side * 20.6, -50.4, 16, 2, side * -0.1, -4));
const shoe = mirrored("M10,-13L27,-13C31,-9,34,-4,31,1L8,1C6,-3,7,-9,10,-13z");
const shoes = both(shoe);
/** Shins that cross above the ankles. */
const slanting = mirrored("M9,-56L32,-56C31,-48,27,-40,21,-33L-3,-8L-16,-14L6,-40z");
const crossedShoe = mirrored("M-1,-8L-15,-16C-22,-13,-27,-6,-25,1L-3,1C0,-2,1,-5,-1,-8z");
/** The thigh of a leg that lies over the other, its knee at the left, and the shin that hangs from it. */
const over = mirrored(
  "M27,-93C31,-88,33,-80,31,-72C28,-65,20,-61,10,-60L-16,-57C-27,-57,-35,-63,-35,-72C-35,-82,-27,-87,-16,-89L4,-93z",
);
const hangs = mirrored(
  "M-34,-76C-28,-86,-16,-82,-14,-70C-14,-60,-20,-48,-26,-34L-39,-37C-38,-50,-37,-64,-34,-76z",
);
const hangingShoe = mirrored(
  "M-39,-39L-26,-36C-25,-30,-27,-25,-32,-22C-39,-17,-48,-13,-54,-14C-57,-17,-55,-21,-50,-25C-45,-29,-41,-34,-39,-39z",
);
/** The leg below it, its foot on the floor. */
const under = mirrored(
  "M-27,-92C-32,-84,-32,-70,-28,-60C-26,-46,-18,-28,-14,-9L0,-9C2,-24,6,-42,6,-62L4,-92z",
);
const underShoe = mirrored("M-15,-13L1,-13C5,-9,7,-4,5,1L-17,1C-20,-4,-19,-9,-15,-13z");
const acrossKnee = (side: 1 | -1) => ({
  shaded: under(side),
  backShoe: underShoe(side),
  nearer: over(side),
  front: hangs(side),
  folds:
    gouge(side * -3, -60, 46, 2, side * -0.08, -2) +
    gouge(side * -15, -69, 20, 1.8, side * -1.2, side * 3) +
    gouge(side * 22, -82, 14, 1.8, side * 0.9),
  frontShoe: hangingShoe(side),
});

/** What is below a hem, back to front: shapes of trousers, those in the shade darker, and of shoes, and the folds. */
export const legs = {
  seated: {
    shaded: both(shin),
    backShoe: shoes,
    front: both(thigh),
    folds: gouge(0, -78, 18, 1.9, Math.PI / 2) + knees,
    frontShoe: "",
  },
  ankles: {
    shaded: slanting(1),
    backShoe: crossedShoe(1),
    front: both(thigh),
    nearer: slanting(-1),
    folds: gouge(0, -78, 18, 1.9, Math.PI / 2) + knees,
    frontShoe: crossedShoe(-1),
  },
  /** A leg over the other, with the knee at the left, or at the right. */
  kneeLeft: acrossKnee(1),
  kneeRight: acrossKnee(-1),
  floor: {
    shaded: "M0-24L27-26C46-34 66-28 75-12C76-2 62 3 46 2L-16 2L-10-8z",
    backShoe: "",
    nearer: "M0-27L27-27C46-35 66-29 74-14C60-17 36-12 14-5L-20-6L-20-22z",
    front: "M0-27L-27-27C-46-35-66-29-75-12C-76-2-62 3-46 2L14 2C21-1 23-6 18-9C4-11-10-14-20-17L0-14z",
    folds: gouge(-24, -10, 66, 2.2, 0.13) + gouge(42, -12, 46, 2, -0.2, 2),
    frontShoe: "M12-9C22-13 34-11 42-6C46-3 45 2 40 3L12 3C18-1 18-5 12-9z",
  },
  standing: {
    shaded: "",
    backShoe: both(mirrored("M9,-11L23,-11C27,-9,32,-4,30,1L8,1C6,-3,6,-8,9,-11z")),
    front:
      "M-22-126L22-126C25-102 25-76 22-56C25-40 25-24 23-8L9-8C8-24 7-40 6-54C5-68 3-84 2-98L-2-98C-3-84-5-68-6-54C-7-40-8-24-9-8L-23-8C-25-24-25-40-22-56C-25-76-25-102-22-126z",
    folds: both(
      (side) => gouge(side * 12, -110, 17, 1.8, side * -0.7) + gouge(side * 14, -55, 12, 1.6, side * 0.14, 2),
    ),
    frontShoe: "",
  },
} as const;

/** By how much the upper body is lower than on a chair. */
export const drop = {
  seated: -10,
  ankles: -10,
  kneeLeft: -10,
  kneeRight: -10,
  floor: 54,
  standing: -54,
} as const;

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
  /** Open, its covers to the viewer, and above them the edges of its pages. */
  book: {
    back: "M0-104C-8-111-21-112-30-109L-31-104L0-99L31-104L30-109C21-112 8-111 0-104z",
    front: "M0-101L-33-106L-31-75L0-70L31-75L33-106z",
    lines:
      gouge(0, -86, 32, 4.6, Math.PI / 2) +
      gouge(-17, -95, 17, 2.4, 0.14) +
      gouge(-17, -90.6, 11, 1.8, 0.14) +
      gouge(17, -95, 13, 1.8, -0.14),
    hands: both(
      mirrored(
        "M31,-70C36,-73,38,-79,37,-86C36,-90,32,-92,27,-92L20,-91C17,-91,16,-88,19,-87L16,-86C13,-85,14,-82,17,-82C14,-81,14,-78,18,-78C16,-76,17,-73,20,-74L23,-71z",
      ),
    ),
    fingers: both((side) =>
      [-86.6, -82, -78].map((y) => gouge(side * 23.6, y, 12, 1.3, side * -0.06)).join(""),
    ),
  },
  /** The fingers go round it, the thumbs are behind it. */
  cup: {
    back: "M-11-108L11-108L10-81C10-78-10-78-10-81z",
    front: "M-11-108C-7-111 7-111 11-108C7-106-7-106-11-108z",
    lines: gouge(-3, -118, 16, 2, 1.3, 3) + gouge(4, -120, 18, 2, 1.8, -3),
    hands: both(
      mirrored(
        "M20,-82C21,-88,21,-94,19,-97C17,-101,14,-102,11,-101L4,-101C2,-101,2,-98,4,-98L3,-97C1,-97,1,-93,3,-93L3,-92C1,-92,1,-89,3,-88L4,-88C2,-87,3,-84,5,-84L12,-82C15,-79,19,-79,20,-82z",
      ),
    ),
    fingers: both((side) => [-97, -92.6, -88.2].map((y) => gouge(side * 8.4, y, 10, 1.2)).join("")),
  },
} as const;
