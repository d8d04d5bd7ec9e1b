import { group, list, pageMetaFields, prose } from "../fields.ts";
import { heading, paragraph, picture } from "../page-fields.ts";

/** `content/pages/not-found.yaml`. */
export const notFoundSchema = group("Page not found", {
  meta: pageMetaFields(),
  picture: picture(),
  heading: heading(),
  text: paragraph(),
  links: list("Ways on", prose("Link", { max: 80 }), { max: 8 }),
});
