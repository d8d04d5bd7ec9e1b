import path from "node:path";

/** Where the built site is while its pages are rendered. */
export const clientDirectory = path.resolve("build/client");
