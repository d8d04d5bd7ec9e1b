/** A question that visitors ask, and its answer in plain text. */
export type Faq = { readonly question: string; readonly answer: string };

/** The five of the home page. */
export const homeFaqs: readonly Faq[] = [
  {
    question: "Is this religious?",
    answer:
      "No. The techniques have old roots, but Unified Mindfulness teaches them in secular, testable terms. People of any faith or none are welcome.",
  },
  {
    question: "My mind never shuts up. Will it work for me?",
    answer: "You’re who it’s for. The aim isn’t an empty head. It’s knowing what to do with a full one.",
  },
  {
    question: "How much time does it take?",
    answer:
      "About ten minutes a day is plenty to start, and a good part of that can happen while you’re doing something else.",
  },
  {
    question: "Is it therapy?",
    answer:
      "No. It’s skills training. It can sit alongside care from your GP or psychologist, but it doesn’t replace it. If you’re in crisis, call Lifeline on 13 11 14, or 000.",
  },
  {
    question: "Do I have to live in Ballarat?",
    answer: "No. The course and the coaching run by video, Australia-wide. The view’s better here, though.",
  },
];
