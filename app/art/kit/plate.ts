import type { Point } from "./numbers.ts";

type PlateOptions = {
  /** How far out of register it is printed. */
  readonly shift?: Point;
  /** `cut`: shapes laid over shapes cut them out, as on a block. `add`: they join. */
  readonly overlap?: "cut" | "add";
  readonly opacity?: number;
};

/** One ink of a picture: shapes are laid down, then cut into, as on a lino block. */
export class Plate {
  readonly #attributes: string;
  #path = "";
  #extra = "";

  constructor(ink: string, { shift = [0, 0], overlap = "cut", opacity }: PlateOptions = {}) {
    const attributes = [`fill="${ink}"`];
    if (overlap === "cut") attributes.push('fill-rule="evenodd"');
    if (shift[0] !== 0 || shift[1] !== 0) attributes.push(`transform="translate(${shift[0]} ${shift[1]})"`);
    if (opacity !== undefined) attributes.push(`opacity="${opacity}"`);
    this.#attributes = attributes.join(" ");
  }

  /** Lays down or cuts shapes, as the `d` of a path. */
  add(...shapes: readonly string[]): this {
    this.#path += shapes.join("");
    return this;
  }

  /** Adds finished SVG in this plate's ink, for what has a transform of its own. */
  place(svg: string): this {
    this.#extra += svg;
    return this;
  }

  toSvg(): string {
    return `<g ${this.#attributes}>${this.#path && `<path d="${this.#path}"/>`}${this.#extra}</g>`;
  }
}

/** A stack of plates, the first at the back. */
export class Press {
  readonly #plates: Plate[] = [];

  plate(ink: string, options?: PlateOptions): Plate {
    const plate = new Plate(ink, options);
    this.#plates.push(plate);
    return plate;
  }

  toSvg(): string {
    return this.#plates.map((plate) => plate.toSvg()).join("");
  }
}
