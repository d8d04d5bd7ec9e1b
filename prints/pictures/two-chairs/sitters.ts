import { gouge } from "../../kit/cuts.ts";
import { type Inks, oklch, shadeInks, skinInks } from "../../kit/inks.ts";
import { steps } from "../../kit/numbers.ts";
import { type Cut, draw } from "../../kit/sheet.ts";

/*
 * The two people of a coaching session, in profile, facing right: the client in socks, eyes closed, a hand where he feels it; the
 * teacher in her beanie, taking notes. Drawn by hand: 3 units are 1 cm; the origin is on the floor under the middle of the chair, whose
 * seat is at -186. Heads have an origin of their own: 85 high, the chin at 11.
 */

/** A person in an armchair, in the layers that the chair is drawn between. */
export type Sitter = {
  /** Head and body, behind the near wing. */
  readonly body: string;
  /** Behind the near arm of the chair. */
  readonly legs: string;
  /** In front of everything. */
  readonly arm: string;
  /** Over the body and behind the legs, where no chair hides it. */
  readonly hip: string;
};

export const head = {
  face: "M-18 34C-15 16-18 4-23-8C-38-24-38-58-14-70C6-79 27-70 30-50C31-45 29-41 31-37L40-21C41-17 37-15 33-15C35-11 34-9 32-7C34-4 33-1 30 1C31 8 25 13 17 11C11 10 9 12 9 16L13 34z",
  neck: "M9 16C9 12 11 10 17 11C9 6 2 0-4-10C-6 6-12 18-18 28L-18 34L13 34z",
  ear: "M-4-36C4-38 7-29 3-22C0-16-6-16-7-22z",
  lid: "M14-34C18-30 24-30 28-34C24-27 17-27 14-34z",
  open: "M16-31C20-35 26-34 28-30C25-26 20-26 16-31z",
  mouth: "M21-6C26-4 30-5 33-7C31-3 25-2 21-6z",
} as const;

/** The client. */
export const client = {
  hair: "M28-54C33-62 26-73 17-73C12-83-3-83-8-76C-19-79-30-71-29-62C-40-56-40-42-34-37C-38-28-32-16-24-12C-19-14-16-18-13-22C-14-30-12-38-6-40C-3-46-1-50 5-51C14-50 22-51 28-54z",
  beard:
    "M-7-22C-3-19 0-18 2-22C5-12 12-8 19-10C25-12 29-12 33-13C30-12 28-10 22-8C20-6 22-3 26-2C29-2 31-1 30 1C31 9 25 15 16 14C5 12-5-2-7-22z",
  jumper:
    "M6-364C24-354 38-356 52-364C62-356 72-336 76-308C80-276 80-226 74-182L-24-182C-34-240-30-300-18-340C-12-354-2-358 6-364z",
  roll: "M4-374C20-364 38-364 52-372C56-364 56-358 52-354C36-346 16-346 4-354C0-360 0-368 4-374z",
  thigh: "M40-226L140-230C172-232 194-218 192-190L184-30L148-30L146-158L40-164z",
  farLeg: "M150-222C180-226 202-212 206-188L226-34L194-28L170-166z",
  sock: "M147-34L185-34L186-20C198-16 216-14 218-4L216 2L148 2C145-8 146-22 147-34z",
  farSock: "M192-32L227-38L230-24C242-20 254-18 256-8L254-3L198 0C193-10 192-20 192-32z",
  stripe: "M147-29L185-29L185-23L146-23z",
  /** From the shoulder to the elbow, and along the chair's arm to the wrist. */
  sleeve:
    "M4-347C24-352 37-340 39-318C41-302 42-290 41-279L94-277L95-251L24-247C4-245-10-250-14-263C-18-292-14-334 4-347z",
  hand: "M92-276C103-278 116-273 124-262C129-253 129-241 125-236C121-233 118-237 117-243C117-236 113-231 109-232C105-234 106-239 106-244C103-239 98-240 97-246L92-252z",
  /** The other arm comes from behind, its hand on the chest. */
  farSleeve: "M56-262L78-262C90-268 97-280 95-302L72-302L58-280z",
  farHand:
    "M95-301L77-297L56-299C50-299 49-305 54-306L48-307C43-308 43-314 49-314L47-316C43-318 45-323 50-322L54-321C51-324 54-328 58-327L72-325C72-331 74-336 78-336C82-335 81-330 82-326C89-322 95-312 95-301z",
} as const;

