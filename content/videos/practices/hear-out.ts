import type { Practice } from "../video-item.ts";

export const hearOut: Practice = {
  slug: "hear-out",
  id: "",
  published: "",
  title: "Hear Out",
  description: "Listen to the furthest sound. Then the next.",
  minutes: 5,
  goodFor: "It’s noisy",
  thumbnail: "",
  written: {
    moment:
      "It’s eight on a Saturday, somebody’s mowing, and you’d planned on quiet. You’re in luck. This is the one practice that gets better when the neighbours are up.",
    steps: [
      {
        at: 0,
        heading: "Turn off the words",
        text: "Sit or stand where you are. Switch off anything that’s telling you something, such as a podcast or the news: words pull. “Out” means sounds from outside your head, so the commentary in there isn’t the job. It may carry on. You’re listening past it.",
      },
      {
        at: 45,
        heading: "Go as far as you can",
        text: "Find the furthest sound there is. Trucks on the highway, a magpie two streets off, the wind having a go at a loose sheet of iron. Think “hear”, and lean towards it for a few seconds. You don’t need to know what it is.",
      },
      {
        at: 105,
        heading: "Come close",
        text: "Now the nearest. The fridge. The chair. Your sleeve. “Hear” again. What’s it made of: high or low, steady or broken, left or right? Most sounds turn out to be several.",
        otherwise: "Nothing to hear? Then hear that. A gap between sounds is somewhere to listen, too.",
      },
      {
        at: 165,
        heading: "Let them choose",
        text: "Stop picking. Let whichever sound is loudest have you, name it, stay for a breath, and let it go. Some will annoy you. See whether you can have the sound without the argument: it’s here already, and it wasn’t waiting for permission.",
      },
      {
        at: 255,
        heading: "Catch one stopping",
        text: "Wait for one sound to end, and notice the moment that it does. Then open your eyes, if they were shut, and let the morning have the mower back.",
      },
    ],
    takeAlong: {
      heading: "As a microhit",
      text: "When the phone rings: hear one whole ring, from its start to its end, before you pick up.",
    },
  },
};
