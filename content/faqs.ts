import type { SampleMark } from "./owner-fact.ts";
import { course } from "./schedule.ts";

/** A frequently asked question. */
export type Faq = SampleMark & {
  /** A link to it opens the answer: `/#religious`. Never change a published id. */
  readonly id: string;
  readonly question: string;
  /** Plain text. Numbers of support lines become telephone links. */
  readonly answer: string;
  /** Adds the Sundays without a class, on the pages of the Sunday class. */
  readonly listsClosures?: true;
};

/** The five questions of the home page. */
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

/** The six questions of the course page. */
export const courseFaqs: readonly Faq[] = [
  {
    id: "meditated-before",
    question: "Do I need to have meditated before?",
    answer:
      "No. People who have sometimes find it harder, since there’s something to unlearn. Everybody starts at week one.",
  },
  {
    id: "missed-sunday",
    question: "What if I miss a Sunday?",
    answer:
      "Each session is recorded for the group, so you can catch up before the next. One or two is what a school term does to people. If it looks like being half of them, take a later term.",
  },
  {
    id: "between-sessions",
    question: "How much is there to do between Sundays?",
    answer: `About ${course.dailyPracticeMinutes} minutes, most days. Week three shows you how to hide some of it in the washing-up. If a week goes to pieces, come anyway.`,
  },
  {
    id: "what-i-need",
    question: "What do I need?",
    answer:
      "A chair, a screen with sound, and somewhere you won’t be interrupted much. Camera on is nice. Camera off is fine.",
  },
  {
    id: "seeing-somebody",
    question: "I’m seeing a psychologist. Can I come?",
    answer:
      "Ask them first, and tell me, so that we can leave out what doesn’t suit you. It’s skills training, and can sit alongside their care but not replace it. If you’re in crisis, call Lifeline on 13 11 14, or 000.",
  },
  {
    id: "money-back",
    question: "Can I get my money back?",
    answer:
      "All of it, until the day before the first session, and also straight after that one if it isn’t what you had in mind. Later than that I’ll find you a seat in another term.",
    sample: true,
  },
];
