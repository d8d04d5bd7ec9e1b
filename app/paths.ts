/** Every address of the site that a link may lead to. */
export const paths = {
  home: "/",
  about: "/about",
  services: "/services",
  course: "/8-week-mindfulness-course",
  enrol: "/enrol-live-online-course",
  sundayClass: "/sunday-class",
  bookClass: "/book-in-person-class",
  firstClass: "/in-person-class",
  personalCoaching: "/personal-coaching",
  coaching: "/coaching",
  resources: "/resources",
  videos: "/video-library",
  guidedPractices: "/guided-practices",
  lessons: "/short-lessons",
  blog: "/blog",
  faq: "/faq",
  contact: "/contact",
  privacy: "/privacy",
  accessibility: "/accessibility",
} as const;

/** The address of an article. */
export const articlePath = (slug: string) => `${paths.blog}/${slug}` as const;

export type SitePath = (typeof paths)[keyof typeof paths] | ReturnType<typeof articlePath>;
