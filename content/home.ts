import type { OwnerFact } from "./owner-fact.ts";

/** A moment of an ordinary day, with its time on the 24-hour clock. */
export type Moment = { readonly time: string; readonly happening: string };

/** Five moments. `tuesdayAt` names those that later sections refer to. */
export const tuesday: readonly Moment[] = [
  { time: "03:12", happening: "Awake. Rehearsing a conversation that may never happen." },
  { time: "07:48", happening: "Snapping at the kids about shoes." },
  { time: "11:20", happening: "Reading the same email for the fourth time." },
  { time: "17:40", happening: "Sitting in the car in your own driveway, not going in yet." },
  { time: "21:55", happening: "Scrolling to switch off. Still on." },
];

export const tuesdayAt = { conversation: "03:12", email: "11:20", driveway: "17:40" } as const;

/** What people practise for. Aims, never promises. */
export const benefits = [
  { name: "Focus", aim: "Finishing the thing you started, then starting the next one." },
  { name: "Relief", aim: "Giving a worry or a bad mood more room and less grip." },
  { name: "Fulfilment", aim: "The first coffee, the dog, the light on the lake. Being there for it." },
  { name: "Insight", aim: "Catching your own patterns early enough to do something about them." },
  { name: "Mastery", aim: "Breaking a habit, or building one, with a method as well as willpower." },
  { name: "Connection", aim: "Listening longer, snapping less, being easier to live with." },
] as const;

/** The five audiences. `who` completes the sentence that the name begins. */
export const audiences: readonly { readonly name: string; readonly who: string }[] = [
  { name: "Professionals", who: "whose day is full by nine and rewritten by ten" },
  { name: "Seekers", who: "who’ve read the books and would like some instructions" },
  { name: "Creatives and performers", who: "who know the work is in there, under the commentary" },
  { name: "Locals", who: "who’d sooner learn from someone they might meet at the shops" },
  {
    name: "People with stress or anxiety",
    who: "who want something to practise alongside the care they already have",
  },
];

/** Who should get other help, and why. The page shows the crisis line first. */
export const notFor: readonly { readonly who: string; readonly because: string }[] = [
  {
    who: "You want it in place of your doctor or psychologist.",
    because:
      "It can sit alongside care, but it’s no replacement for it. If you live with trauma, psychosis or a condition that’s being looked after, talk with them first, and tell me.",
  },
  {
    who: "You want it fixed by Friday.",
    because: "It’s practice. It comes along at about the pace a guitar does.",
  },
  {
    who: "You want someone else to do it.",
    because: "I can show you how, and how to tell if it’s working. The sitting down is yours.",
  },
];

/** The teacher in the teacher's own words. */
export const teacherStory: OwnerFact<{ readonly lead: string; readonly rest: readonly string[] }> = {
  value: {
    lead: "I came to this as a sceptic with a short fuse. What won me over was that it’s specific. You’re told exactly what to do with your attention, and you can tell whether it’s working.",
    rest: [
      "I’ve lived in Ballarat long enough to own four good coats. I take every call myself, so the person you talk to first is the person you’ll learn from.",
      "I won’t ask you to believe anything. Try it for a few weeks and see what happens.",
    ],
  },
  sample: true,
};
