import { course } from "#content/schedule";
import { money } from "../app/ui/money.ts";
import type { OwnerFact } from "./owner-fact.ts";

/** What the price covers, line by line. */
export const included: OwnerFact<readonly { readonly item: string; readonly detail: string }[]> = {
  value: [
    {
      item: `${course.sessions} live sessions`,
      detail: `${course.sessionMinutes} minutes each, with me, by video`,
    },
    { item: "A recording of each", detail: "for the week that you miss" },
    { item: "Handouts", detail: "one page a week, in my own words" },
    { item: "Somebody to ask", detail: "between Sundays, by email" },
  ],
  sample: true,
};

/** What happens between paying and the last session. */
export const afterBooking: OwnerFact<readonly { readonly when: string; readonly text: string }[]> = {
  value: [
    {
      when: "Straight away",
      text: "A receipt, and a short note from me. If it hasn’t come in an hour, look in the spam.",
    },
    {
      when: "The week before",
      text: "The link to the video call, and three questions: what you’ve tried, what stopped you, what you’d like to be different.",
    },
    {
      when: "Each Sunday, five minutes early",
      text: "The room opens, for people who like to check their microphone.",
    },
    { when: "By Monday night", text: "The recording and the handout, and one small thing to practise." },
  ],
  sample: true,
};

/** Refunds and reduced prices. */
export const changes: OwnerFact<readonly { readonly question: string; readonly answer: string }[]> = {
  value: [
    {
      question: "If you change your mind",
      answer:
        "Your money back in full until the day before the first session. After that I’ll move you to another term.",
    },
    {
      question: "If it isn’t what you expected",
      answer:
        "Tell me after the first session and I’ll refund you. Your rights under Australian consumer law come on top of that.",
    },
    {
      question: `If ${money(course.price)} is the obstacle`,
      answer: "Write to me. I keep a place or two each term for people who can pay less.",
    },
  ],
  sample: true,
};

/** What a participant needs. */
export const youNeed = [
  "A laptop, tablet or phone with a camera, on or off",
  "A chair and a door, or headphones instead of the door",
  `About ${course.dailyPracticeMinutes} minutes a day in between, in any chair`,
] as const;
