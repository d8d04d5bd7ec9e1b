import type { Point } from "./numbers.ts";

/** A plate's ink and its shapes as SVG without an ink: `new Plate(inheritedInk).toSvg()`. */
type Overprinted = {
  readonly ink: string;
  readonly shapes: string;
  /** Misregistration: how far the plate is off. */
  readonly shift?: Point;
  /** Rotation in degrees about a point. */
  readonly turned?: readonly [degrees: number, x: number, y: number];
};

/** Ink of an overprinted plate: inherited from the `<use>` that prints it. */
export const inheritedInk = "inherit";

/**
 * Overprints three plates. Where inks overlap, their product is drawn, with masks. `mix-blend-mode` would need a style, which the
 * site's policy doesn't allow in an `<img>`.
 */
export function overprint([first, second, third]: readonly [Overprinted, Overprinted, Overprinted]) {
  const plates = [first, second, third].map(({ shapes, shift = [0, 0], turned }, index) => {
    const place = [
      turned ? `rotate(${turned.join(" ")})` : "",
      shift[0] !== 0 || shift[1] !== 0 ? `translate(${shift.join(" ")})` : "",
    ].join("");
    const group = `<g id="plate${index}"${place && ` transform="${place}"`}>${shapes}</g>`;
    // The last plate needs no mask: nothing is printed over it.
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

/** Multiplies colours given as `#rrggbb`. */
export function multiply(...inks: readonly string[]): string {
  const channels = [1, 3, 5].map((at) =>
    inks.reduce((product, ink) => (product * Number.parseInt(ink.slice(at, at + 2), 16)) / 255, 255),
  );
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}
