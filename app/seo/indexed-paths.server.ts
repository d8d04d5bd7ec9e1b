import { articles } from "#content/articles";
import { articlePath, paths } from "../paths.ts";

const indexedPaths: readonly string[] = [
  ...Object.values(paths),
  ...articles.map(({ slug }) => articlePath(slug)),
];

/** The paths in the sitemap: every page in `pages.ts` and every article. */
export default indexedPaths;
