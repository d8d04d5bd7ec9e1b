import articles from "../articles/articles.ts";
import { articlePath, paths } from "../paths.ts";

/** The pages that stand in the sitemap. */
export const indexedPaths: readonly string[] = [
  paths.home,
  paths.services,
  paths.course,
  paths.about,
  paths.firstClass,
  paths.bookClass,
  paths.videos,
  paths.guidedPractices,
  paths.lessons,
  paths.faq,
  paths.sundayClass,
  paths.personalCoaching,
  paths.coaching,
  paths.enrol,
  paths.resources,
  paths.blog,
  ...articles.map(({ slug }) => articlePath(slug)),
  paths.contact,
  paths.privacy,
  paths.accessibility,
];
