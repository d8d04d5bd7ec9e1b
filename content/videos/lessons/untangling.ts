import type { Lesson } from "../video-item.ts";

export const untangling: Lesson = {
  slug: "untangling-im-stressed",
  id: "",
  published: "",
  title: "Untangling “I’m stressed”",
  description: "Sensory Clarity, one strand at a time.",
  minutes: 8,
  thumbnail: "",
  written: {
    moment:
      "Sunday, half past six. Nothing has happened yet and you’re stressed about all of it. Ask what “it” is and you get a shrug, because it comes as one lump. This lesson is about taking a lump apart.",
    parts: [
      {
        heading: "Three strands",
        text: "Whatever is going on in you arrives as some mix of three things. Pictures: the inbox, the look on her face. Talk: “I’ll never get through this”, usually more than once. And feeling in the body: a band across the chest, a buzz in the arms, a stomach that’s gone on ahead. Inside your head or body they’re what we call See In, Hear In and Feel In.",
      },
      {
        heading: "Why bother sorting",
        text: "Tangled strands multiply. The picture sets off the talk, the talk tightens the chest, and the tight chest makes the talk sound right. Held apart, they add up to less than they did as a knot. Nothing has been solved, and you’ve still got Monday. You’re just dealing with a picture, a sentence and a tight chest, each of which has a size.",
      },
      {
        heading: "How to do it",
        text: "Name the lump, then leave the story alone. Ask of it: any pictures? Look at where they appear. Any talk? Listen to its tone and its speed as if it were in a language that you don’t speak. Anything in the body? Find its edges. Go to whichever strand is strongest, stay for a few breaths, and let it be as strong as it is.",
      },
      {
        heading: "Resistance is a strand too",
        text: "There’s a rule of thumb in our system: suffering is pain multiplied by resistance. It isn’t an equation, and it never means that you should put up with something that needs changing. It means that some of the load is the inner shoving against what’s here this minute. That shoving is a feeling in the body. You can find its edges, too.",
      },
    ],
    tryThis:
      "Take something mildly irritating, not the big one. One minute each on picture, talk and body. If it gets sharper than you’d like, open your eyes, look around the room, and leave it there. For the big one, get company: your GP is a good start.",
  },
};
