import type { Practice } from "../video-item.ts";

export const microhits: Practice = {
  slug: "microhits",
  id: "",
  published: "",
  title: "Microhits",
  description: "Five short ones: for the sink, the window, the hold music, the inbox and the door.",
  minutes: 5,
  goodFor: "You haven’t got five minutes",
  thumbnail: "",
  written: {
    moment:
      "One meeting’s over, the next hasn’t started, and your hand’s already on its way to your phone. A microhit fits in there: a technique with most of your attention, for a few seconds or a few minutes. Here are five, a minute each, so that you’ve met them before you need them.",
    steps: [
      {
        at: 0,
        heading: "At the sink: feel",
        text: "Hands under the tap. Weight, warmth, slipperiness. Each time one of them catches you, think “feel”, and stay for a breath. No tap handy? Rub your palms together.",
      },
      {
        at: 60,
        heading: "At the window: see",
        text: "Look at something far off, then at one edge of it: a roof line, a branch. Think “see”. Follow the edge along slowly, as though you’d have to draw it later. You won’t.",
      },
      {
        at: 120,
        heading: "On hold: hear",
        text: "Take the hold music, or whatever’s making a noise. Pick one instrument or one layer of it and listen only to that. “Hear.” When the recorded voice says that your call is important, hear the voice and skip the meaning.",
      },
      {
        at: 180,
        heading: "Before you answer: rest",
        text: "Bring to mind a mildly annoying message. Mildly. Notice what tightens, then find somewhere in the body that hasn’t: earlobes are usually free. “Rest.” Three breaths there. Then you can answer it, or not.",
      },
      {
        at: 240,
        heading: "At the door: gone",
        text: "Listen for anything that stops: a car passing, a thought, your own out-breath. At the moment you notice that it’s ended, think “gone”. Wait for the next one. Some endings leave a small quiet behind them.",
      },
    ],
    takeAlong: {
      heading: "Keep one",
      text: "Pick the one that you’d do again and tie it to something that already happens every day. Six to ten a day is a good number once it’s a habit. One is a good number today.",
    },
  },
};
