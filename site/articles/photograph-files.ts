/** The crops of an article's photograph. */
export const photographCrops = {
  wide: { suffix: "", width: 1600, height: 675 },
  tall: { suffix: "-tall", width: 800, height: 900 },
} as const;

/** AVIF, and JPEG for browsers that lack it. */
export const photographFormats = ["avif", "jpg"] as const;

/** The point of a photograph that stays in every crop, in per cent from its left and its top. */
export type Focus = { readonly x: number; readonly y: number };

/**
 * Returns the URL of a crop of an article's photograph. It can be cached for a year, since its name has all that decides it: an
 * id of the photograph's bytes and, if the owner set one, the point that stays.
 */
export const photographUrl = (
  slug: string,
  id: string,
  crop: keyof typeof photographCrops,
  format: (typeof photographFormats)[number],
  focus?: Focus,
): string =>
  `/assets/article-${slug}${photographCrops[crop].suffix}-${id}${focus ? `-${focus.x}x${focus.y}` : ""}.${format}`;
