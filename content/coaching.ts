import type { OwnerFact } from "./owner-fact.ts";

/** A part of one coaching session. */
export type HourPart = { readonly minutes: number; readonly name: string; readonly what: string };

/** How an hour usually goes. The minutes add up to a session; the clock on the page is drawn from them. */
export const coachingHour: OwnerFact<readonly HourPart[]> = {
  value: [
    {
      minutes: 10,
      name: "Since last time",
      what: "What you tried, what you didn’t, and what the week did to it. The first time it’s simply: what’s going on?",
    },
    {
      minutes: 35,
      name: "Practice, out loud",
      what: "We take the thing itself and sort it. You say what you notice as you notice it, and I change the instruction to suit. A recording can’t do that part.",
    },
    {
      minutes: 15,
      name: "One thing to take home",
      what: "One technique, where in your day it goes, and how you’ll know that you’ve done it. You get it written down.",
    },
  ],
  sample: true,
};
