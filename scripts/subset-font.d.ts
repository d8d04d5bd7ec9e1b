declare module "subset-font" {
  type AxisRange = number | { min?: number; max?: number; default?: number };

  /** Gives the font with only the characters of `text`, and its variation axes limited. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: "sfnt" | "woff" | "woff2";
      variationAxes?: Readonly<Record<string, AxisRange>>;
    },
  ): Promise<Buffer>;
}
