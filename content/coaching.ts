import type { OwnerFact } from "./owner-fact.ts";

/** A part of a coaching session. */
export type HourPart = { readonly minutes: number; readonly name: string; readonly text: string };

/** The parts of a session. The minutes must add up to its length; the clock on the page is drawn from them. */
export const coachingHour: OwnerFact<readonly HourPart[]> = {
  value: [
    {
      minutes: 10,
      name: "Since last time",
      text: "What you tried, what you didn’t, and what the week did to it. The first time it’s simply: what’s going on?",
    },
    {
      minutes: 35,
      name: "Practice, out loud",
      text: "We take the thing itself and sort it. You say what you notice as you notice it, and I change the instruction to suit. A recording can’t do that part.",
    },
    {
      minutes: 15,
      name: "One thing to take home",
      text: "One technique, where in your day it goes, and how you’ll know that you’ve done it. You get it written down.",
    },
  ],
  sample: true,
};

/** A lesson in the invented logbook of the long coaching page. */
export type LogbookEntry = {
  /** What happened before the lesson. */
  readonly conditions: string;
  readonly practised: string;
  /** What to try before the next lesson. */
  readonly next: string;
};

/** An invented learner over four lessons. The page says that she is invented. */
export const logbook: { readonly learner: string; readonly entries: readonly LogbookEntry[] } = {
  learner: "A shift supervisor who goes home and can’t stop supervising",
  entries: [
    {
      conditions: "Corrected a seven-year-old on how to stack a dishwasher. Heard herself doing it.",
      practised:
        "Sorting. See: tomorrow’s roster. Hear: a list, in her own voice. Feel: heat, both forearms.",
      next: "Half a minute of forearms in the car, engine off, before going in.",
    },
    {
      conditions: "Did it four nights of six. Felt bad about the other two, so we sorted that as well.",
      practised: "Concentration. Lost the forearms nine times in two minutes, and went back nine times.",
      next: "The same again. Count the goings back.",
    },
    {
      conditions: "The list got louder once she was listening for it. This happens.",
      practised: "Sensory Clarity. How fast does it talk? Does it ever finish a sentence? It doesn’t.",
      next: "Once a shift, listen to one item to its end.",
    },
    {
      conditions: "Dishwasher.",
      practised: "Equanimity. Let the heat come up with both hands in her pockets.",
      next: "Leave one plate where it is.",
    },
  ],
};

/** The audiences of the long coaching page, each with the text of a number plate. */
export const learners: readonly { readonly plate: string; readonly who: string; readonly text: string }[] = [
  {
    plate: "IN·CHRG",
    who: "Professionals who run something",
    text: "A ward, a site, a classroom, a kitchen. It comes home with you.",
  },
  {
    plate: "3AM·AGN",
    who: "People with stress or anxiety",
    text: "You’ve a GP or psychologist for the care, and want something to practise beside it.",
  },
  {
    plate: "STAGE·L",
    who: "Creatives and performers",
    text: "You can do it in rehearsal. Then there’s an audience.",
  },
  {
    plate: "10·YRS",
    who: "Seekers, some way along",
    text: "You’ve meditated for years, and for the last few you’ve been parked.",
  },
  {
    plate: "ON·NITES",
    who: "Locals and others on a roster",
    text: "No two of your Sundays are the same, and half of them are Tuesdays.",
  },
  {
    plate: "JUST·ME",
    who: "Anyone who’d rather not in a group",
    text: "No reason needed.",
  },
];

/** What a client takes away. Things that are handed over, never outcomes. */
export const coachingGains: OwnerFact<readonly string[]> = {
  value: [
    "A handful of techniques that you can name, and use with nobody there",
    "A page of notes from each session, in words that you’d use",
    "A practice that fits the day you planned, and a shorter one for the day you get",
    "A way to tell whether it’s working that isn’t just the mood you’re in",
  ],
  sample: true,
};

/** The teacher on coaching, one text for each of the two pages. */
export const coachInOwnWords: OwnerFact<{
  readonly short: string;
  readonly long: string;
  readonly training: string;
}> = {
  value: {
    short: "there’s only me. Whoever you like or don’t like on the free call is who you get.",
    long: "I do the coaching myself, and I’m still a learner at it in the sense that matters: I practise every technique that I hand over.",
    training: "a good part of that spent in your seat, being asked what I noticed.",
  },
  sample: true,
};
