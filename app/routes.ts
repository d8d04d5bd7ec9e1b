import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { answerPages } from "../content/newsletter.ts";
import articles from "./articles/articles.ts";
import { articlePath } from "./paths.ts";
import { calendarPaths } from "./schedule/calendar/calendar-paths.ts";

/** Every address of the site, in the order of the specification. */
const routes: RouteConfig = [
  index("routes/home/page.tsx"),
  route("services", "routes/services/page.tsx"),
  route("8-week-mindfulness-course", "routes/course/page.tsx"),
  route("about", "routes/about/page.tsx"),
  route("in-person-class", "routes/first-class/page.tsx"),
  route("book-in-person-class", "routes/book-class/page.tsx"),
  route("video-library", "routes/video-library/page.tsx"),
  route("guided-practices", "routes/guided-practices/page.tsx"),
  route("short-lessons", "routes/short-lessons/page.tsx"),
  route("faq", "routes/faq/page.tsx"),
  route("sunday-class", "routes/sunday-class/page.tsx"),
  route("personal-coaching", "routes/personal-coaching/page.tsx"),
  route("coaching", "routes/coaching/page.tsx"),
  route("enrol-live-online-course", "routes/enrol/page.tsx"),
  route("resources", "routes/resources/page.tsx"),
  route("blog", "routes/blog/page.tsx"),
  route("blog/:slug", "routes/article/page.tsx"),
  route("contact", "routes/contact/page.tsx"),
  route("privacy", "routes/privacy/page.tsx"),
  route("accessibility", "routes/accessibility/page.tsx"),
  route("contact/failed", "routes/contact/failed-page.tsx"),
  route("newsletter/:answer", "routes/newsletter/answer-page.tsx"),

  route("calendar/:file", "schedule/calendar/calendar-file.ts"),
  route("rss.xml", "seo/feed.tsx"),
  route("sitemap.xml", "seo/sitemap.ts"),
  route("robots.txt", "seo/robots.ts"),
  route("site.webmanifest", "seo/web-manifest.ts"),

  route("*", "routes/not-found/page.tsx"),
];

export default routes;

/** The files that are made at build time. `/404` is what unknown addresses are answered with. */
export const prerenderedPaths = [
  "/",
  "/services",
  "/8-week-mindfulness-course",
  "/about",
  "/in-person-class",
  "/book-in-person-class",
  "/video-library",
  "/guided-practices",
  "/short-lessons",
  "/faq",
  "/sunday-class",
  "/personal-coaching",
  "/coaching",
  "/enrol-live-online-course",
  "/resources",
  "/blog",
  ...articles.map(({ slug }) => articlePath(slug)),
  "/contact",
  "/privacy",
  "/accessibility",
  "/contact/failed",
  ...answerPages.map((page) => `/newsletter/${page}` as const),
  "/404",
  ...Object.values(calendarPaths),
  "/rss.xml",
  "/sitemap.xml",
  "/robots.txt",
  "/site.webmanifest",
] as const;