/** The teacher, a notebook on her knee. */
export const teacher = {
  hair: "M-30-46L6-40C4-28 0-20-2-12C-2 0-6 12-10 22L-34 20C-36 0-36-24-30-46z",
  crown: "M-38-40C-50-76-24-100 2-98C24-96 36-76 34-48z",
  cuff: "M-42-44C-18-44 12-50 34-60C38-54 39-46 37-40C14-30-14-24-39-24C-43-30-44-38-42-44z",
  scarf: "M-34 10C-16 20 6 20 22 10C30 16 32 30 26 38C6 48-22 48-38 38C-44 28-42 16-34 10z",
  tail: "M4 30L28 26C34 58 36 78 40 104L14 110C14 82 10 60 6 40z",
  jumper:
    "M6-362C20-356 36-356 48-362C62-354 72-334 76-306C80-272 80-226 74-182L-24-182C-34-240-32-300-20-340C-14-354-4-356 6-362z",
  leg: "M40-222L150-242C176-246 196-232 198-208L212-100L180-92L166-166C156-178 136-170 120-166L40-156z",
  farLeg: "M60-190L140-206C168-206 186-194 185-172L177-30L143-30L140-128C139-142 132-148 118-146L60-140z",
  boot: "M178-98L214-104L220-84C234-82 248-84 254-76C258-70 256-66 252-64L190-56C184-70 180-84 178-98z",
  farBoot: "M138-44L179-44L182-20C196-16 212-14 214-4L213 2L140 2C136-12 136-30 138-44z",
  book: "M116-246L176-300L208-278L148-222z",
  pages: "M120-248L174-296L200-278L146-228z",
  sleeve:
    "M8-344C26-348 40-334 40-310C40-296 38-286 36-276L112-280L114-254C86-244 54-238 28-240C6-242-6-252-6-268C-8-296-8-336 8-344z",
  hand: "M110-281C120-286 132-286 140-280C146-276 144-270 138-268C140-262 134-256 126-256L112-254z",
  /** The other arm, whose hand holds the book. */
  farSleeve: "M48-296L132-314L140-294L60-262z",
  farHand:
    "M132-313C142-320 154-322 166-318C174-314 180-306 182-299C182-295 178-294 175-297L170-302C172-296 170-292 166-294L156-302L140-295z",
  farThumb: "M150-300C156-302 164-298 170-292C174-288 172-283 167-285C160-287 154-290 148-294z",
  hip: "M-28-200C-10-212 20-216 44-222L150-236L150-160L-18-160C-32-168-34-188-28-200z",
  pencil: "M128-292L133-296L160-250L160-245L156-247z",
} as const;

export const ribs = (count: number, from: number, to: number, y: number, long: number, lean: number) =>
  steps(0, 1, count)
    .map((t) =>
      gouge(from + (to - from) * t, y + Math.sin(t * 3.1) * 4, long, 3, Math.PI / 2 + lean * (0.5 - t)),
    )
    .join("");

