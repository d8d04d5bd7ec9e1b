import { clamp } from "../../../../prints/kit/numbers.ts";
import { senses } from "../../../../prints/motifs/marks.ts";
import type { Stand } from "../sitting-print/composition.ts";
import { drawCrossing, drawPosts } from "../sitting-print/crossing.ts";
import { type Ground, groundOf, type SheetLayout } from "../sitting-print/ground.ts";
import { inksOfHour, type SheetInks, sheetInks } from "../sitting-print/inks.ts";
import { drawLand } from "../sitting-print/land.ts";
import { halfHeight, halfWidth, markShape, type PlacedMark } from "../sitting-print/marks.ts";
import { createPlacer, placedOn } from "../sitting-print/placing.ts";
import { hourOf, type Tap } from "../sitting-print/sitting.ts";
import { toSvg } from "../sitting-print/to-svg.ts";
import { type Activity, lengthOf, type Spot } from "./plan.ts";

/** The screen that a scene is drawn for, in pixels. */
export type Screen = {
  readonly width: number;
  readonly height: number;
  /** Right edge of the words See, Hear and Feel, which no mark ever touches. */
  readonly label: number;
};

/** Area of the print, at whose size everything is cut. */
const plateArea = 1_044_000;

/** Returns the inks of the stage: the hour's, or the night's on a dark screen. */
export function inksFor(activity: Activity, prefersDark: boolean): SheetInks {
  if (activity.options.dim) return sheetInks.dim;
  if (prefersDark) return sheetInks.night;
  return sheetInks[activity.kind === "noting" ? inksOfHour(hourOf(activity.sitting)) : "dawn"];
}

/**
 * The lake on the screen, in an `<svg>`. A mark stays where the finger tapped. A mark made by a key has the place that it will
 * have on the print, where all marks are laid out by their time. A tap adds one path; nothing else is drawn again.
 */
export class Scene {
  readonly #svg: SVGSVGElement;
  readonly #activity: Activity;
  readonly #inks: SheetInks;
  readonly #ground: Ground;
  readonly #zoom: number;
  readonly #place: ReturnType<typeof createPlacer> | undefined;
  readonly #screen: Screen;
  #cut = 0;

  constructor(svg: SVGSVGElement, activity: Activity, inks: SheetInks, screen: Screen) {
    const { width, height } = screen;
    this.#svg = svg;
    this.#screen = screen;
    this.#activity = activity;
    this.#inks = inks;
    this.#ground =
      activity.kind === "noting" ? notingGround(activity.sitting.seed, screen) : guidedGround(screen);
    this.#zoom = Math.min(Math.sqrt((width * height) / plateArea), (height / 3 / 350) * 1.25);
    this.#place = activity.kind === "noting" ? createPlacer(activity.sitting) : undefined;
    svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    svg.innerHTML = `<g>${toSvg(drawLand(this.#ground, inks))}</g><g></g><g></g>`;
  }

  /** Cuts the marks that haven't been cut yet; the class of a fresh one makes it settle. */
  cut(taps: readonly Tap[], spots: readonly (Spot | undefined)[], fresh?: string): void {
    const marks = this.#svg.children[1];
    for (const [index, tap] of taps.entries()) {
      if (index < this.#cut) continue;
      const placed = this.#place?.(tap);
      if (!placed || !marks) continue;
      const spot = spots[index];
      const mark = placedOn(this.#ground, placed, this.#zoom);
      const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
      if (fresh) group.setAttribute("class", fresh);
      group.innerHTML = toSvg([markShape(spot ? this.#under(spot, mark) : mark, this.#inks)]);
      marks.append(group);
    }
    this.#cut = taps.length;
  }

  /** Returns a mark at a spot of its band: whole, and beside the band's word. */
  #under([across, down]: Spot, mark: PlacedMark): PlacedMark {
    const { width, height, label } = this.#screen;
    const [hw, hh] = [halfWidth[mark.sense] * mark.wide, halfHeight[mark.sense] * mark.wide];
    const band = height / 3;
    const top = senses.indexOf(mark.sense) * band;
    return {
      ...mark,
      x: clamp(across * width, label + hw, width - hw),
      y: clamp(top + down * band, top + hh, top + band - hh),
    };
  }

  /** Moves the swan to a share of the crossing, 0 to 1. */
  swim(share: number): void {
    const activity = this.#activity;
    const swan = this.#svg.children[2];
    if (!swan) return;
    if (activity.kind === "noting") {
      swan.innerHTML = toSvg(drawCrossing(this.#ground, this.#inks, share, activity.sitting.minutes));
      return;
    }
    const steps = activity.practice.written.steps.map(({ at }) => at / lengthOf(activity));
    swan.innerHTML = toSvg([
      ...drawPosts(this.#ground, this.#inks, share, steps),
      ...drawCrossing(this.#ground, this.#inks, share, 1),
    ]);
  }
}

const scaleOf = ({ width, height }: Screen) => clamp(Math.sqrt((width * height) / plateArea), 0.5, 1.35);

/** Three bands of one height: each is a place to tap. */
function notingGround(seed: number, screen: Screen): Ground {
  const { width, height, label } = screen;
  const scale = scaleOf(screen);
  const ground = groundOf({
    width,
    height,
    seed,
    scale,
    top: 54,
    right: 20,
    left: label + 14 * scale + 8,
    horizon: 1 / 3,
    bank: 2 / 3,
    reeds: 0.45,
  });
  // Dark reeds at the left would stand behind the dark word.
  const reeds = ground.composition.reeds.map(
    ([from, to, count, tall], index): Stand => [from, to, index === 0 ? 0 : count, tall],
  );
  return { ...ground, composition: { ...ground.composition, reeds } };
}

/** The lake at the foot of the screen, below the words. */
function guidedGround(screen: Screen): Ground {
  const { width, height } = screen;
  const layout: SheetLayout = {
    width,
    height,
    seed: 7,
    scale: scaleOf(screen),
    top: 54,
    right: 20,
    horizon: 0.8,
    bank: 0.92,
    mountains: height < 480 ? 0.25 : 0.42,
    reeds: 0.4,
    rays: false,
  };
  const ground = groundOf(layout);
  return { ...ground, lane: Math.min(70, (ground.bank - ground.horizon) * 0.85) };
}
