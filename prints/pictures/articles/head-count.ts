import { blob, gouge } from "../../kit/cuts.ts";
import { dayInks, type Inks } from "../../kit/inks.ts";
import { times } from "../../kit/numbers.ts";
import { createRandom, type Random } from "../../kit/random.ts";
import { sheet } from "../../kit/sheet.ts";

/** What the people of a study did: took the meditation course, took another course, or waited. */
export type Did = "course" | "other" | "waited";

/** The groups that articles count. Each is one view of the file. */
export const groups: readonly (readonly [did: Did, people: number])[] = [
  ["course", 16],
  ["waited", 17],
  ["course", 75],
  ["other", 73],
  ["waited", 70],
];

/** Returns the fragment that shows one group. */
export const viewOf = (did: Did, people: number) => `shows-${did}-${people}`;

const columns = 25;
/** The grid of the marks. They are drawn large, so that whole units are precise enough. */
const [cell, row] = [96, 112];
const cutsOfEach = 4;

/** Returns how many rows a group takes. All rows have the same width, so all marks have the same size. */
export const rowsOf = (people: number) => Math.ceil(people / columns);

/** The size in which one row is shown. */
export const rowSize = { width: (columns * cell) / 4, height: row / 4 };

/** Rows of brains seen from above, one for each person: gold for the course, blue for another, hollow for waiting. */
export function headCount(inks: Inks): string {
  const defs = (["course", "other", "waited"] as const).flatMap((did) =>
    times(cutsOfEach).map((cut) => `<g id="${did}${cut}">${brain(did, inks, createRandom(11 + cut))}</g>`),
  );
  const width = columns * cell;
  let top = 0;
  const cells = groups.map(([did, people], index) => {
    const height = rowsOf(people) * row;
    const random = createRandom(300 + index);
    const marks = times(people).map((person) => {
      const x = (person % columns) * cell + cell / 2;
      const y = Math.floor(person / columns) * row + row / 2;
      const turned = Math.round(random.bell() * 7);
      return `<use href="#${did}${Math.floor(random() * cutsOfEach)}" transform="translate(${x} ${y})rotate(${turned})"/>`;
    });
    const view = `<view id="${viewOf(did, people)}" viewBox="0 ${top} ${width} ${height}"/><svg y="${top}" width="${width}" height="${height}">${marks.join("")}</svg>`;
    top += height;
    return view;
  });
  return sheet({ width, height: top, defs: defs.join(""), body: cells.join("") });
}

/** One brain around 0, 0: an outline, and a plate of ink with the furrows cut out, slightly out of register. */
function brain(did: Did, inks: Inks, random: Random): string {
  const shape = (radius: number) => blob(0, 2, radius, random, { facets: 18, rough: 0.035, squash: 1.2 });
  const furrows = [-1, 1].flatMap((side) => [
    gouge(side * 18, -22, 24, 5, side * 0.5, side * -4),
    gouge(side * 20, 4, 26, 5, side * -0.2, side * 4),
    gouge(side * 16, 30, 20, 5, side * -0.7, side * 3),
  ]);
  const cuts = [gouge(0, 2, 84, 6, Math.PI / 2 + random.bell() * 0.04), ...furrows];
  if (did === "waited") {
    const outline = inks.night ? inks.paper : inks.bark;
    return path(outline, [shape(40), shape(33)]) + path(outline, cuts);
  }
  const ink = did === "course" ? inks.sun : dayInks.near;
  return path(inks.bark, [shape(41)]) + path(ink, [shape(36), ...cuts], ' transform="translate(-3 2)"');
}

const path = (ink: string, shapes: readonly string[], more = "") =>
  `<path fill="${ink}" fill-rule="evenodd"${more} d="${shapes.join("")}"/>`;
