import type { Practice } from "../video-item.ts";

export const feelFlow: Practice = {
  slug: "feel-flow",
  id: "",
  published: "",
  title: "Feel Flow",
  description: "Pulse, breath, tingle. What’s moving?",
  minutes: 5,
  goodFor: "You’re restless",
  thumbnail: "",
  written: {
    moment:
      "You’ve done a lap of the lake, you’re back on the bench, and your legs are still going although nobody’s asked them to. That hum is what this one’s about.",
    steps: [
      {
        at: 0,
        heading: "Know what you’re after",
        text: "Flow here only means change in a sensation: stronger, weaker, moving, pulsing, tingling. It isn’t the “in the zone” sort, and nothing unusual has to happen. Sit down, eyes open or shut.",
      },
      {
        at: 30,
        heading: "Start with the breath",
        text: "Put your attention where breathing is easiest to feel: nostrils, ribs or belly. On the way in, something swells. On the way out, it settles. That’s change, so that’s flow. Think “flow”, and stay with it for the length of a breath.",
      },
      {
        at: 90,
        heading: "Look for smaller change",
        text: "Now the palms, the lips, the soles of the feet. Is there a pulse? A prickle? Warmth that comes and goes? Each time you catch something getting stronger or weaker, or shifting, think “flow” and watch it do that for a few seconds.",
        otherwise:
          "If everything feels solid, nothing’s wrong. Go back to the breath, which never holds still for long.",
      },
      {
        at: 165,
        heading: "Loosen, and look again",
        text: "Let the belly go, then the hands. A loose muscle lets more through. You’re not making anything move; you’re seeing how much of it already does. Even an ache, looked at closely, tends to throb and shift more than it lets on.",
      },
      {
        at: 225,
        heading: "Take in the lot",
        text: "Widen out to the whole body, and let changes come from wherever they like, several at once. If it’s too much, open your eyes, move, or stop. In the last half-minute, come back to the feet on the floor, and finish there.",
      },
    ],
    takeAlong: {
      heading: "As a microhit",
      text: "Hands under the tap, and the water’s running warm: follow the warmth from when it’s hardly there to when it’s all there is.",
    },
  },
};
