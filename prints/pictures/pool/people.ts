import { gouge } from "../../kit/cuts.ts";
import { type Inks, oklch, shadeInks, skinInks } from "../../kit/inks.ts";
import { steps } from "../../kit/numbers.ts";
import { type Cut, draw } from "../../kit/sheet.ts";

/*
 * The people of the Sunday class, most of them from behind, as they look at the pool. Drawn by hand: 4 units are 3 cm, the floor
 * is at 0, a chair's seat at 60, the head of who sits ends at 181.
 */

const chair = {
  /** A stacking chair from behind. */
  back: "M-27-62L-24-126C-23-134 23-134 24-126L27-62zM-30-58L30-58L32-48L-32-48zM-30-48L-24-48L-28 0L-34 0zM24-48L30-48L34 0L28 0z",
  slats: [-12, 0, 12].map((at) => gouge(at, -96, 46, 2.6, 1.57 + at * 0.004)).join(""),
  /** The same, from its left side. */
  side: "M-25-130L-18-130L-10-60L35-60L35-50L31-50L36 0L30 0L23-50L-12-50L-24 0L-30 0L-18-54z",
} as const;

/** Somebody who sits on a chair, from behind. The jumper includes the upper arms. */
const seated = {
  jumper:
    "M-26-56C-27-72-28-84-28-92L-38-90C-42-108-40-127-28-134C-22-138-14-140-10-144L10-144C14-140 22-138 28-134C40-127 42-108 38-90L28-92C28-84 27-72 26-56z",
  /** Without the right arm. */
  oneArm:
    "M-26-56C-27-72-28-84-28-92L-38-90C-42-108-40-127-28-134C-22-138-14-140-10-144L10-144C14-140 20-138 25-134C33-122 31-92 28-56z",
  stooped:
    "M-26-56C-28-72-29-80-29-87L-40-84C-46-100-44-120-34-128C-26-134-14-135-9-138L9-138C14-135 26-134 34-128C44-120 46-100 40-84L29-87C29-80 28-72 26-56z",
  /** Where the arms part from the back. */
  arms: gouge(-29, -106, 34, 3.4, 1.46) + gouge(29, -106, 34, 3.4, -1.46),
  shins: "M-21-50L-7-50L-8-10L-19-10zM7-50L21-50L19-10L8-10z",
  shoes: "M-20-13L-7-13L-7-5C-11-3-16-3-20-5zM7-13L20-13L20-5C16-3 11-3 7-5z",
  neck: "M-8-156L8-156L10-143C4-139-4-139-10-143z",
  head: "M-13-166C-13-176-8-181 0-181C8-181 13-176 13-166C16-168 18-164 16-159C15-156 14-155 12-155C10-149 6-147 0-147C-6-147-10-149-12-155C-14-155-15-156-16-159C-18-164-16-168-13-166z",
} as const;

/** Where the sleeves of who sits end: a forearm at a side, and the hand beside the seat. */
const forearm = (side: 1 | -1, x = 0, y = 0) =>
  `M${side * (29 + x)}${-96 + y}L${side * (38 + x)}${-94 + y}C${side * (38 + x)} ${-84 + y} ${side * (37 + x)} ${-76 + y} ${side * (36 + x)} -70C${side * (36 + x)}-61 ${side * (28 + x)}-60 ${side * (28 + x)}-70C${side * (28 + x)}-78 ${side * (29 + x)} ${-86 + y} ${side * (29 + x)} ${-96 + y}z`;
const forearms = (x = 0, y = 0) => forearm(-1, x, y) + forearm(1, x, y);

