import type { Matrix, Shape, Wash } from "./shapes.ts";

/** Returns shapes as the content of an `<svg>`. Ids of washes are the document's: it holds one such drawing at a time. */
export function toSvg(shapes: readonly Shape[]): string {
  let defs = "";
  let washes = 0;
  const body = shapes.map(({ fill, d, matrix, opacity, mark, line }) => {
    let ink = fill;
    if (typeof ink === "object") {
      const id = `wash${++washes}`;
      defs += gradient(id, ink);
      ink = `url(#${id})`;
    }
    const attributes = [
      mark && `data-mark="${mark}"`,
      line ? `fill="none" stroke="${ink}" stroke-width="${line}" stroke-linejoin="round"` : `fill="${ink}"`,
      opacity !== undefined && `opacity="${opacity}"`,
      matrix && `transform="matrix(${rounded(matrix)})"`,
    ];
    return `<path ${attributes.filter(Boolean).join(" ")} d="${d}"/>`;
  });
  return `${defs && `<defs>${defs}</defs>`}${body.join("")}`;
}

const gradient = (id: string, { from, to, stops }: Wash) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${from}" y2="${to}">${stops
    .map(([offset, ink]) => `<stop offset="${offset}" stop-color="${ink}"/>`)
    .join("")}</linearGradient>`;

const rounded = (matrix: Matrix) =>
  matrix.map((value, i) => (i < 4 ? Math.round(value * 1e4) / 1e4 : Math.round(value * 10) / 10)).join(" ");
