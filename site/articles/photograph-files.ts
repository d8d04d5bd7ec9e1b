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