/** Hair from behind. */
const hair = {
  crop: "M-13-162C-15-178-8-185 0-185C8-185 15-178 13-162C12-156 10-152 8-151C3-149-3-149-8-151C-10-152-12-156-13-162z",
  fringe:
    "M-13.4-166C-14-158-11-152-8-150C-3-148 3-148 8-150C11-152 14-158 13.4-166C12-162 10-160 9-159C4-157-4-157-9-159C-10-160-12-162-13.4-166z",
  curls:
    "M-15-157C-20-159-20-167-16-169C-18-176-12-182-7-180C-5-187 5-187 7-180C12-182 18-176 16-169C20-167 20-159 15-157C16-151 9-148 6-150C3-147-3-147-6-150C-9-148-16-151-15-157z",
  cloud:
    "M-18-152C-25-156-25-166-20-169C-23-179-15-187-9-184C-5-192 6-192 9-185C15-188 23-179 20-169C25-166 25-156 18-152C17-145 9-143 6-146C3-142-3-142-6-146C-9-143-17-145-18-152z",
  bob: "M0-186C-12-186-16-177-16-166C-16-158-18-151-17-145C-10-141 10-141 17-145C18-151 16-158 16-166C16-177 12-186 0-186z",
  long: "M0-186C-12-186-16-177-16-166C-17-150-19-136-17-120C-11-115-6-119-3-115C1-119 9-114 16-119C19-136 17-150 16-166C16-177 12-186 0-186z",
  tail: "M-4-179C-8-168-7-148-2-132C5-142 8-166 5-179z",
  bun: "M-8-183C-10-196 10-196 8-183C4-179-4-179-8-183z",
} as const;

const strands = (count: number, x: number, y: number, long: number) =>
  steps(-1, 1, count)
    .map((u) => gouge(u * x, y + u * u * 5, long, 1.7, Math.PI / 2 - u * 0.24))
    .join("");
const ribs = (count: number, x: number, y: number, long: number) =>
  steps(-1, 1, count)
    .map((u) => gouge(u * x, y, long, 1.6, Math.PI / 2 - u * 0.06))
    .join("");

/** On the floor, legs crossed, from behind: what is below the jumper. */
const crossed =
  "M0-16L-26-24C-42-36-64-35-72-21C-78-9-71 2-57 2L-24 2C-14 2-7-1 0-1C7-1 14 2 24 2L57 2C71 2 78-9 72-21C64-35 42-36 26-24z";
/** The torso of who sits on the floor, arms from the shoulders to the knees, and hands on them. */
const onFloor = {
  torso:
    "M-26-7C-28-26-30-42-31-54C-33-68-31-78-24-84C-18-88-13-90-10-94L10-94C13-90 18-88 24-84C31-78 33-68 31-54C30-42 28-26 26-7C12-3-12-3-26-7z",
  arm: (side: 1 | -1) =>
    `M${side * 20}-87C${side * 32}-84 ${side * 40}-76 ${side * 42}-62C${side * 43}-53 ${side * 46}-47 ${side * 51}-41L${side * 62}-31L${side * 53}-21L${side * 42}-28C${side * 35}-33 ${side * 31}-39 ${side * 29}-48C${side * 27}-58 ${side * 24}-74 ${side * 20}-87z`,
  folds: gouge(-29, -60, 44, 2.6, 1.72) + gouge(29, -60, 44, 2.6, 1.42) + gouge(-44, -38, 14, 2, -0.5, -2),
  fold: gouge(44, -38, 14, 2, 0.5, 2),
  /** A hand on a knee, its fingers before it. */
  hand: (side: 1 | -1) =>
    `M${side * 53}-22L${side * 61}-32C${side * 66}-34 ${side * 71}-31 ${side * 72}-26C${side * 73}-22 ${side * 71}-19 ${side * 68}-18L${side * 66}-17C${side * 63}-15 ${side * 60}-15 ${side * 58}-16C${side * 56}-13 ${side * 52}-12 ${side * 51}-15C${side * 50}-18 ${side * 51}-20 ${side * 53}-22z`,
  fingers: (side: 1 | -1) =>
    gouge(side * 68, -22, 8, 1.3, side * 0.94) + gouge(side * 63, -19, 7, 1.3, side * 1.14),
} as const;

