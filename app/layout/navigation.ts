import { classFaqs, coachingFaqs, generalFaqs, onlineCourseFaqs } from "../../content/faq-page.ts";
import {
  footerNavigation,
  mainNavigation,
  type NavigationEntry,
  type NavigationLink,
} from "../../content/navigation.ts";
import { lessons, practices, videoItems } from "../../content/videos.ts";
import articles from "../articles/articles.server.ts?evaluated";
import { paths, type SitePath } from "../paths.ts";

/** The pages that list something, with how much they list today. */
const listed: readonly (readonly [page: SitePath, count: number])[] = [
  [paths.faq, [generalFaqs, classFaqs, onlineCourseFaqs, coachingFaqs].flat().length],
  [paths.blog, articles.length],
  [paths.resources, articles.length + videoItems.length],
  [paths.videos, videoItems.length],
  [paths.guidedPractices, practices.length],
  [paths.lessons, lessons.length],
];
const emptyPages = new Set(listed.filter(([, count]) => count === 0).map(([page]) => page));

const isFull = ({ to }: NavigationLink) => !emptyPages.has(to);

/** Leaves out links to pages without content, and menus without links. */
function withoutEmptyPages<Entry extends NavigationEntry>(entries: readonly Entry[]): Entry[] {
  return entries
    .map((entry) => ("links" in entry ? { ...entry, links: entry.links.filter(isFull) } : entry))
    .filter((entry) => ("links" in entry ? entry.links.length > 0 : isFull(entry)));
}

/** The entries of the top bar and the menu panel. */
export const barEntries = withoutEmptyPages(mainNavigation);

/** The columns of the footer. */
export const footerColumns = withoutEmptyPages(footerNavigation);
