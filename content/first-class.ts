import type { OwnerFact } from "./owner-fact.ts";

/** What happens when, in minutes from the start of the class; negative before it. */
export type ClassMoment = {
  readonly minute: number;
  readonly text: string;
  /** Two or three words for the timeline on the Sunday class page. */
  readonly label?: string;
};

/** The running order of a class. */
export const runningOrder: OwnerFact<readonly ClassMoment[]> = {
  value: [
    {
      minute: -15,
      text: "Tell the front desk you’re here for the meditation class. They tick your name and point.",
    },
    { minute: -5, text: "Take any chair. Next to the door is a chair. Shoes off if you like; on is fine." },
    {
      minute: 0,
      label: "Hello",
      text: "I say hello, what we’re doing and why. Nobody goes round the circle introducing themselves.",
    },
    {
      minute: 5,
      label: "One technique",
      text: "One technique in plain words, and time to ask the obvious question.",
    },
    {
      minute: 12,
      label: "Practice",
      text: "We try it for ten minutes. I talk you through it, then less and less. Eyes open or shut.",
    },
    {
      minute: 22,
      label: "What was that?",
      text: "What was that like? Say, or study the carpet. Both are normal.",
    },
    { minute: 30, label: "Practice again", text: "Again, now that you know what it is. Ten minutes." },
    { minute: 40, label: "For Monday", text: "One way to use it on a Monday." },
    { minute: 45, text: "Finished. Ask me something on the way out, or go for a swim." },
  ],
  sample: true,
};

/** Directions and access. */
export const venue: OwnerFact<readonly { readonly about: string; readonly facts: string }[]> = {
  value: [
    { about: "By car", facts: "Free parking in front. Early on a Sunday there’s plenty." },
    {
      about: "By bike or on foot",
      facts: "Racks beside the main doors, and a path all the way round the lake.",
    },
    {
      about: "Steps and doors",
      facts: "Level from the car park to the room. The main doors open by themselves.",
    },
    {
      about: "Toilets and change rooms",
      facts: "Along the same corridor, one of them accessible with a hoist.",
    },
    { about: "Seating", facts: "Chairs with backs. Bring your own cushion, wheelchair or standing room." },
    {
      about: "Sound and light",
      facts: "No music, no incense. The blinds are half down. You’ll hear the pool.",
    },
  ],
  sample: true,
};

/** Worries before a first class, with answers. */
export const worries: readonly { readonly id: string; readonly worry: string; readonly answer: string }[] = [
  {
    id: "doing-it-wrong",
    worry: "I’ll do it wrong",
    answer:
      "Probably, for a bit. So does everyone. There’s nobody to see: from the outside, wrong and right look identical.",
  },
  {
    id: "sitting-still",
    worry: "I can’t sit still that long",
    answer: "Then don’t. Shift, stretch, stand at the back. The technique doesn’t mind, and nor do I.",
  },
  {
    id: "falling-asleep",
    worry: "I’ll fall asleep",
    answer: "It’s a Sunday and you’re tired. If you snore I’ll drop something near you.",
  },
  {
    id: "leaving-early",
    worry: "I’ll want to get out",
    answer:
      "Take the chair next to the door and go when you like; nobody will turn round, and I won’t ask why next week. Or stay, and open your eyes. They can be open for all of it.",
  },
  {
    id: "something-comes-up",
    worry: "Something might come up",
    answer:
      "It can. Open your eyes, look round the room, have a drink of water, step out. Come back or go home. If it follows you home, talk to someone you trust or your GP, and let me know too.",
  },
  {
    id: "hugging",
    worry: "There’ll be hugging",
    answer: "There won’t.",
  },
];

/** What to bring, and what to leave. */
export const packing = {
  bring: ["Your booking, on your phone", "A jumper: it’s Ballarat", "A question, if you’ve got one"],
  leave: ["Mat, cushion, special trousers", "A clear mind", "Experience"],
} as const;
