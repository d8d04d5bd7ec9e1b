import { site } from "../../content/site.ts";

/** What feed readers call the articles. */
export const feedTitle = `${site.name.value}: articles`;
