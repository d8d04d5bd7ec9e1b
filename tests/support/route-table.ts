import { faqs } from "#content/faqs";
import { articlePath } from "../../domain/pages.ts";
import { videoItems } from "../../site/components/video/videos.ts";
import { indexedPaths as pages } from "../../site/seo/sitemap.ts";

/** Types of structured data that a page has only if its list isn't empty. */
const ifAny = (list: readonly unknown[], type: string): readonly string[] => (list.length > 0 ? [type] : []);

/** The specification's routes, each with the types of its structured data. Other pages need no row. */
const specified: Readonly<Record<string, readonly string[]>> = {
  "/": ["LocalBusiness", "Person", ...ifAny(faqs.home, "FAQPage")],
  "/about": ["LocalBusiness", "Person"],
  "/services": ["LocalBusiness", "Service"],
  "/8-week-mindfulness-course": ["Course", ...ifAny(faqs.course, "FAQPage")],
  "/sunday-class": ["EventSeries"],
  "/personal-coaching": ["Service"],
  "/coaching": ["Service"],
  "/resources": [],
  "/video-library": videoItems.filter(({ youtube }) => youtube).map(() => "VideoObject"),
  "/guided-practices": [],
  "/short-lessons": [],
  "/blog": [],
  ...Object.fromEntries(
    [
      "meditation-anxiety-stress",
      "where-mindfulness-comes-from",
      "how-meditation-changes-brain",
      "eyes-open-meditation",
      "best-time-to-meditate",
      "benefits-of-meditation",
      "no-time-for-meditation",
      "driving-meditation",
      "meditation-myths",
    ].map((slug) => [articlePath(slug), ["Article", "BreadcrumbList"]]),
  ),
  "/faq": ifAny(Object.values(faqs.faqPage).flat(), "FAQPage"),
  "/contact": ["LocalBusiness"],
  "/in-person-class": [],
  "/enrol-live-online-course": ["Course"],
  "/book-in-person-class": [],
  "/privacy": [],
  "/accessibility": [],
};

/** The routes of the pages that there are. */
export const routeTable = Object.entries(specified)
  .filter(([path]) => pages.includes(path))
  .map(([path, structuredData]) => ({ path, structuredData }));

/** Paths of the specification that are no longer pages. */
export const removedPaths = Object.keys(specified).filter((path) => !pages.includes(path));
