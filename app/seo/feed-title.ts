import { site } from "../../content/site.ts";

/** The name of the feed in feed readers. */
export const feedTitle = `${site.name.value}: articles`;