/** An arm on which somebody leans, the hand on the ground. */
const leaning = {
  arm: "M20-87C32-84 41-75 44-61C47-50 52-34 56-15L45-10C38-24 32-38 29-50C27-58 24-74 20-87z",
  fold: gouge(43, -46, 14, 2, 0.1, 2),
  hand: "M45-12L56-16C61-12 66-7 69-2C70 1 67 3 64 1C64 4 60 5 58 2C57 5 52 5 51 2C48 3 45 2 46-1C46-4 45-8 45-12z",
  fingers: gouge(63, -3, 8, 1.3, 0.9) + gouge(57, -2, 8, 1.3, 1.2) + gouge(52, -2, 7, 1.3, 1.4),
} as const;
const hood = "M-17-146C-12-138 12-138 17-146C24-132 14-122 0-119C-14-122-24-132-17-146z";

const wheelchair = {
  wheels:
    "M-45-2C-45 1-36 1-36-2L-31-80C-31-86-39-86-39-80zM45-2C45 1 36 1 36-2L31-80C31-86 39-86 39-80zM-20 0h5v-15h-5zM15 0h5v-15h-5zM-36-44L-30-62L30-62L36-44L30-44L26-54L-26-54L-30-44zM-18-16L16-52L20-52L-14-16zM18-16L-16-52L-20-52L14-16z",
  back: "M-27-60L-28-116L28-116L27-60zM-40-123L-26-123L-26-115L-40-115C-42-117-42-121-40-123zM40-123L26-123L26-115L40-115C42-117 42-121 40-123z",
  rims: gouge(-38.5, -42, 66, 2.2, 1.5) + gouge(38.5, -42, 66, 2.2, -1.5),
} as const;

/** One who sits with closed eyes at the end of the row, from the side, facing right. */
const aside = {
  legs: "M-16-84C-19-66-14-58-4-58L28-57L31-12L46-12L52-66C53-76 44-80 34-80L4-84z",
  shoes: "M30-13L46-13C48-8 60-9 63-3L63 0L30 0z",
  jumper: "M-17-64C-22-90-22-116-15-132C-10-142 2-146 10-143C19-136 23-116 19-92C18-80 15-74 13-64z",
  sleeve: "M-8-130C-2-138 9-134 11-122C12-112 11-104 11-97L30-83L25-70L4-79C-5-83-8-90-8-99z",
  hand: "M27-84C33-86 39-85 43-81C47-80 51-77 51-74C50-71 47-72 45-74C46-71 43-70 41-71C37-69 30-70 24-71z",
  fingers: gouge(42, -76, 11, 1.3, 0.35) + gouge(36, -80, 11, 1.3, 0.5, 1),
  face: "M-3-144C-1-150-2-154-4-158C-8-168-2-182 9-183C18-183 22-177 22-170L26.4-162L23-160.4C24-155 22-151 18-150.6L14-150.5L13-140C8-136 0-138-3-144z",
  lid: "M14.6-167.6Q18-164.6 21.6-166.6Q18-162.6 14.6-167.6zM18-155.6L23-156L22.6-154.6z",
  hair: "M22.6-175C21-187 10-191 2-188C-9-185-13-173-12-161C-11-153-10-148-5-144C3-143 7-149 8-156C6-162 7-168 11-171C15-171 19-172 22.6-175z",
} as const;

const standing = {
  legs: "M-27-114L27-114C28-92 27-72 24-56C27-42 26-24 24-6L8-6C7-22 6-40 7-54C5-68 3-82 1-94L-2-94C-4-82-6-68-8-54C-7-40-8-22-9-6L-25-6C-27-24-28-42-25-56C-28-72-28-92-27-114z",
  shoes: "M-27-9L-8-9L-8-1C-14 2-22 2-27-1zM6-9L25-9L25-1C20 2 12 2 6-1z",
  /** Forearms that meet behind the back. */
  sleeves:
    "M-38-146C-42-136-38-128-30-124L-6-112L-2-121L-26-134zM38-146C42-136 38-128 30-124L8-112L4-121L26-134z",
  hands: "M-8-122C-2-126 6-124 9-119C10-113 2-109-5-111C-10-113-11-118-8-122z",
} as const;

