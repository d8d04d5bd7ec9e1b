import { articles } from "#content/articles";
import { articlePath, paths } from "../../domain/pages.ts";

/** The paths in the sitemap: every page in `pages.ts` and every article. */
export const indexedPaths: readonly string[] = [
  ...Object.values(paths),
  ...articles.map(({ slug }) => articlePath(slug)),
];