/** Returns the client, for the gold chair, and the teacher, for the other. */
export function sitters(inks: Inks): readonly [client: Sitter, teacher: Sitter] {
  const { night, bark, gum, near, far, bill, sun, paper } = inks;
  const black = night ? oklch(0.13, 0.015, 217) : bark;
  const [fair = "", brown = ""] = skinInks(inks);
  const [fairShade = "", brownShade = ""] = shadeInks(inks);
  const denim = oklch(night ? 0.43 : 0.47, night ? 0.05 : 0.07, 245);
  const denimDeep = oklch(night ? 0.35 : 0.38, night ? 0.045 : 0.06, 245);
  const denimLight = oklch(night ? 0.52 : 0.58, 0.065, 245);
  const russet = oklch(night ? 0.4 : 0.46, night ? 0.06 : 0.075, 42);
  const russetDeep = oklch(night ? 0.32 : 0.37, night ? 0.05 : 0.065, 40);
  const cream = night ? oklch(0.7, 0.03, 80) : paper;
  const creamDeep = night ? oklch(0.58, 0.03, 78) : oklch(0.89, 0.03, 80);
  const chestnut = oklch(night ? 0.38 : 0.42, 0.065, 48);
  const scarf = night ? oklch(0.56, 0.12, 36) : oklch(0.64, 0.15, 36);
  const trousers = night ? oklch(0.38, 0.03, 230) : near;
  return [
    {
      body:
        draw([
          [denimDeep, client.farSleeve],
          [denim, client.jumper],
          [denimDeep, ribs(5, -4, 56, -214, 46, 0.2)],
        ]) +
        headAt(31, -386, -3, [
          [brown, head.face],
          [brownShade, head.neck],
          [black, client.hair + client.beard],
          [brown, head.ear],
          [black, head.lid + gouge(21, -44, 15, 3, -0.08, -2)],
          [night ? far : near, ribs(5, -26, 12, -62, 13, 0.5)],
        ]) +
        draw([
          [denimDeep, client.roll],
          [brown, client.farHand],
          [
            brownShade,
            gouge(62, -304, 20, 1.8, 0.06) + gouge(60, -310.6, 22, 1.8, 0.08) + gouge(62, -318, 20, 1.8, 0.1),
          ],
        ]),
      legs: draw([
        [russetDeep, client.farLeg],
        [creamDeep, client.farSock],
        [russet, client.thigh],
        [russetDeep, gouge(168, -190, 40, 4, 2.5, 4) + gouge(152, -90, 110, 3, 1.5)],
        [cream, client.sock],
        [bill, client.stripe],
      ]),
      hip: "",
      arm: draw([
        [brown, client.hand],
        [brownShade, gouge(112, -251, 20, 1.8, 1.1, 2) + gouge(103, -253, 18, 1.8, 1.2, 2)],
        [denim, client.sleeve],
        [
          denimDeep,
          gouge(38, -306, 56, 4, 1.56, -4) +
            gouge(26, -276, 36, 3.6, -0.5, 3) +
            gouge(8, -254, 36, 3.4, 0.3, 4) +
            gouge(88, -264, 22, 3.4, 1.5),
        ],
        [denimLight, ribs(3, 2, 16, -306, 40, 0.3)],
      ]),
    },
    {
      body:
        draw([
          [cream, teacher.jumper],
          [creamDeep, ribs(7, -8, 64, -236, 84, 0.1)],
        ]) +
        headAt(32, -388, 6, [
          [fair, head.face],
          [fairShade, head.neck],
          [chestnut, teacher.hair],
          [black, head.open + head.mouth],
          [sun, teacher.crown],
          [oklch(night ? 0.66 : 0.745, night ? 0.11 : 0.15, 72), teacher.cuff],
          [night ? oklch(0.66, 0.11, 72) : inks.glow, ribs(6, -24, 20, -74, 30, -0.7)],
          [night ? oklch(0.5, 0.08, 68) : oklch(0.62, 0.13, 66), ribs(8, -34, 30, -42, 14, 0.2)],
          [scarf, teacher.tail],
          [scarf, teacher.scarf],
          [black, gouge(-16, 28, 12, 2.6, 0.2) + gouge(4, 28, 12, 2.6, -0.2) + gouge(26, 88, 14, 2.6, -0.2)],
        ]),
      legs: draw([
        [night ? oklch(0.31, 0.03, 228) : oklch(0.48, 0.05, 220), teacher.farLeg],
        [chestnut, teacher.farBoot],
        [trousers, teacher.leg],
        [night ? near : gum, gouge(168, -214, 40, 4, 2.6, 4) + gouge(190, -148, 60, 3, 1.45)],
        [chestnut, teacher.boot],
      ]),
      hip: draw([[trousers, teacher.hip]]),
      arm: draw([
        [creamDeep, teacher.farSleeve],
        [fair, teacher.farHand],
        [bill, teacher.book],
        [cream, teacher.pages],
        [night ? far : near, gouge(166, -270, 34, 2.4, -0.72) + gouge(172, -262, 30, 2.4, -0.72)],
        [fair, teacher.farThumb],
        [sun, teacher.pencil],
        [fair, teacher.hand],
        [cream, teacher.sleeve],
        [
          creamDeep,
          gouge(32, -296, 60, 4, 1.66, -4) + gouge(70, -252, 70, 3, -0.06, 3) + ribs(3, 98, 106, -267, 20, 0),
        ],
      ]),
    },
  ];
}

export const headAt = (x: number, y: number, lean: number, cuts: readonly Cut[]) =>
  `<g transform="translate(${x} ${y})rotate(${lean})">${draw(cuts)}</g>`;