/** An arm that is raised, the hand in the neck. */
const raised = {
  upper:
    "M18-138C28-136 37-143 45-152C52-160 62-160 65-152C67-146 63-138 57-130C50-121 43-112 36-104C30-110 24-126 18-138z",
  fore: "M65-149C66-160 58-167 46-166C36-165 26-162 17-160L19-147C28-148 36-148 44-147C52-145 62-141 65-149z",
  hand: "M19-161C12-164 4-163-2-161C-7-161-9-158-6-156C-10-156-11-152-7-151C-10-149-8-146-4-147C-3-144 0-144 3-146C8-145 14-146 20-147z",
  fingers: gouge(0, -156, 12, 1.4, 0.1) + gouge(0, -151.4, 11, 1.4, 0.02),
  leg: "M16-52L32-50L57-14L47-8z",
  shoe: "M46-13L57-18C62-14 66-9 66-5C60-1 52-3 48-6z",
} as const;

/** For people who walk: hanging arms from the shoulders, an arm with a stick, a backpack and a cap. */
const walking = {
  /** Jumpers whose arms are drawn over them. */
  torso: "M-26-56C-29-80-33-106-32-122C-29-134-16-139-10-144L10-144C16-139 29-134 32-122C33-106 29-80 26-56z",
  stooped: "M-26-56C-29-78-33-102-32-120C-30-133-18-138-9-139L9-139C18-138 30-133 32-120C33-102 29-78 26-56z",
  left: "M-20-192C-33-189-42-181-44-166C-46-152-46-142-43-129L-33-130C-34-145-33-158-30-168C-27-177-23-184-20-192z",
  right:
    "M20-192C33-189 42-181 44-166C46-152 46-142 43-129L33-130C34-145 33-158 30-168C27-177 23-184 20-192z",
  leaning:
    "M24-188C37-186 46-176 51-158C54-149 56-144 57-138L46-134C43-147 36-159 30-167C27-174 25-181 24-188z",
  leftHand:
    "M-43-131C-46-127-46-121-45-116C-44-111-41-107-38-107C-35-107-34-111-35-115L-33-114C-31-113-30-115-30-118C-30-123-32-127-33-131z",
  rightHand:
    "M43-131C46-127 46-121 45-116C44-111 41-107 38-107C35-107 34-111 35-115L33-114C31-113 30-115 30-118C30-123 32-127 33-131z",
  onStick:
    "M46-136L56-139C60-136 61-130 58-126C57-123 54-124 53-125C51-122 48-124 48-127C45-129 45-132 46-136z",
  stick: "M51-130L55-130L61 1L57 1z",
  pack: "M-24-184C-24-196-16-199 0-199C16-199 24-196 24-184L26-134C26-126-26-126-26-134z",
  pocket: "M-17-152L17-152L19-134L-19-134z",
  /** From behind: the gap above its strap is a half-moon. */
  cap: "M-15.5-167C-18-187-9-195 0-195C9-195 18-187 15.5-167C8-163-8-163-15.5-167z",
  gap: "M-7-169.5C-7-180 7-180 7-169.5C3-168.5-3-168.5-7-169.5z",
} as const;

/** A walking stick beside the chair, and the hand on its crook, at the end of an arm. */
const stick = {
  wood: "M45 1L49 1L49-72C49-83 33-83 33-72L36.6-72C36.6-79 45.4-79 45.4-72z",
  fore: "M31-90L42-92C45-86 47-80 48-74L36-72C35-78 33-84 31-90z",
  hand: "M36-77L48-79C52-77 53-73 51-70C52-67 50-65 48-66C47-64 44-64 43-66C41-64 38-65 38-67C35-68 34-73 36-77z",
  fingers: gouge(47.6, -69, 7, 1.3, 1.5) + gouge(43.4, -69, 7, 1.3, 1.5) + gouge(39.4, -70, 6, 1.3, 1.4),
} as const;

export type Name =
  | "eyesClosed"
  | "onTheFloor"
  | "sits"
  | "sitsBeside"
  | "withStick"
  | "nobody"
  | "fidgets"
  | "wheelchair"
  | "stands"
  | "longHair"
  | "byBike"
  | "onTheJetty"
  | "onTheJettyToo"
  | "walks";

