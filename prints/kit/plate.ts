import type { Point } from "./numbers.ts";

type PlateOptions = {
  /** Misregistration: how far the plate is off. */
  readonly shift?: Point;
  /** `cut`: overlapping shapes cut each other out (even-odd fill). `add`: they join. */
  readonly overlap?: "cut" | "add";
  readonly opacity?: number;
};

/** One ink layer of a picture. By default a shape added over another cuts it out, as in a lino block. */
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

  /** Adds shapes, each as the `d` of a path. */
  add(...shapes: readonly string[]): this {
    this.#path += shapes.join("");
    return this;
  }

  /** Adds SVG elements that have their own transform, in this plate's ink. */
  place(svg: string): this {
    this.#extra += svg;
    return this;
  }

  toSvg(): string {
    return `<g ${this.#attributes}>${this.#path && `<path d="${this.#path}"/>`}${this.#extra}</g>`;
  }
}

/** Stacks plates; the first is at the back. */
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
