import { group, list, pageMetaFields, prose, text } from "../fields.ts";
import { heading, paragraph, picture } from "../page-fields.ts";

/** `content/pages/not-found.yaml`. */
export const notFoundSchema = group("Page not found", {
  meta: pageMetaFields(),
  picture: picture(),
  heading: heading(),
  noPage: text("That there’s no page", { max: 120, slots: ["path"] }),
  didYouMean: text("The page that was meant, perhaps", { max: 80, slots: ["page"] }),
  text: paragraph(),
  links: list("Ways on", prose("Link", { max: 80 }), { max: 8 }),
});
