import benefits from "#art/article-benefits-of-meditation-tall.svg";
import benefitsDark from "#art/article-benefits-of-meditation-tall-dark.svg";
import myths from "#art/article-meditation-myths-tall.svg";
import mythsDark from "#art/article-meditation-myths-tall-dark.svg";

/** A picture by day and by night. */
type ArticlePicture = { readonly day: string; readonly night: string };

/** The tall print of each article, by its slug. */
export const articlePictures: Readonly<Record<string, ArticlePicture>> = {
  "meditation-myths": { day: myths, night: mythsDark },
  "benefits-of-meditation": { day: benefits, night: benefitsDark },
};
