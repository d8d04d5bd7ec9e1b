/* The URLs of pages. Typed links and the sitemap are built from this list. Removing a line needs a redirect in
 * `content/redirects.yaml`. */

/** The indexed pages in sitemap order: name in code, URL, and the name of its folder below
 * `site/pages` and of its content. */
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

type Paths = { readonly [Name in keyof typeof pages]: (typeof pages)[Name]["path"] };

/** The path of each page by its name in `pages.ts`, for links. */
export const paths = Object.fromEntries(
  Object.entries(pages).map(([name, { path }]) => [name, path]),
) as Paths;

/** Returns the path of an article. */
export const articlePath = (slug: string) => `${paths.blog}/${slug}` as const;

/** What the contact form's message may begin with, and the last part of its page's URL. */
export const begunMessages = {
  workplaces: "workplaces",
  halfPrice: "half-price",
  missing: "not-here-yet",
  missed: "missed-a-session",
  move: "another-term",
  cancel: "cancel",
  present: "present",
  hearing: "hearing",
  nextDates: "next-dates",
} as const;

/** The paths of the contact form with a message that is begun. */
export const begunMessagePaths = Object.values(begunMessages).map((about) => `/contact/${about}` as const);

/** The path of the list of letters. It and the letters' pages exist only while letters stand on the site. */
export const lettersPath = "/letters" as const;

/** Returns the path of a letter. */
export const letterPath = (slug: string) => `${lettersPath}/${slug}` as const;

type WithSlug = { readonly slug: string };

/** What has a page of its own: the articles, and lists of content files, by the names of these. */
type ThingsWithPages = { readonly articles: readonly WithSlug[]; readonly letters?: readonly WithSlug[] };

/** The content files whose entries have pages. */
export type FileWithPages = Exclude<keyof ThingsWithPages, "articles">;

/** Returns the pages that are there because something of the content is, each with its folder below `site/pages`. */
export const pagesFromContent = ({ articles, letters = [] }: ThingsWithPages) => [
  ...articles.map(({ slug }) => ({ path: articlePath(slug), folder: "article" })),
  ...(letters.length > 0 ? [{ path: lettersPath, folder: "letters" }] : []),
  ...letters.map(({ slug }) => ({ path: letterPath(slug), folder: "letter" })),
];

export type PageFromContent = ReturnType<typeof pagesFromContent>[number];

export type SitePath = Paths[keyof Paths] | (typeof begunMessagePaths)[number] | PageFromContent["path"];
