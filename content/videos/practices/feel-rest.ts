import type { Practice } from "../video-item.ts";

export const feelRest: Practice = {
  slug: "feel-rest",
  id: "",
  published: "",
  title: "Feel Rest",
  description: "Find the part of you that’s already resting, and stay there.",
  minutes: 5,
  goodFor: "You’re worn out",
  thumbnail: "",
  written: {
    moment:
      "Ten to nine. The dishwasher’s going and you’ve sat down without deciding to. I wrote this one for that hour, though a waiting room does just as well.",
    steps: [
      {
        at: 0,
        heading: "Get settled",
        text: "Any chair. Feet wherever they like. Eyes open or shut. Take one breath that’s slightly longer than it needs to be, and let your shoulders do whatever they do at the end of it.",
      },
      {
        at: 30,
        heading: "Find one restful thing",
        text: "Look through the body for anywhere that isn’t doing much. Hands in your lap. Eyelids. The backs of the knees, which nobody ever asks anything of. Loose counts. So does plain nothing: a patch with hardly any sensation in it is a fine place to rest.",
        otherwise:
          "If nowhere will do, make some: let one breath out slowly and unclench the jaw. Found or made, it’s the same practice.",
      },
      {
        at: 90,
        heading: "Say so, and soak it in",
        text: "Think the word “rest”, in the voice you’d use to read out a number plate. Then pour your attention into that place for a few seconds. Check again. Still restful? “Rest.” Moved? Follow it, and say “rest” there.",
      },
      {
        at: 180,
        heading: "Let the noise carry on",
        text: "Plenty won’t be restful: a sore back, a list, the neighbour’s dog. None of it has to go. Leave it talking in the next room with the door open, and keep your one quiet place in front of you. When you notice you’ve wandered off to join in, come back. That’s the practice working, not failing.",
      },
      {
        at: 270,
        heading: "Come back slowly",
        text: "Open your eyes if they’re shut. Look at something far away. See whether a little of the rest comes with you when you stand up.",
      },
    ],
    takeAlong: {
      heading: "As a microhit",
      text: "In a queue: let your shoulders drop on one out-breath and think “rest”, once. Ten seconds, and nobody can tell. Never at the wheel, though. This one turns you inwards, and a car wants you looking out.",
    },
  },
};
