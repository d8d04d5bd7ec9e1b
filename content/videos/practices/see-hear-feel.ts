import type { Practice } from "../video-item.ts";

export const seeHearFeel: Practice = {
  slug: "see-hear-feel",
  id: "",
  published: "",
  title: "See, Hear, Feel",
  description: "Name what turns up, in three words.",
  minutes: 5,
  goodFor: "It’s all coming at once",
  thumbnail: "",
  written: {
    moment:
      "You’re at the kitchen bench and the day’s arriving all at once: the toast, the phone, a thing you said on Thursday. It seems like thirty things. It’s three kinds of thing, and you can learn to say which.",
    steps: [
      {
        at: 0,
        heading: "Learn the three words",
        text: "“See” is anything visual: the room, or a picture in your mind. “Hear” is any sound, or talk inside your head, or the song that’s stuck there. “Feel” is anything in the body, from the floor under your feet to the flutter of a mood. Smell and taste go under “feel”, to keep the list short.",
      },
      {
        at: 60,
        heading: "Let your attention wander",
        text: "Sit however you like, eyes open or shut. Don’t steer. Wait for your attention to land on something by itself, then say the word for it in your head.",
        otherwise: "Two at once? Pick one. Not sure? Guess. A guess still counts.",
      },
      {
        at: 120,
        heading: "Stay for a few seconds",
        text: "Once it’s named, give it all of your attention for about a breath, the way you’d taste soup before deciding on the salt. Then let it go and see what’s next. A word every four to six seconds is plenty. Flat voice, no hurry, as if you were calling out bus stops.",
      },
      {
        at: 195,
        heading: "When you lose the thread",
        text: "You’ll be halfway through planning the weekend before you know it. Good: that was a “see” or a “hear”. Name it, and you’re back. You don’t have to start over, because nothing stopped.",
      },
      {
        at: 270,
        heading: "Put the words down",
        text: "For the last half-minute, stop naming. Look, listen and sit. Things still turn up. You’ve met them before.",
      },
    ],
    takeAlong: {
      heading: "As a microhit",
      text: "While the kettle boils: three words for three things, whatever they happen to be. Then make the tea.",
    },
  },
};
