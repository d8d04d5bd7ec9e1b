import { indexedPaths } from "../../site/seo/indexed-paths.ts";

/** The paths of all indexed pages. */
export const pages: readonly string[] = indexedPaths;
