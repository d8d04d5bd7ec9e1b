import { business } from "#content/business";

/** The name of the feed in feed readers. */
export const feedTitle = `${business.name}: articles`;
