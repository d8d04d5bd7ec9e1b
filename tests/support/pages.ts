import { indexedPaths } from "../../site/seo/sitemap.ts";

/** The paths of all indexed pages. */
export const pages: readonly string[] = indexedPaths;
