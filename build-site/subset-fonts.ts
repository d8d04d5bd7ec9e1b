import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { createFontStack } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import besley from "@capsizecss/metrics/besley";
import georgia from "@capsizecss/metrics/georgia";
import hankenGrotesk from "@capsizecss/metrics/hankenGrotesk";
import notoSerif from "@capsizecss/metrics/notoSerif";
import roboto from "@capsizecss/metrics/roboto";
import subsetFont from "subset-font";
import { stampOf } from "./stamp.ts";

const output = ".generated/fonts";
const require = createRequire(import.meta.url);

/** The faces: source, the weight or weights in the file, and those that the styles ask for. */
const faces = [
  {
    file: "besley",
    family: "Besley",
    style: "normal",
    source: "@fontsource-variable/besley/files/besley-latin-wght-normal.woff2",
    // One weight is half the size of a range of them, and headings differ by their size.
    weight: 520,
    weights: "400 700",
  },
  {
    file: "besley-italic",
    family: "Besley",
    style: "italic",
    source: "@fontsource-variable/besley/files/besley-latin-wght-italic.woff2",
    weight: 480,
    weights: "400 700",
  },
  {
    file: "hanken-grotesk",
    family: "Hanken Grotesk",
    style: "normal",
    source: "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
    weight: { min: 400, max: 650 },
    weights: "400 650",
  },
] as const;

/** The characters of nearly all pages: a first visit loads these. Capitals, small letters and digits besides. */
const common = /[ \u00a0.,:;!?’“”–()$+/©#@↑a-z\d-]/i;

/** The characters of both files of a face. Browsers load the second where a page shows one of its characters. */
const ranges = {
  common: "U+20-21,U+23-24,U+28-29,U+2B-3B,U+3F-5A,U+61-7A,U+A0,U+A9,U+2013,U+2019-201D,U+2191",
  others: "U+22-2200",
} as const;

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
 * Writes two subsets of each font, with the characters and weights that the site uses. `fonts.css` has their `@font-face` rules,
 * and fallbacks of the same width, so that nothing moves when a font arrives. Skipped if nothing changed.
 */
export async function subsetFonts(): Promise<void> {
  const characters = await usedCharacters();
  const stamp = await stampOf([], { facts: characters + JSON.stringify(faces) + styleSheet() });
  if ((await readFile(`${output}/stamp`, "utf8").catch(() => "")) === stamp) return;

  await mkdir(output, { recursive: true });
  for (const face of faces) {
    const source = await readFile(require.resolve(face.source));
    for (const part of ["common", "others"] as const) {
      const inPart = [...characters].filter((character) => common.test(character) === (part === "common"));
      const font = await subsetFont(source, inPart.join(""), {
        targetFormat: "woff2",
        variationAxes: { wght: face.weight },
        // Instructions for screens of few pixels; they are a tenth of a file.
        noHinting: true,
      });
      await writeFile(path.join(output, fileOf(face, part)), font);
    }
  }
  await writeFile(path.join(output, "fonts.css"), styleSheet());
  await writeFile(path.join(output, "stamp"), stamp);
}

const fileOf = ({ file }: (typeof faces)[number], part: keyof typeof ranges) =>
  part === "common" ? `${file}.woff2` : `${file}-${part}.woff2`;

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
  // Where ranges overlap, browsers take the last rule.
  const rules = (["others", "common"] as const).flatMap((part) =>
    faces.map(
      (face) => `@font-face {
  font-family: "${face.family}";${face.style === "italic" ? "\n  font-style: italic;" : ""}
  font-weight: ${face.weights};
  font-display: swap;
  src: url("./${fileOf(face, part)}") format("woff2");
  unicode-range: ${ranges[part]};
}`,
    ),
  );
  const display = createFontStack([besley, georgia, notoSerif, dejaVu("Serif", 1043)]);
  const text = createFontStack([hankenGrotesk, arial, roboto, dejaVu("Sans", 1028)]);
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
