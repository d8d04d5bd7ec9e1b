import type { OwnerFact } from "./owner-fact.ts";

/** The teacher's story, in the teacher's own words. */
export const aboutTeacher: OwnerFact<{
  readonly headline: string;
  readonly lead: string;
  readonly story: readonly string[];
  readonly training: string;
}> = {
  value: {
    headline: "I teach this for a living, and I still lose my keys.",
    lead: "For years I was the calm one at work and the other one at home.",
    story: [
      "I’d drive the long way round the lake so the day could wear off before I walked in. It didn’t. Then a physio, of all people, asked me to keep my attention on my shoulders for ten breaths and describe what was there, as if I were reading a gas meter. I’d been complaining about those shoulders for a year and had never once looked.",
      "That was the hook. It was a skill, it had instructions, and I was no good at it. So I went looking for the long version of the instructions and found Unified Mindfulness, which Shinzen Young built and which tells you three things most advice leaves out: what to do with your attention, how to know you’re doing it, and what to do when you can’t.",
      "I trained to teach it because people kept asking and I kept explaining it badly. The shoulders are still mine. I’m just better informed about them.",
    ],
    training:
      "Practising, being watched practising, teaching, being watched teaching, and being asked afterwards why I’d said that. It’s a training in teaching a skill and nothing more than that: I’m not a doctor or a psychologist, and I’ll tell you when one of those is who you need.",
  },
  sample: true,
};

/** How the teacher works. */
export const waysOfWorking: readonly { readonly rule: string; readonly because: string }[] = [
  {
    rule: "Ask why, any time.",
    because: "If I can’t explain what a technique is for, we shouldn’t be doing it.",
  },
  { rule: "Nothing to wear, chant or believe.", because: "A chair and the clothes you came in." },
  {
    rule: "You can stop.",
    because: "Open your eyes, move, leave. You don’t need a reason, and I won’t chase you.",
  },
  {
    rule: "No is an answer.",
    because: "If this isn’t for you I’d sooner tell you on the first call than the fifth.",
  },
];
