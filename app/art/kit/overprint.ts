import type { Point } from "./numbers.ts";

/** An ink and its shapes, as SVG that names no ink of its own: `new Plate(inheritedInk).toSvg()`. */
export type Overprinted = {
  readonly ink: string;
  readonly shapes: string;
  /** How far out of register it is printed. */
  readonly shift?: Point;
  /** Degrees about a point, where the sheet slipped. */
  readonly turned?: readonly [degrees: number, x: number, y: number];
};

/** For the plates of an overprint: the ink is given when it is printed. */
export const inheritedInk = "inherit";

/**
 * Three transparent inks over each other, flat: where they overlap, their product is printed. It needs no
 * blending by the page, so it can stand in any `<img>` and under the strictest policy.
 */
export function overprint([first, second, third]: readonly [Overprinted, Overprinted, Overprinted]) {
  const plates = [first, second, third].map(({ shapes, shift = [0, 0], turned }, index) => {
    const place = [
      turned ? `rotate(${turned.join(" ")})` : "",
      shift[0] !== 0 || shift[1] !== 0 ? `translate(${shift.join(" ")})` : "",
    ].join("");
    const group = `<g id="plate${index}"${place && ` transform="${place}"`}>${shapes}</g>`;
    // The last plate lies on the others and masks none.
    return index === 2
      ? group
      : `${group}<mask id="over${index}"><use href="#plate${index}" fill="#fff"/></mask>`;
  });
  const print = (index: number, ink: string) => `<use href="#plate${index}" fill="${ink}"/>`;
  const over = (index: number, svg: string) => `<g mask="url(#over${index})">${svg}</g>`;
  return {
    defs: plates.join(""),
    body: [
      print(0, first.ink),
      print(1, second.ink),
      over(0, print(1, multiply(first.ink, second.ink))),
      print(2, third.ink),
      over(0, print(2, multiply(first.ink, third.ink))),
      over(
        1,
        print(2, multiply(second.ink, third.ink)) +
          over(0, print(2, multiply(first.ink, second.ink, third.ink))),
      ),
    ].join(""),
  };
}

/** The colour of transparent inks over each other, all in hex. */
export function multiply(...inks: readonly string[]): string {
  const channels = [1, 3, 5].map((at) =>
    inks.reduce((product, ink) => (product * Number.parseInt(ink.slice(at, at + 2), 16)) / 255, 255),
  );
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}
