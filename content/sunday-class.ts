import type { Faq } from "./faqs.ts";
import { course, sundayClass } from "./schedule.ts";

/** Reasons to join a class instead of using an app. */
export const reasonsToJoin: readonly { readonly reason: string; readonly because: string }[] = [
  {
    reason: "It’s already decided.",
    because:
      "Same room, same time, every week. Most of the trouble with practising at home is choosing when.",
  },
  {
    reason: "Somebody answers.",
    because:
      "You do the thing, you say what happened, and a person who has seen it before tells you what to try next.",
  },
  {
    reason: "A room helps.",
    because: "Other people sitting still are oddly good company. Nobody talks, and it isn’t awkward.",
  },
];

/** The audiences, each as the sign of a swimming lane. */
export const lanes: readonly { readonly sign: string; readonly who: string }[] = [
  { sign: "Slow", who: "You’ve never done this and would rather not be watched finding out." },
  { sign: "Medium", who: "You’ve had a go, with an app or a book, and drifted off about March." },
  { sign: "Fast", who: "You already practise, and miss having people to do it with." },
  {
    sign: "Walking",
    who: "You’ve had a rough trot and want something gentle that gets you out of the house.",
  },
];

export const waysToJoin: readonly { readonly step: string; readonly detail: string }[] = [
  {
    step: "Choose a Sunday",
    detail: `Any one. Booking opens ${sundayClass.bookingOpensDaysBefore} days before it.`,
  },
  {
    step: "Book with the centre",
    detail: "On the centre’s own timetable. Its booking is the only one there is; I don’t keep a list.",
  },
  { step: "Walk in", detail: "Ask for mindfulness at the front desk. They’ll point." },
];

export const sundayFaqs: readonly Faq[] = [
  {
    id: "membership",
    question: "Do I have to be a member of the centre?",
    answer: "No. Members book as part of their membership, everybody else pays for the one class.",
    sample: true,
  },
  {
    id: "same-every-week",
    question: "Is it the same thing every week?",
    answer:
      "Same shape, different technique. Come a few weeks running and you’ll have met a handful; come once and you’ll have one that you can use.",
  },
  {
    id: "what-to-wear",
    question: "What do I wear?",
    answer: "Whatever you’d wear to the supermarket. You’ll be in a chair, not in the water.",
  },
  {
    id: "holidays",
    question: "Is it on in the school holidays?",
    answer:
      "Yes, and on long weekends too. If the centre closes for a public holiday, its timetable says so.",
    listsClosures: true,
    sample: true,
  },
  {
    id: "class-or-course",
    question: "Class or course?",
    answer: `The class is one technique at a time, in no fixed order, for as long as you like turning up. The course is the whole system in order, ${course.sessions} weeks, with practice in between. Plenty of people use one to decide about the other.`,
  },
];
