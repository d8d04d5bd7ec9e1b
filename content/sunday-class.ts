import { sundayClass } from "#content/schedule";

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
