/** The sections of the blog. */
export const articleSections = [
  "Meditation Techniques",
  "Meditation Practice",
  "Meditation Benefits",
  "Mindfulness Practice",
] as const;

/** Subjects of an article. Articles that share the most subjects are listed as related. */
export const articleSubjects = [
  "stress",
  "science",
  "history",
  "everyday",
  "technique",
  "habit",
  "starting",
] as const;
