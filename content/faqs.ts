import { course } from "./schedule.ts";

/** A question that visitors ask, and its answer in plain text. */
export type Faq = {
  /** Its own address on a page: `/#religious` opens the answer. Never change one that was published. */
  readonly id: string;
  readonly question: string;
  /** Numbers of support lines become telephone links. */
  readonly answer: string;
  /** Made up by us: only the owner knows. */
  readonly sample?: true;
};

/** The five of the home page. */
export const homeFaqs: readonly Faq[] = [
  {
    id: "religious",
    question: "Is this religious?",
    answer:
      "No. The techniques have old roots, but Unified Mindfulness teaches them in secular terms that you can check for yourself. People of any faith or none are welcome.",
  },
  {
    id: "busy-mind",
    question: "My mind never shuts up. Will it work for me?",
    answer: "You’re who it’s for. The aim isn’t an empty head. It’s knowing what to do with a full one.",
  },
  {
    id: "time",
    question: "How much time does it take?",
    answer: `About ${course.dailyPracticeMinutes} minutes a day is plenty to start, and a good part of that can happen while you’re doing something else.`,
  },
  {
    id: "therapy",
    question: "Is it therapy?",
    answer:
      "No. It’s skills training. It can sit alongside care from your GP or psychologist, but it doesn’t replace it. If you’re in crisis, call Lifeline on 13 11 14, or 000.",
  },
  {
    id: "ballarat",
    question: "Do I have to live in Ballarat?",
    answer: "No. The course and the coaching run by video, Australia-wide. The view’s better here, though.",
  },
];
