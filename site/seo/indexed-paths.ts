import { articles } from "#content/articles";
import { letters } from "#content/letters";
import { articlePath, letterPaths, paths } from "../../domain/pages.ts";

/** The paths in the sitemap: every page in `pages.ts`, every article, and the letters with their list. */
export const indexedPaths: readonly string[] = [
  ...Object.values(paths),
  ...articles.map(({ slug }) => articlePath(slug)),
  ...letterPaths(letters),
];
