import { gouge } from "./cuts.ts";
import { times } from "./numbers.ts";
import { createRandom } from "./random.ts";

export type Size = { readonly width: number; readonly height: number };

type Print = Size & {
  /** Gradients, symbols and patterns. */
  readonly defs?: string;
  /** SVG of the plates, back to front. */
  readonly body: string;
};

/** Returns a complete SVG document. In a frame of another shape it is cropped from the top. */
export function sheet({ width, height, defs = "", body }: Print): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice">${defs && `<defs>${defs}</defs>`}${body}</svg>`;
}

/**
 * Returns a module by which `Print` knows pictures and their sizes, without crops and inks.
 *
 * @param pictures name and SVG of each
 * @throws Error if a picture has no size
 */
export function sizesModule(pictures: readonly (readonly [name: string, svg: string])[]): string {
  const lines = pictures
    .filter(([name]) => !/-(?:mid|tall|dark)$/.test(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, svg]) => {
      const [, width, height] = /^<svg[^>]* width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
      if (!width || !height) throw new Error(`The picture ${name} has no size.`);
      return `  "${name}": { width: ${width}, height: ${height} },`;
    });
  return `export const sizes = {\n${lines.join("\n")}\n} as const;\n`;
}

/** A cut shape, or several, and the ink that it is printed in. */
export type Cut = readonly [ink: string, d: string];

/** Returns cut shapes in their inks, back to front. */
export const draw = (cuts: readonly Cut[]): string =>
  cuts.map(([ink, d]) => `<path fill="${ink}" d="${d}"/>`).join("");

/** Returns a rectangle of one ink. */
export const flat = (ink: string, x: number, y: number, width: number, height: number) =>
  `<path fill="${ink}" d="M${Math.round(x)} ${Math.round(y)}h${Math.round(width)}v${Math.round(height)}h${-Math.round(width)}z"/>`;

/**
 * Returns a vertical gradient (in print, a split fountain). Fill with `url(#id)`.
 *
 * @param stops offset from the top (0 to 1) and ink
 */
export const verticalGradient = (id: string, stops: readonly (readonly [offset: number, ink: string])[]) =>
  `<linearGradient id="${id}" x1="0" x2="0" y1="0" y2="1">${stops
    .map(([offset, ink]) => `<stop offset="${offset}" stop-color="${ink}"/>`)
    .join("")}</linearGradient>`;

/** Returns specks of unprinted paper: one tile, repeated as a pattern over the picture. */
export function speckle(seed: number, ink: string, { width, height }: Size, opacity = 0.55) {
  const random = createRandom(seed);
  const tile = 260;
  const flecks = times(46).map(() => {
    const [x, y, size] = [random.range(4, tile - 4), random.range(4, tile - 4), random.range(0.4, 1.5)];
    const angle = random() * Math.PI;
    return gouge(x, y, size * 2 * random.range(1, 2.4), size * 1.3, angle);
  });
  return {
    defs: `<pattern id="speckle" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse"><path fill="${ink}" opacity="${opacity}" d="${flecks.join("")}"/></pattern>`,
    body: flat("url(#speckle)", 0, 0, width, height),
  };
}
