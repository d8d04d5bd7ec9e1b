import { business } from "#content/business";
import { sharing } from "#content/common";
import { enrol } from "#content/pages/enrol";
import { personalCoaching } from "#content/pages/personal-coaching";
import { sundayClass } from "#content/pages/sunday-class";
import { dayInks } from "../../../prints/kit/inks.ts";
import { shareImage, sharePicture } from "./share-image.ts";
import { titledShareImage } from "./titled-share-image.ts";

/** Draws the pictures with which pages are shared, with words of the content. Articles have their own. */
export async function shareImages(): Promise<Record<string, Buffer>> {
  return {
    "og-image.jpg": await shareImage({
      name: business.name,
      lines: sharing.pictureWords,
      picture: await sharePicture("lake"),
    }),
    "og-course.jpg": await shareImage({
      name: business.name,
      lines: sharing.coursePictureWords,
      picture: await sharePicture("course"),
      sunInk: dayInks.paper,
    }),
    "og-class.jpg": await titledShareImage({
      name: business.name,
      title: sundayClass.meta.title,
      picture: await sharePicture("class"),
    }),
    "og-coaching.jpg": await titledShareImage({
      name: business.name,
      title: personalCoaching.meta.title,
      picture: await sharePicture("coaching"),
    }),
    "og-enrol.jpg": await titledShareImage({
      name: business.name,
      title: enrol.meta.title,
      picture: await sharePicture("enrol"),
    }),
  };
}
