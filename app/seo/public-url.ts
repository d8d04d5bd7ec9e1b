import { site } from "../../content/site.ts";

/** Returns the full URL of a path of this site. */
export const publicUrl = (path: string) => new URL(path, site.url.value).href;
