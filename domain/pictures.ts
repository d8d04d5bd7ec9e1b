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
