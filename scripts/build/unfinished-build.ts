/** Where the site is built and checked, before it becomes `build`. */
export const unfinishedBuild = ".generated/build";
