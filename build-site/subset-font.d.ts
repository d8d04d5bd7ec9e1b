declare module "subset-font" {
  type AxisRange = number | { min?: number; max?: number; default?: number };

  /** Returns the font with the characters of `text` only, and its variation axes limited. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: "sfnt" | "woff" | "woff2";
      noHinting?: boolean;
      variationAxes?: Readonly<Record<string, AxisRange>>;
    },
  ): Promise<Buffer>;
}
