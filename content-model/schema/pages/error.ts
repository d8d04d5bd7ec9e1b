import { group, text } from "../fields.ts";
import { button, picture } from "../page-fields.ts";

/** `content/pages/error.yaml`. Only text: the page must show although another part failed. */
export const errorSchema = group("When a page doesn’t work", {
  description: text("Description, for search engines", { max: 200 }),
  picture: picture(),
  lead: text("Opening sentence", { max: 120 }),
  text: text("What to do", { max: 300 }),
  reload: button(),
  home: text("Link to the home page", { max: 40 }),
  details: text("Opens the technical details", { max: 40 }),
});
