/** Every page that stands so far, by the path that visitors know. */
export const pages = [
  "/",
  "/services",
  "/8-week-mindfulness-course",
  "/about",
  "/in-person-class",
  "/book-in-person-class",
  "/video-library",
  "/guided-practices",
  "/faq",
  "/sunday-class",
  "/personal-coaching",
  "/coaching",
  "/enrol-live-online-course",
  "/contact",
  "/privacy",
  "/accessibility",
] as const;
