import { optimize } from "svgo";

/** Optimises an SVG without visible changes. */
export function optimise(svg: string): string {
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      {
        name: "preset-default",
        params: {
          overrides: {
            mergePaths: false,
            convertTransform: false,
            // Pages refer to these views as `#shows-…`.
            cleanupIds: { preservePrefixes: ["shows-"] },
          },
        },
      },
    ],
  });
  return data;
}
