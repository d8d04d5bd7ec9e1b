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
import { stampOf } from "./build/stamp.ts";

const output = ".generated/fonts";
const require = createRequire(import.meta.url);

/** The font files: source, and the weights that the styles use. */
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
 * Metrics of Linux's default fonts, missing in capsize. The average width was measured on the home page's text,
 * with the font's advance widths.
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
 * Writes subsets of the fonts, with the characters and weights that the site uses, and `fonts.css` with their
 * `@font-face` rules and fallbacks of the same width, which prevent layout shifts. Skipped if nothing changed.
 */
export async function subsetFonts(): Promise<void> {
  const characters = await usedCharacters();
  const stamp = await stampOf([], { facts: characters + JSON.stringify(faces) + styleSheet() });
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

/** Returns every character in domain/, site/ and content/, ASCII for what visitors type, and accented letters of names. */
async function usedCharacters(): Promise<string> {
  const used = new Set(Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)));
  for await (const file of glob("{domain,site,content}/**/*.{ts,tsx,mdx,yaml}", {
    exclude: (name) => name.includes(".test."),
  })) {
    for (const character of await readFile(file, "utf8")) used.add(character);
  }
  for (const character of "áàâäãåéèêëíìîïóòôöõúùûüñçÁÉÍÓÚÑÇ") used.add(character);
  return [...used]
    .filter((character) => character >= " ")
    .sort()
    .join("");
}

/** Rounds percentages to two decimals, because every page contains these rules. */
const roundPercentages = (rules: string) => rules.replace(/(?<=\.\d\d)\d+(?=%)/g, "");

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
${roundPercentages(display.fontFaces)}
${roundPercentages(text.fontFaces)}
@layer tokens {
  :root {
    --font-display: ${display.fontFamily}, serif;
    --font-text: ${text.fontFamily}, sans-serif;
  }
}
`;
}
