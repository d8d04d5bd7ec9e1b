import { indexedPaths } from "../../app/seo/indexed-paths.ts";

/** Every page, by the path that visitors know. */
export const pages: readonly string[] = indexedPaths;
