/*
 * The URL map. Routes, prerendered files, typed links (`paths`) and the sitemap are built from these two lists.
 * Removing a line needs a redirect in `content/redirects.yaml`.
 */

/** The indexed pages in sitemap order: name in code, URL, folder below `site/pages`. */
export const pages = {
  home: { path: "/", folder: "home" },
  services: { path: "/services", folder: "services" },
  course: { path: "/8-week-mindfulness-course", folder: "course" },
  about: { path: "/about", folder: "about" },
  firstClass: { path: "/in-person-class", folder: "first-class" },
  bookClass: { path: "/book-in-person-class", folder: "book-class" },
  videos: { path: "/video-library", folder: "video-library" },
  guidedPractices: { path: "/guided-practices", folder: "guided-practices" },
  practise: { path: "/practise", folder: "practise" },
  lessons: { path: "/short-lessons", folder: "short-lessons" },
  faq: { path: "/faq", folder: "faq" },
  sundayClass: { path: "/sunday-class", folder: "sunday-class" },
  personalCoaching: { path: "/personal-coaching", folder: "personal-coaching" },
  coaching: { path: "/coaching", folder: "coaching" },
  enrol: { path: "/enrol-live-online-course", folder: "enrol" },
  resources: { path: "/resources", folder: "resources" },
  blog: { path: "/blog", folder: "blog" },
  contact: { path: "/contact", folder: "contact" },
  privacy: { path: "/privacy", folder: "privacy" },
  accessibility: { path: "/accessibility", folder: "accessibility" },
} as const satisfies Record<string, { path: `/${string}`; folder: string }>;

/** All other URLs, each with its module below `app`. `site.tsx` lists what a `:parameter` stands for. */
export const otherRoutes = {
  "/blog/:slug": "pages/article/page.tsx",
  "/contact/failed": "pages/contact/failed-page.tsx",
  "/error": "pages/error/page.tsx",
  "/newsletter/:answer": "pages/newsletter/answer-page.tsx",
  "/calendar/:file": "schedule/calendar/calendar-file.ts",
  "/rss.xml": "seo/feed.tsx",
  "/sitemap.xml": "seo/sitemap.ts",
  "/robots.txt": "seo/robots.ts",
  "/site.webmanifest": "seo/web-manifest.ts",
  "/practice-room.webmanifest": "pages/practise/room-manifest.ts",
  "*": "pages/not-found/page.tsx",
} as const satisfies Record<string, string>;
