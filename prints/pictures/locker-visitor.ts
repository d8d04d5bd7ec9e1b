import { gouge } from "../kit/cuts.ts";
import { type Inks, oklch, shadeInks, skinInks } from "../kit/inks.ts";
import { type Point, steps } from "../kit/numbers.ts";
import { cut } from "../motifs/from-behind.ts";

/*
 * Somebody from behind who puts a towel into the locker at the right: a woman in a raincoat, with a plait. Drawn by hand: 4 units are
 * 3 cm, the feet at 0, the collar at 198.
 */
const coat = {
  /** Hem to collar. */
  body: "M-37-72C-36-92-32-116-31-142C-35-156-38-168-34-176C-28-188-16-193-11-199L11-199C16-193 28-189 35-182C40-174 38-160 34-146C34-118 37-92 39-72C14-66-14-66-37-72z",
  /** The left arm, its hand in the pocket. */
  left: "M-30-181C-42-178-48-160-52-140C-55-128-53-122-47-116L-31-98L-24-108L-36-128C-34-140-32-150-31-160z",
  /** The right arm, which reaches in. */
  right: "M18-190C32-192 42-186 50-176L92-175C99-174 99-163 92-161L46-158C36-158 28-166 22-174z",
  hood: "M-20-203C-13-195 13-195 20-203C29-190 19-172 0-168C-19-172-29-190-20-203z",
  legs: "M-29-76L-2-76L-6-10L-22-10zM2-76L29-76L22-10L6-10z",
  boots: "M-25-44L-3-44L-4 0L-25 0zM3-44L25-44L25 0L4 0z",
} as const;
const towel = {
  folds:
    "M74-176C72-182 72-190 78-191L112-193C118-193 119-188 117-184C120-181 119-176 115-175L78-174C76-174 75-175 74-176z",
  stripes: gouge(96, -183, 36, 3.4, -0.04) + gouge(97, -178, 30, 2.6, -0.03),
  hand: "M86-174C92-177 100-176 106-175C109-171 106-165 99-163C94-161 89-162 86-165z",
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
const seams =
  gouge(0, -118, 86, 1.8, 1.57) + gouge(-31, -90, 26, 2.2, 1.62) + gouge(31, -132, 60, 2.2, 1.56, -2);

/** Returns her, with her feet at a point. */
export function lockerVisitor(feet: Point, scale: number, inks: Inks): string {
  const { night, bark, gum, far, near, bill } = inks;
  const [skin = "", shade = ""] = [skinInks(inks)[0], shadeInks(inks)[0]];
  const yellow = night ? oklch(0.7, 0.1, 80) : inks.sun;
  const deep = night ? oklch(0.58, 0.09, 74) : oklch(0.74, 0.14, 72);
  const black = night ? oklch(0.13, 0.015, 217) : bark;
  return cut(feet, scale, [
    [gum, coat.legs],
    [oklch(night ? 0.32 : 0.38, 0.06, 46), coat.boots],
    [yellow, coat.body],
    [deep, seams],
    [yellow, coat.left + coat.right],
    [deep, gouge(-40, -136, 44, 2.4, 1.72, 3) + gouge(54, -166, 50, 2.2, 0.02, 2)],
    [night ? oklch(0.66, 0.03, 80) : inks.paper, towel.folds],
    [bill, towel.stripes],
    [skin, towel.hand],
    [shade, head.neck],
    [deep, coat.hood],
    [skin, head.head],
    [black, head.hair],
    [black, plait],
    [night ? far : near, parting],
    [bill, gouge(0, -142, 9, 5)],
  ]);
}
