import benefits from "#art/article-benefits-of-meditation-tall.svg";
import benefitsDark from "#art/article-benefits-of-meditation-tall-dark.svg";
import bestTime from "#art/article-best-time-to-meditate-tall.svg";
import bestTimeDark from "#art/article-best-time-to-meditate-tall-dark.svg";
import driving from "#art/article-driving-meditation-tall.svg";
import drivingDark from "#art/article-driving-meditation-tall-dark.svg";
import eyesOpen from "#art/article-eyes-open-meditation-tall.svg";
import eyesOpenDark from "#art/article-eyes-open-meditation-tall-dark.svg";
import brain from "#art/article-how-meditation-changes-brain-tall.svg";
import brainDark from "#art/article-how-meditation-changes-brain-tall-dark.svg";
import stress from "#art/article-meditation-anxiety-stress-tall.svg";
import stressDark from "#art/article-meditation-anxiety-stress-tall-dark.svg";
import myths from "#art/article-meditation-myths-tall.svg";
import mythsDark from "#art/article-meditation-myths-tall-dark.svg";
import noTime from "#art/article-no-time-for-meditation-tall.svg";
import noTimeDark from "#art/article-no-time-for-meditation-tall-dark.svg";
import origins from "#art/article-where-mindfulness-comes-from-tall.svg";
import originsDark from "#art/article-where-mindfulness-comes-from-tall-dark.svg";

/** A picture by day and by night. */
type ArticlePicture = { readonly day: string; readonly night: string };

/** The tall print of each article, by its slug. */
export const articlePictures: Readonly<Record<string, ArticlePicture>> = {
  "best-time-to-meditate": { day: bestTime, night: bestTimeDark },
  "no-time-for-meditation": { day: noTime, night: noTimeDark },
  "eyes-open-meditation": { day: eyesOpen, night: eyesOpenDark },
  "meditation-anxiety-stress": { day: stress, night: stressDark },
  "where-mindfulness-comes-from": { day: origins, night: originsDark },
  "meditation-myths": { day: myths, night: mythsDark },
  "how-meditation-changes-brain": { day: brain, night: brainDark },
  "driving-meditation": { day: driving, night: drivingDark },
  "benefits-of-meditation": { day: benefits, night: benefitsDark },
};
