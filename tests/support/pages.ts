import indexedPaths from "../../app/seo/indexed-paths.server.ts";

/** Every page, by the path that visitors know. */
export const pages: readonly string[] = indexedPaths;
