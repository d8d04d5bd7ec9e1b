import { articles } from "#content/articles";
import { letters } from "#content/letters";
import { pagesFromContent as pagesOf } from "../domain/pages.ts";

/** The pages that are there because something of the content is. */
export const pagesFromContent = pagesOf({ articles, letters });
