import { coaching, course, sundayClass } from "#content/schedule";
import type { SitePath } from "../app/paths.ts";
import { formatClockRange } from "../app/schedule/format-date.ts";
import { money } from "../app/ui/money.ts";

/** One entry of a menu; `note` is the short line under it on wide screens. */
export type NavigationLink = { readonly to: SitePath; readonly label: string; readonly note?: string };

/** A menu of the top bar. It has no page of its own. */
export type NavigationMenu = {
  readonly label: string;
  readonly links: readonly NavigationLink[];
};

export type NavigationEntry = NavigationLink | NavigationMenu;

/** The top bar, from left to right. The call button follows it. */
export const mainNavigation: readonly NavigationEntry[] = [
  {
    label: "Services",
    links: [
      {
        to: "/sunday-class",
        label: "Sunday class",
        note: `${formatClockRange(sundayClass.startTime, sundayClass.endTime)}, in Ballarat`,
      },
      {
        to: "/8-week-mindfulness-course",
        label: "8-week course",
        note: `${money(course.price)} AUD, live online`,
      },
      {
        to: "/personal-coaching",
        label: "1-to-1 coaching",
        note: `${money(coaching.price)} AUD, ${coaching.sessionMinutes} minutes`,
      },
    ],
  },
  { to: "/about", label: "About" },
  {
    label: "Resources",
    links: [
      { to: "/blog", label: "Blog", note: "Short reads, plainly put" },
      { to: "/video-library", label: "Videos", note: "Practices and lessons to follow" },
    ],
  },
  { to: "/faq", label: "FAQ" },
  { to: "/contact", label: "Contact" },
];

export const bookCallLabel = "Book Free Call";

/** The three columns of the footer. */
export const footerNavigation: readonly NavigationMenu[] = [
  {
    label: "Quick Links",
    links: [
      { to: "/", label: "Home" },
      { to: "/about", label: "About" },
      { to: "/faq", label: "FAQ" },
      { to: "/contact", label: "Contact" },
    ],
  },
  {
    label: "Services",
    links: [
      { to: "/services", label: "All services" },
      { to: "/sunday-class", label: "Sunday class" },
      { to: "/8-week-mindfulness-course", label: "8-week course" },
      { to: "/personal-coaching", label: "1-to-1 coaching" },
    ],
  },
  {
    label: "Resources",
    links: [
      { to: "/resources", label: "All resources" },
      { to: "/blog", label: "Blog" },
      { to: "/video-library", label: "Videos" },
      { to: "/guided-practices", label: "Guided practices" },
    ],
  },
];
