import { personalCoaching } from "#content/pages/personal-coaching";
import { sundayClass } from "#content/pages/sunday-class";

/** The share pictures that several pages have, drawn by `build-site/pictures/draw.ts`: fields for `pageMeta`. */
export const shareImages = {
  sundayClass: { ogImage: "/og-class.jpg", ogImageAlt: sundayClass.hero.picture },
  coaching: { ogImage: "/og-coaching.jpg", ogImageAlt: personalCoaching.hero.picture },
} as const;
