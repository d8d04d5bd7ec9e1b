import path from "node:path";

/** A checkout of the site, with its content. */
export type Project = {
  /** The absolute path of the checkout. */
  readonly folder: string;
  /** Where the studio keeps its journal and the steps of a publication: outside git. */
  readonly dataFolder: string;
};

/** Returns the project in a folder. */
export const openProject = (folder: string): Project => ({
  folder: path.resolve(folder),
  dataFolder: path.resolve(folder, "data", "studio"),
});
