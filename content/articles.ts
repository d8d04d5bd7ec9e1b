/** What the blog files its articles under. */
export const articleSections = [
  "Meditation Techniques",
  "Meditation Practice",
  "Meditation Benefits",
  "Mindfulness Practice",
] as const;

/** An article, as a list of articles knows it. */
export type Article = {
  /** The last part of its address. Never change one that was published. */
  readonly slug: string;
  readonly title: string;
  /** The question that somebody has when this is the one to read. */
  readonly question: string;
  readonly excerpt: string;
  /** As year-month-day. */
  readonly published: string;
  readonly section: (typeof articleSections)[number];
  readonly minutes: number;
};

/** All articles, newest first. */
export const articles: readonly Article[] = [
  {
    slug: "meditation-anxiety-stress",
    title: "Meditation for stress and anxiety",
    question: "My chest is tight and I’ve a meeting in ten minutes.",
    excerpt:
      "What it can do about stress, what it can’t, what the trials found when they compared it with going for a run, and one thing to try before the meeting.",
    published: "2025-09-18",
    section: "Meditation Techniques",
    minutes: 8,
  },
  {
    slug: "meditation-myths",
    title: "Three meditation myths",
    question: "I tried. My mind didn’t go blank, so I stopped.",
    excerpt:
      "Empty heads, crossed legs and instant calm: where each idea came from, and what to ask for instead.",
    published: "2025-01-17",
    section: "Mindfulness Practice",
    minutes: 6,
  },
  {
    slug: "driving-meditation",
    title: "Meditating while you drive, eyes very much open",
    question: "The only time I’m alone is in the car.",
    excerpt:
      "Four five-minute practices in which the road is what you pay attention to. Drop them the moment traffic wants you.",
    published: "2025-01-16",
    section: "Meditation Techniques",
    minutes: 8,
  },
  {
    slug: "no-time-for-meditation",
    title: "No time for meditation",
    question: "I’ve got a job, two kids and a dog that sheds.",
    excerpt:
      "Formal practice, microhits and background practice: ten minutes, ten seconds, and the washing up.",
    published: "2025-01-15",
    section: "Meditation Practice",
    minutes: 9,
  },
  {
    slug: "where-mindfulness-comes-from",
    title: "Where mindfulness comes from",
    question: "Who made this up, and do I have to believe it?",
    excerpt:
      "From early Buddhist texts by way of colonial Burma to a hospital basement in Massachusetts, and how it got to a pool in Ballarat.",
    published: "2024-09-12",
    section: "Mindfulness Practice",
    minutes: 7,
  },
  {
    slug: "how-meditation-changes-brain",
    title: "How meditation changes the brain",
    question: "Is there anything in it, or is it brain-scan theatre?",
    excerpt:
      "What the scans showed, what the largest study didn’t find, and why a track gets worn whether or not you can photograph it.",
    published: "2024-07-21",
    section: "Meditation Benefits",
    minutes: 10,
  },
  {
    slug: "eyes-open-meditation",
    title: "Meditating with your eyes open",
    question: "I close my eyes and fall asleep.",
    excerpt:
      "Zen has done it for centuries. Why it’s worth learning, where to look, and what to do about the dog.",
    published: "2024-07-15",
    section: "Meditation Techniques",
    minutes: 7,
  },
  {
    slug: "best-time-to-meditate",
    title: "The best time to meditate",
    question: "Everybody says five in the morning.",
    excerpt:
      "Fifteen thousand app users, one clear winner for sticking with it, and no evidence at all that any hour works better.",
    published: "2024-07-05",
    section: "Meditation Practice",
    minutes: 7,
  },
  {
    slug: "benefits-of-meditation",
    title: "Five benefits of meditation",
    question: "What would I actually get out of it?",
    excerpt:
      "Less suffering, more fulfilment, insight, mastery and connection: what each word means on a weekday, and who measured what.",
    published: "2024-06-30",
    section: "Meditation Benefits",
    minutes: 14,
  },
];
