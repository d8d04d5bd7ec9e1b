import { createHash } from "node:crypto";
import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { createFontStack } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import besley from "@capsizecss/metrics/besley";
import georgia from "@capsizecss/metrics/georgia";
import hankenGrotesk from "@capsizecss/metrics/hankenGrotesk";
import helvetica from "@capsizecss/metrics/helvetica";
import notoSerif from "@capsizecss/metrics/notoSerif";
import roboto from "@capsizecss/metrics/roboto";
import subsetFont from "subset-font";

const output = ".generated/fonts";
const require = createRequire(import.meta.url);

/** One file of a face: where it comes from, and the weights that the styles use. */
const faces = [
  {
    file: "besley",
    family: "Besley",
    style: "normal",
    source: "@fontsource-variable/besley/files/besley-latin-wght-normal.woff2",
    weight: { min: 420, max: 650 },
  },
  {
    file: "besley-italic",
    family: "Besley",
    style: "italic",
    source: "@fontsource-variable/besley/files/besley-latin-wght-italic.woff2",
    weight: 480,
  },
  {
    file: "hanken-grotesk",
    family: "Hanken Grotesk",
    style: "normal",
    source: "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
    weight: { min: 400, max: 650 },
  },
] as const;

/**
 * The faces of Linux desktops, which the library of metrics does not have. The average width was
 * measured on the words of the home page, with the font's own advance widths.
 */
const dejaVu = (style: "Serif" | "Sans", averageWidth: number) => ({
  familyName: `DejaVu ${style}`,
  fullName: `DejaVu ${style}`,
  postscriptName: `DejaVu${style}`,
  category: style === "Serif" ? "serif" : "sans-serif",
  unitsPerEm: 2048,
  ascent: 1901,
  descent: -483,
  lineGap: 0,
  capHeight: 1493,
  xHeight: 1120,
  xWidthAvg: averageWidth,
});

/**
 * Cuts the fonts down to the characters that stand anywhere in the site's sources and to the weights
 * in use, and writes them with the style sheet that names them, and fallbacks of the same width, so
 * that nothing moves when a font arrives. Does nothing where neither sources nor fonts have changed.
 */
export async function subsetFonts(): Promise<void> {
  const characters = await usedCharacters();
  const stamp = createHash("sha256")
    .update(characters)
    .update(JSON.stringify(faces))
    .update(styleSheet())
    .digest("hex");
  if ((await readFile(`${output}/stamp`, "utf8").catch(() => "")) === stamp) return;

  await mkdir(output, { recursive: true });
  for (const face of faces) {
    const font = await subsetFont(await readFile(require.resolve(face.source)), characters, {
      targetFormat: "woff2",
      variationAxes: { wght: face.weight },
    });
    await writeFile(path.join(output, `${face.file}.woff2`), font);
  }
  await writeFile(path.join(output, "fonts.css"), styleSheet());
  await writeFile(path.join(output, "stamp"), stamp);
}

/** Every character of pages and content, and all of ASCII, which visitors type into fields. */
async function usedCharacters(): Promise<string> {
  const used = new Set(Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)));
  for await (const file of glob("{app,content}/**/*.{ts,tsx,mdx}", {
    exclude: (name) => name.includes(".test."),
  })) {
    for (const character of await readFile(file, "utf8")) used.add(character);
  }
  for (const character of "áàâäãåéèêëíìîïóòôöõúùûüñçÁÉÍÓÚÑÇ") used.add(character); // in names
  return [...used]
    .filter((character) => character >= " ")
    .sort()
    .join("");
}

/** Percentages to two places: these rules stand in every page. */
const rounded = (rules: string) => rules.replace(/(?<=\.\d\d)\d+(?=%)/g, "");

function styleSheet(): string {
  const rules = faces.map(
    ({ family, file, style, weight }) => `@font-face {
  font-family: "${family}";
  font-style: ${style};
  font-weight: ${typeof weight === "number" ? weight : `${weight.min} ${weight.max}`};
  font-display: swap;
  src: url("./${file}.woff2") format("woff2");
}`,
  );
  const display = createFontStack([besley, georgia, notoSerif, dejaVu("Serif", 1043)]);
  const text = createFontStack([hankenGrotesk, arial, helvetica, roboto, dejaVu("Sans", 1028)]);
  return `${rules.join("\n")}
${rounded(display.fontFaces)}
${rounded(text.fontFaces)}
@layer tokens {
  :root {
    --font-display: ${display.fontFamily}, serif;
    --font-text: ${text.fontFamily}, sans-serif;
  }
}
`;
}
