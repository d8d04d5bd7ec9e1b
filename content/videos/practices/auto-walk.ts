import type { Practice } from "../video-item.ts";

export const autoWalk: Practice = {
  slug: "auto-walk",
  id: "",
  published: "",
  title: "Auto Walk",
  description: "For a flat path and nowhere you have to be.",
  minutes: 5,
  goodFor: "You’re on your feet",
  thumbnail: "",
  written: {
    moment:
      "Halfway back from the letterbox you realise that you can’t remember steering. You got there, you turned around, and nobody seemed to be in charge. Auto Walk is that on purpose, with the lights on.",
    steps: [
      {
        at: 0,
        heading: "Choose your ground",
        text: "Somewhere flat, quiet and familiar: a backyard, a hallway, an oval. Not beside a road, not at the water’s edge. No headphones, and eyes open the whole way. On a shared path keep left, and remember the bikes.",
      },
      {
        at: 45,
        heading: "Walk, and look out",
        text: "Go at your usual pace. Let your attention rest on what’s outside: what there is to see, what there is to hear, the path under your feet. Half a minute of plain walking comes before anything clever.",
      },
      {
        at: 90,
        heading: "Drop one bit of steering",
        text: "Notice any small order that you’re giving: longer steps, straighter back, hurry up. Stop giving that one, and let the legs sort it out. A few steps later, notice another, and let go of it too. You’re not trying to walk in some special way. You’re leaving the walking alone.",
        otherwise:
          "Gone stiff and strange, like a handshake that you’ve thought about? That’s usual. Look up at the trees, forget your feet for a bit, and start again.",
      },
      {
        at: 180,
        heading: "Watch it happen",
        text: "Heel, roll, toe, and the next one comes by itself. Stay wide awake and watch it, the way you’d watch somebody who’s good at it. This isn’t a trance. The moment there’s a kerb, a bike or a dog with plans, you take over, and that’s also fine.",
      },
      {
        at: 270,
        heading: "Take the wheel again",
        text: "Walk the last bit on purpose: choose the pace, choose the turn, choose where you stop. Notice which of the two was more work.",
      },
    ],
    takeAlong: {
      heading: "As a microhit",
      text: "Down the hall with the washing: ten steps that you don’t supervise.",
    },
  },
};
