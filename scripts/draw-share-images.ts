import { business } from "#content/business";
import { sharing } from "#content/common";
import { enrol } from "#content/pages/enrol";
import { personalCoaching } from "#content/pages/personal-coaching";
import { sundayClass } from "#content/pages/sunday-class";
import { dayInks } from "../site/art/kit/inks.ts";
import { eightShare } from "../site/art/pictures/course/eight.ts";
import { kitchenTable } from "../site/art/pictures/kitchen-table.ts";
import { poolShare } from "../site/art/pictures/pool/pool.ts";
import { twoChairsShare } from "../site/art/pictures/two-chairs/two-chairs.ts";
import { shareImage } from "../site/art/share-image.ts";
import { titledShareImage } from "../site/art/titled-share-image.ts";

/** Draws the pictures with which pages are shared, with words of the content. Articles have their own. */
export async function shareImages(): Promise<Record<string, Buffer>> {
  return {
    "og-image.jpg": await shareImage({ name: business.name, lines: sharing.pictureWords }),
    "og-course.jpg": await shareImage({
      name: business.name,
      lines: sharing.coursePictureWords,
      picture: eightShare(),
      sunInk: dayInks.paper,
    }),
    "og-class.jpg": await titledShareImage({
      name: business.name,
      title: sundayClass.meta.title,
      picture: Buffer.from(poolShare()),
    }),
    "og-coaching.jpg": await titledShareImage({
      name: business.name,
      title: personalCoaching.meta.title,
      picture: Buffer.from(twoChairsShare()),
    }),
    "og-enrol.jpg": await titledShareImage({
      name: business.name,
      title: enrol.meta.title,
      picture: Buffer.from(kitchenTable(dayInks)),
    }),
  };
}
