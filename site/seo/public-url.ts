import { business } from "#content/business";

/** Returns the full URL of a path of this site. */
export const publicUrl = (path: string) => new URL(path, business.url).href;