/** Returns somebody, with feet at 0, or a chair with nobody. */
export function somebody(name: Name, inks: Inks): string {
  const { night, bark, gum, far, near, bill, sun, stubble, paper } = inks;
  const [tan, brown, fair] = skinInks(inks) as [string, string, string];
  const [tanShade, brownShade, fairShade] = shadeInks(inks) as [string, string, string];
  const russet = oklch(night ? 0.42 : 0.52, 0.1, 40);
  const russetDeep = oklch(night ? 0.35 : 0.44, 0.09, 38);
  const cream = night ? oklch(0.66, 0.03, 80) : paper;
  const rose = oklch(night ? 0.5 : 0.76, night ? 0.06 : 0.075, 28);
  const mustard = night ? oklch(0.62, 0.095, 78) : sun;
  const sage = oklch(night ? 0.46 : 0.72, 0.045, 150);
  const denim = oklch(night ? 0.36 : 0.42, 0.06, 245);
  const silver = oklch(night ? 0.66 : 0.86, 0.012, 90);
  const chestnut = oklch(night ? 0.33 : 0.38, 0.06, 46);
  const straw = oklch(night ? 0.6 : 0.8, night ? 0.08 : 0.11, 80);
  const ink = night ? oklch(0.13, 0.015, 217) : bark;
  const line = night ? ink : gum;
  const chairInk = night ? ink : bark;

  const turned = (degrees: number, down: number, cuts: readonly Cut[]) =>
    `<g transform="rotate(${degrees} 0 ${-146 + down})translate(0 ${down})">${draw(cuts)}</g>`;
  /** A chair; between its seat and its back, the trousers of who sits there. */
  const onChair = (slats: string, trousers?: string) =>
    draw([
      ...(trousers ? [[trousers, "M-27-66L27-66L28-50L-28-50z"] as const] : []),
      [chairInk, chair.back],
      [slats, chair.slats],
    ]);
  const skinOf = (skin: string, shade: string): readonly Cut[] => [
    [shade, seated.neck],
    [skin, seated.head],
  ];

  switch (name) {
    case "nobody":
      return onChair(bill);
    case "eyesClosed":
      return draw([
        [chairInk, chair.side],
        [chestnut, aside.shoes],
        [gum, aside.legs],
        [rose, aside.jumper],
        [fair, aside.face],
        [ink, aside.lid],
        [silver, aside.hair],
        [night ? near : far, strandsAside],
        [oklch(night ? 0.43 : 0.68, night ? 0.06 : 0.085, 28), aside.sleeve],
        [fair, aside.hand],
        [fairShade, aside.fingers],
        [cream, ribsAside],
      ]);
    case "onTheFloor":
      return sitsOnFloor({
        trousers: [denim, night ? near : far],
        jumper: [russet, russetDeep],
        skin: [tan, tanShade],
        head:
          turned(-6, 1, [
            ...skinOf(tan, tanShade),
            [chestnut, hair.crop],
            [chestnut, hair.tail],
            [bill, gouge(0, -177, 11, 4)],
            [night ? stubble : russet, strands(3, 4, -160, 22)],
          ]) + draw([[russetDeep, hood]]),
      });
    case "sits":
      return sitsOnFloor({
        trousers: [denim, night ? near : far],
        jumper: [rose, russet],
        skin: [brown, brownShade],
        head: turned(-6, 1, [
          ...skinOf(brown, brownShade),
          [ink, hair.cloud],
          [night ? far : gum, strands(7, 14, -166, 12)],
        ]),
      });
    case "sitsBeside":
      return sitsOnFloor({
        leans: true,
        trousers: [night ? oklch(0.5, 0.03, 80) : gum, night ? oklch(0.36, 0.03, 70) : far],
        jumper: [night ? far : near, night ? near : gum],
        skin: [fair, fairShade],
        head: turned(7, 1, [
          ...skinOf(fair, fairShade),
          [silver, hair.crop],
          [night ? near : far, strands(6, 9, -168, 18)],
        ]),
      });
    case "onTheJetty":
      return sitsOnFloor({
        leans: true,
        trousers: [denim, night ? near : far],
        jumper: [mustard, oklch(night ? 0.5 : 0.7, 0.1, 70)],
        skin: [fair, fairShade],
        head: turned(5, 1, [
          ...skinOf(fair, fairShade),
          [straw, hair.long],
          [night ? stubble : sun, strands(7, 11, -148, 50)],
        ]),
      });
    case "onTheJettyToo":
      return sitsOnFloor({
        trousers: [night ? oklch(0.5, 0.03, 80) : near, night ? oklch(0.36, 0.03, 70) : line],
        jumper: [russet, russetDeep],
        skin: [tan, tanShade],
        head: turned(-4, 1, [
          ...skinOf(tan, tanShade),
          [silver, hair.fringe],
          [cream, gouge(-4, -173, 9, 1.8, -0.7)],
        ]),
      });
    case "withStick":
      return (
        draw([
          [ink, seated.shoes],
          [line, seated.shins],
          [fair, forearm(-1, 1.5, 6)],
          [russet, stick.wood],
          [fair, stick.fore],
          [cream, seated.stooped],
          [night ? near : far, seated.arms + ribs(9, 24, -130, 9)],
        ]) +
        turned(4, 9, [
          ...skinOf(fair, fairShade),
          [silver, hair.fringe],
          [cream, gouge(-4, -173, 9, 1.8, -0.7)],
        ]) +
        onChair(cream, gum) +
        draw([
          [fair, stick.hand],
          [fairShade, stick.fingers],
        ])
      );
    case "fidgets":
      return (
        draw([
          [russet, raised.shoe],
          [chestnut, "M-20-13L-7-13L-7-5C-11-3-16-3-20-5z"],
          [denim, `M-21-50L-7-50L-8-10L-19-10z${raised.leg}`],
          [tan, forearm(-1)],
          [sage, seated.oneArm],
          [line, gouge(-29, -106, 34, 3.4, 1.46)],
        ]) +
        turned(-13, 2, [
          ...skinOf(tan, tanShade),
          [ink, hair.crop],
          [night ? far : near, strands(6, 9, -170, 16)],
        ]) +
        draw([
          [sage, raised.upper],
          [tan, raised.hand],
          [tanShade, raised.fingers],
          [night ? oklch(0.4, 0.045, 150) : oklch(0.66, 0.05, 150), raised.fore],
          [line, gouge(45, -132, 30, 2, -0.9)],
        ]) +
        onChair(sage, denim)
      );
    case "wheelchair":
      return (
        draw([
          [ink, seated.shoes],
          [gum, seated.shins],
          [brown, forearms(2, 4)],
          [mustard, seated.jumper],
          [line, seated.arms],
        ]) +
        turned(6, 0, [
          ...skinOf(brown, brownShade),
          [ink, hair.cloud],
          [night ? far : gum, strands(7, 14, -166, 12)],
        ]) +
        draw([
          [chairInk, wheelchair.wheels + wheelchair.back],
          [night ? far : paper, wheelchair.rims],
          [russet, gouge(0, -108, 46, 2.6)],
        ])
      );
    case "stands":
      return (
        draw([
          [chestnut, standing.shoes],
          [line, standing.legs],
          [night ? far : near, gouge(-1, -50, 74, 2.4, 1.5)],
        ]) +
        `<g transform="translate(0 -54)">${draw([[night ? near : denim, seated.jumper]])}${turned(-4, 2, [...skinOf(fair, fairShade), [silver, hair.crop], [night ? near : far, strands(6, 9, -168, 18)]])}</g>` +
        draw([
          [night ? near : denim, standing.sleeves],
          [night ? far : near, gouge(-22, -128, 26, 2, 0.5) + gouge(24, -128, 26, 2, -0.5)],
          [fair, standing.hands],
        ])
      );
    case "byBike":
      return (
        draw([
          [night ? near : paper, standing.shoes],
          [line, standing.legs],
          [tan, walking.leftHand + walking.rightHand],
        ]) +
        `<g transform="translate(0 -54)">${draw([[russet, walking.torso]])}${turned(3, 2, skinOf(tan, tanShade))}</g>` +
        draw([
          [russetDeep, walking.left + walking.right],
          [night ? near : gum, straps],
          [night ? far : near, walking.pack],
          [night ? near : gum, walking.pocket],
          [cream, gouge(0, -176, 26, 2.6)],
        ]) +
        `<g transform="rotate(3 0 -200)translate(0 -50)">${draw([
          [mustard, walking.cap],
          [chestnut, walking.gap],
        ])}</g>`
      );
    case "walks":
      return (
        draw([
          [chestnut, standing.shoes],
          [night ? near : denim, standing.legs],
          [fair, walking.leftHand],
          [russet, walking.stick],
          [fair, walking.onStick],
        ]) +
        `<g transform="translate(0 -54)">${draw([
          [cream, walking.stooped],
          [night ? near : far, ribs(9, 24, -130, 9)],
        ])}${turned(4, 9, [
          ...skinOf(fair, fairShade),
          [silver, hair.fringe],
          [cream, gouge(-4, -173, 9, 1.8, -0.7)],
        ])}</g>` +
        draw([[night ? oklch(0.56, 0.03, 78) : oklch(0.91, 0.03, 80), walking.left + walking.leaning]])
      );
    case "longHair":
      return (
        draw([
          [mustard, seated.shoes],
          [gum, seated.shins],
          [fair, forearms()],
          [night ? rose : paper, seated.jumper],
          [rose, seated.arms + [-124, -113, -102, -91].map((y) => gouge(0, y, 62, 4.4, 0, 2)).join("")],
        ]) +
        onChair(night ? rose : paper, gum) +
        turned(5, 1, [
          ...skinOf(fair, fairShade),
          [straw, hair.long],
          [night ? stubble : sun, strands(7, 11, -148, 50)],
        ])
      );
  }
}

