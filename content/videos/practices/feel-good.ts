import type { Practice } from "../video-item.ts";

export const feelGood: Practice = {
  slug: "feel-good",
  id: "",
  published: "",
  title: "Feel Good",
  description: "Find where a good mood lives, and move in for a bit.",
  minutes: 5,
  goodFor: "You’re flat",
  thumbnail: "",
  written: {
    moment:
      "A dog that you know sees you from across the park and goes off like a firework. For about four seconds something happens in your chest. This is the practice of being there for it, and staying for the fifth.",
    steps: [
      {
        at: 0,
        heading: "Get comfortable",
        text: "Comfortable matters more here than upright. The sofa’s fine. Have a song ready if you like, with the first note one press away.",
      },
      {
        at: 30,
        heading: "Look for a spark",
        text: "Is anything in you already pleasant? A bit of warmth behind the ribs, a loosening round the eyes, the start of a smile. We’re after the body’s side of a good mood, and small is plenty.",
        otherwise:
          "No spark? Make one. Smile slightly, even if it’s daft. Bring to mind a face that you like, or a few kind words. Or press play and let the body answer the music.",
      },
      {
        at: 105,
        heading: "Stay with the feeling, not the picture",
        text: "When something pleasant shows up in the body, go there. Where is it? How big? Does it sit still? Think “good” and soak in it for a few seconds. The face or the song was only the match. You want the warmth.",
      },
      {
        at: 180,
        heading: "Fetch it back",
        text: "It’ll fade: they do. Go back to the smile, the face or the chorus, get it going again, and return to the body. Lighting it over and over is the exercise.",
      },
      {
        at: 230,
        heading: "Leave the rest alone",
        text: "If something sad or sour turns up instead, you haven’t failed, and you needn’t argue with it. Let it have the background. This isn’t pretending to be cheerful. If it gets loud, open your eyes, get up, or leave it for another day.",
      },
      {
        at: 275,
        heading: "Send some on",
        text: "Think of one person who could do with a bit of this today. Then get up.",
      },
    ],
    takeAlong: {
      heading: "As a microhit",
      text: "When a song that you love comes on in the supermarket: one whole line of it, felt and not sung. Singing is between you and aisle six.",
    },
  },
};
