import { highestSeed, type MotifPrint, printInks, printMotifs } from "../../domain/pictures.ts";

/** The crops of an article's photograph. */
export const photographCrops = {
  wide: { suffix: "", width: 1600, height: 675 },
  tall: { suffix: "-tall", width: 800, height: 900 },
} as const;

/** AVIF, and JPEG for browsers that lack it. */
export const photographFormats = ["avif", "jpg"] as const;

/** Returns the URL of a crop of an article's photograph, cached for a year: the id stands for the photograph's bytes. */
export const photographUrl = (
  slug: string,
  id: string,
  crop: keyof typeof photographCrops,
  format: (typeof photographFormats)[number],
): string => `/assets/article-${slug}${photographCrops[crop].suffix}-${id}.${format}`;

/** Raise it when a motif is drawn otherwise than before: browsers keep a URL's picture for a year. */
const drawing = 1;

/** One of the pictures of a print that is drawn from a seed. */
export type PrintFile = MotifPrint & {
  readonly crop: keyof typeof photographCrops;
  readonly isDark: boolean;
};

type Parts = { readonly [Part in keyof MotifPrint]?: MotifPrint[Part] | undefined };

/** Returns the print that an article's picture names by motif, inks and seed. */
export const chosenPrint = ({ motif, inks, seed }: Parts): MotifPrint | undefined =>
  motif && inks && seed ? { motif, inks, seed } : undefined;

export const printUrl = ({ motif, inks, seed, crop, isDark }: PrintFile): string =>
  `/assets/print-${motif}-${inks}-${seed}${photographCrops[crop].suffix}${isDark ? "-dark" : ""}-${drawing}.svg`;

/** Returns all pictures of a print: wide and tall, light and dark. */
export const printFiles = (print: MotifPrint): PrintFile[] =>
  (["wide", "tall"] as const).flatMap((crop) => [false, true].map((isDark) => ({ ...print, crop, isDark })));

/** Returns the picture that has a URL. */
export function printAt(url: string): PrintFile | undefined {
  const [, words = "", digits] = /^\/assets\/print-([a-z]+-[a-z]+)-(\d{1,4})/.exec(url) ?? [];
  const [motifName, inksName] = words.split("-");
  const motif = printMotifs.find((one) => one === motifName);
  const inks = printInks.find((one) => one === inksName);
  const seed = Number(digits);
  if (!motif || !inks || !(seed >= 1 && seed <= highestSeed)) return undefined;
  return printFiles({ motif, inks, seed }).find((file) => printUrl(file) === url);
}
