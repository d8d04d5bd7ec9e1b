import { articles } from "#content/articles";
import { letters } from "#content/letters";
import { pathsFromContent } from "../domain/pages.ts";

/** The paths of the pages that are there because something of the content is, by their route. */
export const contentPaths = pathsFromContent({
  articles: articles.map(({ slug }) => slug),
  letters: letters.map(({ slug }) => slug),
});
