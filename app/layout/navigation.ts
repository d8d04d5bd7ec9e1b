import { articles } from "#content/articles";
import { faqs } from "#content/faqs";
import { lessons } from "#content/lessons";
import { footer, main } from "#content/navigation";
import { practices } from "#content/practices";
import type { NavigationEntry, NavigationLink } from "../../content-schema/navigation.ts";
import { paths } from "../paths.ts";

/** The pages that list something, with how much they list today. */
const listed: readonly (readonly [page: string, count: number])[] = [
  [paths.faq, Object.values(faqs.faqPage).flat().length],
  [paths.blog, articles.length],
  [paths.resources, articles.length + practices.length + lessons.length],
  [paths.videos, practices.length + lessons.length],
  [paths.guidedPractices, practices.length],
  [paths.lessons, lessons.length],
];
const emptyPages: ReadonlySet<string> = new Set(
  listed.filter(([, count]) => count === 0).map(([page]) => page),
);

const isFull = ({ to }: NavigationLink) => !emptyPages.has(to);

/** Leaves out links to pages without content, and menus without links. */
function withoutEmptyPages<Entry extends NavigationEntry>(entries: readonly Entry[]): Entry[] {
  return entries
    .map((entry) => ("links" in entry ? { ...entry, links: entry.links.filter(isFull) } : entry))
    .filter((entry) => ("links" in entry ? entry.links.length > 0 : isFull(entry)));
}

/** The entries of the top bar and the menu panel. */
export const barEntries = withoutEmptyPages(main);

/** The columns of the footer. */
export const footerColumns = withoutEmptyPages(footer);
