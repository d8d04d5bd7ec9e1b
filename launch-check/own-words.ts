import { contentFiles } from "../content-model/schema/content-files.ts";

/** Files with few sentences or none that are the teacher’s own: facts have a list of their own, and the rest is labels. */
const withoutOwnWords: readonly string[] = [
  "article-sections",
  "business",
  "confirmed",
  // It came empty: all in it is hers.
  "for-a-while",
  "layout",
  "letters",
  "navigation",
  "redirects",
  "references",
  "schedule",
  "testimonials",
];

/** What visitors read under the teacher’s name, which she reads before the site goes live: files of the content, and all articles as one. */
export const ownWords: readonly string[] = [
  ...Object.keys(contentFiles).filter((name) => !withoutOwnWords.includes(name)),
  "articles",
];
