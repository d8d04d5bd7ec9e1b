import type { Lesson } from "../video-item.ts";

export const concentration: Lesson = {
  slug: "concentration-without-clenching",
  id: "",
  published: "",
  title: "Concentration without clenching",
  description: "Why trying harder is usually the problem.",
  minutes: 8,
  thumbnail: "",
  written: {
    moment:
      "Look at anybody who’s been told to concentrate. The forehead goes, then the jaw, then the shoulders. Two minutes later they’re worn out, and the page is still on its first paragraph.",
    parts: [
      {
        heading: "Effort goes to the wrong place",
        text: "Clenching is what we learned to do so that it would look as if we were paying attention. None of those muscles does any attending. Concentration in our sense is only this: choosing what matters for now, and going back to it. The going back is a light movement, closer to turning your head than to lifting a box.",
      },
      {
        heading: "Wandering isn’t the opposite",
        text: "Attention wanders because that’s its other job; it kept our ancestors from being eaten. What you’re training is the moment when you notice. So count returns, not minutes. If you wandered off thirty times in five minutes and came back thirty times, you’ve done thirty repetitions, which anybody at the gym would call a set.",
      },
      {
        heading: "Make the target interesting",
        text: "“The breath” is too big. “The cool spot at the left nostril, and when exactly it stops being cool” is a target. The more closely you look, the less you need to force yourself to look. That’s why I teach concentration and clarity together: detail holds you better than discipline does.",
      },
      {
        heading: "Three ways to loosen your grip",
        text: "Use a label: a quiet word for what you’re with, every few seconds, gives the mind something to hold that isn’t your forehead. Check the face once a minute, and let it drop. And make the stretch short enough that you can mean it: ninety seconds that you meant beat twenty minutes of staring.",
      },
    ],
    tryThis:
      "Watch the second hand of a clock for one minute with your tongue loose in your mouth. When you drift, come back without a comment. If you catch a comment, that’s a return too.",
  },
};
