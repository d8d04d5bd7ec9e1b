/* What words and checks know of the drawn pictures. */

/** Marks of each sense in the pictures of the day, the same in the heap and in the sorted ones. */
export const marksOfEach = 70;

/** The slugs of the articles that have a drawn picture. */
export const drawnArticles = [
  "meditation-anxiety-stress",
  "where-mindfulness-comes-from",
  "eyes-open-meditation",
  "no-time-for-meditation",
  "best-time-to-meditate",
  "meditation-myths",
  "benefits-of-meditation",
  "how-meditation-changes-brain",
  "driving-meditation",
] as const;

/** The small prints that are drawn for passages of articles. */
export const smallArticlePrints = [
  "accounts",
  "alarm-clock",
  "bins",
  "dishes",
  "forecast",
  "gaze",
  "kangaroo-sign",
  "outlook",
  "pebbles",
  "pie",
  "slow-motion",
  "toaster",
  "toothbrush",
  "trailer",
  "wader",
] as const;

/** The prints that can stand beside a passage of an article: those, and some that other pages show. */
export const printsForArticles = [
  ...smallArticlePrints,
  "driveway",
  "kettle",
  "lap",
  "table-notebook",
] as const;
