/** Where the islands are built to, before the pages that name them. */
export const islandsDirectory = ".generated/islands";
