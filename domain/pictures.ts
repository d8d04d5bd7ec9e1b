/* What words and checks know of the drawn pictures. */

/** The slugs of the articles that a picture was drawn for, which can stand above others, too. */
export const drawnArticles = [
  "meditation-anxiety-stress",
  "where-mindfulness-comes-from",
  "eyes-open-meditation",
  "no-time-for-meditation",
  "best-time-to-meditate",
  "meditation-myths",
  "benefits-of-meditation",
  "how-meditation-changes-brain",
  "driving-meditation",
] as const;

/** The small prints that are drawn for passages of articles. */
export const smallArticlePrints = [
  "accounts",
  "alarm-clock",
  "bins",
  "dishes",
  "forecast",
  "gaze",
  "kangaroo-sign",
  "outlook",
  "pebbles",
  "pie",
  "slow-motion",
  "toaster",
  "toothbrush",
  "trailer",
  "wader",
] as const;

/** The prints that can stand beside a passage of an article: those, and some that other pages show. */
export const printsForArticles = [
  ...smallArticlePrints,
  "driveway",
  "kettle",
  "lap",
  "table-notebook",
] as const;

/** Returns the URL of the teacher's photograph in AVIF, which the build makes of her file. Browsers that lack AVIF take the file. */
export const portraitAvif = (path: string): string => `${path}.avif`;

/** Returns the size in pixels of a photograph that stands in a text, from its URL: `/photos/bus-1200x800.jpg`. */
export function photographInText(
  url: string,
): { readonly width: number; readonly height: number } | undefined {
  const [, width, height] = /^\/photos\/[a-z0-9-]+-(\d{3,4})x(\d{3,4})\.jpg$/.exec(url) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}
