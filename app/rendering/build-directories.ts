/** Where the islands are built to, before the pages that name them. */
export const islandsDirectory = ".generated/islands";

/** Where the site is built and checked, before it becomes `build`. */
export const unfinishedBuild = ".generated/build";
