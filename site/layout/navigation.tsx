import { type ReactNode, use } from "react";
import { articles } from "#content/articles";
import { faqs } from "#content/faqs";
import { lessons } from "#content/lessons";
import { footer, main } from "#content/navigation";
import { practices } from "#content/practices";
import type {
  NavigationEntry,
  NavigationLink,
  NavigationMenu,
} from "../../content-model/schema/navigation.ts";
import { paths } from "../../domain/pages.ts";
import { DocumentContext } from "../rendering/document-context.ts";

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

/** Whether an entry of the bar is a menu. */
export const isMenu = (entry: NavigationEntry): entry is NavigationMenu => "links" in entry;

/** The entries of the top bar and the menu panel, without pages that list nothing and menus without links. */
export const barEntries: readonly NavigationEntry[] = main
  .map((entry: NavigationEntry) =>
    isMenu(entry)
      ? {
          ...entry,
          all: entry.all && isFull(entry.all) ? entry.all : undefined,
          links: entry.links.filter(isFull),
        }
      : entry,
  )
  .filter((entry) => (isMenu(entry) ? entry.links.length > 0 : isFull(entry)));

/** The columns of the footer, without pages that list nothing. */
export const footerColumns = footer
  .map((column) => ({ ...column, links: column.links.filter(isFull) }))
  .filter(({ links }) => links.length > 0);

type NavigationItemProps = {
  readonly link: NavigationLink;
  readonly className?: string | undefined;
  /** Defaults to the label. */
  readonly children?: ReactNode;
};

/** A link in the bar, the menu panel or the footer, marked on its own page. */
export function NavigationItem({ link, className, children }: NavigationItemProps) {
  const { path } = use(DocumentContext);
  return (
    <a href={link.to} className={className} aria-current={link.to === path ? "page" : undefined}>
      {children ?? link.label}
    </a>
  );
}
