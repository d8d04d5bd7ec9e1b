import { gouge } from "../kit/cuts.ts";
import { type Inks, oklch, shadeInks, skinInks } from "../kit/inks.ts";
import { type Point, steps } from "../kit/numbers.ts";
import { cut } from "../motifs/from-behind.ts";

/*
 * Somebody from behind who puts a towel into the locker at the right: a woman in a raincoat, with a plait and a bag. Drawn by hand: 4 units
 * are 3 cm, the feet at 0, the collar at 198.
 */
const coat = {
  /** Hem to collar. */
  body: "M-37-72C-36-92-32-116-31-142C-35-156-38-168-34-176C-28-188-16-193-11-199L11-199C16-193 28-189 35-182C40-174 38-160 34-146C34-118 37-92 39-72C14-66-14-66-37-72z",
  /** The left arm, which holds the bag. */
  left: "M-28-182C-42-179-49-162-54-142C-59-126-60-114-59-102L-43-101C-42-112-40-122-37-130C-34-142-32-152-29-162z",
  /** The right arm, which reaches in, bent at the elbow. */
  right:
    "M14-191C28-195 40-189 46-179C51-169 56-165 63-166L97-181L103-167L69-147C61-141 51-141 45-147C37-156 29-167 22-176z",
  hood: "M-20-203C-13-195 13-195 20-203C29-190 19-172 0-168C-19-172-29-190-20-203z",
  legs: "M-29-76L-2-76L-6-10L-22-10zM2-76L29-76L22-10L6-10z",
  /** Boots from behind: their heels. */
  boots:
    "M-27-46L-5-46C-6-36-7-28-6-20C-5-12-5-6-6-1L-26-1C-28-6-27-13-26-20C-25-28-26-36-27-46zM27-46L5-46C6-36 7-28 6-20C5-12 5-6 6-1L26-1C28-6 27-13 26-20C25-28 26-36 27-46z",
  soles: "M-27-5L-5-5L-6 2L-26 2zM27-5L5-5L6 2L26 2z",
  tops: "M-28-48L-4-48L-5-42L-27-42zM4-48L28-48L27-42L5-42z",
} as const;
const towel = {
  folds:
    "M84-176C82-182 82-190 88-191L122-193C128-193 129-188 127-184C130-181 129-176 125-175L88-174C86-174 85-175 84-176z",
  stripes: gouge(106, -183, 36, 3.4, -0.04) + gouge(107, -178, 30, 2.6, -0.03),
  /** Four fingers below the towel, and the thumb on it. */
  hand: "M96-177C103-180 110-178 114-174L126-174C130-173 130-169 126-169L127-168C128-165 126-164 123-164L120-164C120-161 118-160 115-160C109-159 104-163 100-168z",
  thumb: "M101-178C103-185 110-189 116-188C119-187 118-183 115-183C112-182 111-178 110-174z",
} as const;
const bag = {
  handles: "M-62-62C-61-76-57-86-51-94C-45-86-40-76-37-62L-41-62C-43-74-47-81-51-87C-55-81-57-74-58-62z",
  body: "M-66-64L-32-64L-30-20C-36-16-62-16-67-20z",
  /** A fist round the handles. */
  hand: "M-57-105L-45-105C-43-101-42-96-42-91C-42-87-44-85-46-86C-47-83-50-83-51-85C-53-83-56-84-56-86C-59-85-61-88-61-92C-61-97-59-101-57-105z",
} as const;
const head = {
  neck: "M-9-216L9-216L11-196L-11-196z",
  head: "M-15-228C-15-240-9-246 0-246C9-246 15-240 15-228C18-230 20-226 18-220C17-216 16-215 14-215C12-208 7-205 0-205C-7-205-12-208-14-215C-16-215-17-216-18-220C-20-226-18-230-15-228z",
  hair: "M-16-222C-19-242-9-251 0-251C9-251 19-242 16-222C14-212 8-206 0-203C-8-206-14-212-16-222z",
} as const;
/** The plait: a strand above the next, each smaller. */
const plait = steps(0, 6, 7)
  .map((knot) => {
    const [y, half] = [-206 + knot * 9, 7 - knot * 0.6];
    return `M${-half} ${y}C${-half - 2} ${y + 6} ${-half + 3} ${y + 10} 0 ${y + 12}C${half - 3} ${y + 10} ${half + 2} ${y + 6} ${half} ${y}z`;
  })
  .join("");
const parting = steps(-1, 1, 7)
  .map((u) => gouge(u * 9, -230 + u * u * 4, 26, 1.8, Math.PI / 2 + u * 0.26))
  .join("");
const seams = gouge(0, -118, 86, 1.8, 1.57) + gouge(31, -132, 60, 2.2, 1.56, -2);

/** Returns her, with her feet at a point. */
export function lockerVisitor(feet: Point, scale: number, inks: Inks): string {
  const { night, bark, gum, far, near, bill } = inks;
  const [skin = "", shade = ""] = [skinInks(inks)[0], shadeInks(inks)[0]];
  const yellow = night ? oklch(0.7, 0.1, 80) : inks.sun;
  const deep = night ? oklch(0.58, 0.09, 74) : oklch(0.74, 0.14, 72);
  const black = night ? oklch(0.13, 0.015, 217) : bark;
  const brown = oklch(night ? 0.32 : 0.38, 0.06, 46);
  const russet = oklch(night ? 0.4 : 0.5, night ? 0.08 : 0.11, 42);
  return cut(feet, scale, [
    [gum, coat.legs],
    [brown, coat.boots],
    [
      oklch(night ? 0.4 : 0.48, 0.07, 48),
      coat.tops +
        gouge(-16, -24, 30, 1.8, 1.57) +
        gouge(16, -24, 30, 1.8, 1.57) +
        gouge(-16, -8, 17, 1.6) +
        gouge(16, -8, 17, 1.6),
    ],
    [black, coat.soles],
    [yellow, coat.body],
    [deep, seams],
    [brown, bag.handles],
    [skin, bag.hand],
    [russet, bag.body],
    [brown, gouge(-49, -56, 32, 2.4) + gouge(-49, -26, 34, 2.2)],
    [shade, [-56, -51, -46].map((x) => gouge(x, -89, 9, 1.4, 1.57)).join("") + gouge(-46, -98, 10, 1.4, 1.2)],
    [yellow, coat.left],
    [night ? oklch(0.66, 0.03, 80) : inks.paper, towel.folds],
    [bill, towel.stripes],
    [skin, towel.hand],
    [skin, towel.thumb],
    [
      shade,
      gouge(118, -169, 13, 1.3, 0.04) + gouge(114, -164.4, 9, 1.3, 0.04) + gouge(108, -180, 8, 1.2, -0.9),
    ],
    [yellow, coat.right],
    [
      deep,
      gouge(-36, -142, 48, 2.4, 1.8, 3) +
        gouge(-51, -108, 15, 2.2, 0.06) +
        gouge(57, -163, 13, 2.2, 1, 2) +
        gouge(54, -150, 16, 2, 0.4, 3) +
        gouge(95, -171, 14, 2.2, 1.16),
    ],
    [shade, head.neck],
    [deep, coat.hood],
    [skin, head.head],
    [black, head.hair],
    [black, plait],
    [night ? far : near, parting],
    [bill, gouge(0, -142, 9, 5)],
  ]);
}
