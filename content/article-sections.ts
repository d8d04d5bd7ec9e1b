/** What the blog files its articles under. */
export const articleSections = [
  "Meditation Techniques",
  "Meditation Practice",
  "Meditation Benefits",
  "Mindfulness Practice",
] as const;

/** What an article may be about. Two that share the most of these stand under each other. */
export const articleSubjects = [
  "stress",
  "science",
  "history",
  "everyday",
  "technique",
  "habit",
  "starting",
] as const;