type OnFloor = {
  /** An ink, and that of its folds. */
  readonly trousers: readonly [cloth: string, folds: string];
  readonly jumper: readonly [cloth: string, folds: string];
  readonly skin: readonly [skin: string, shade: string];
  readonly head: string;
  /** The right hand isn't on a knee, but on the ground. */
  readonly leans?: true;
};

/** Somebody on the floor, legs crossed, hands on the knees. */
function sitsOnFloor({ trousers, jumper, skin: [skin, shade], head, leans }: OnFloor): string {
  const knees =
    gouge(-48, -7, 40, 2.6, 0.1) +
    gouge(48, -7, 40, 2.6, -0.1) +
    gouge(-30, -12, 22, 2.2, 0.9, 2) +
    gouge(30, -12, 22, 2.2, -0.9, -2);
  return `${draw([
    [trousers[0], crossed],
    [trousers[1], knees],
    [jumper[0], onFloor.torso],
  ])}<g transform="translate(0 50)">${head}</g>${draw([
    [skin, onFloor.hand(-1)],
    [shade, onFloor.fingers(-1)],
    [skin, leans ? leaning.hand : onFloor.hand(1)],
    [shade, leans ? leaning.fingers : onFloor.fingers(1)],
    [jumper[0], onFloor.arm(-1)],
    [jumper[0], leans ? leaning.arm : onFloor.arm(1)],
    [jumper[1], onFloor.folds],
    [jumper[1], leans ? leaning.fold : onFloor.fold],
  ])}`;
}

/** Of a backpack, over both shoulders. */
const straps =
  "M-24-186C-24-193-19-198-13-199L-9-194C-15-192-18-188-18-182zM24-186C24-193 19-198 13-199L9-194C15-192 18-188 18-182z";
const strandsAside =
  gouge(-6, -166, 30, 1.8, 1.9, 3) + gouge(-1, -172, 26, 1.8, 2.2, 4) + gouge(8, -182, 18, 1.6, -0.2, -3);
const ribsAside = gouge(-12, -100, 46, 1.8, 1.5, 2) + gouge(-6, -84, 34, 1.6, 1.5);
