import type { OwnerFact } from "./owner-fact.ts";

/** How booking works at the centre, which may change it. */
export const centreBooking: OwnerFact<{
  /** The steps on the centre's own site. */
  readonly steps: readonly { readonly step: string; readonly detail: string }[];
  readonly particulars: readonly { readonly question: string; readonly answer: string }[];
}> = {
  value: {
    steps: [
      {
        step: "Open the centre’s timetable",
        detail: "It’s their site, in a new tab. Scroll to Sunday; the class is called Mindfulness.",
      },
      {
        step: "Make a free account, once",
        detail: "Name, email, a phone number in case they have to cancel. You don’t need a membership.",
      },
      {
        step: "Press Book, and pay them",
        detail: "The casual rate, or nothing extra if you’re a member. Their email is your ticket.",
      },
    ],
    particulars: [
      {
        question: "It’s full",
        answer: "Join their waiting list. People drop out on Saturday night, and it lets you know by text.",
      },
      {
        question: "I can’t come after all",
        answer:
          "Cancel with them, in the same place, so that somebody on the waiting list gets a sleep-in ruined.",
      },
      {
        question: "I haven’t booked",
        answer: "Turn up ten minutes early and ask at the desk. If there’s a chair, it’s yours.",
      },
      {
        question: "Websites and I don’t get along",
        answer: "Ring or visit the front desk. They’ll do it with you.",
      },
    ],
  },
  sample: true,
};
