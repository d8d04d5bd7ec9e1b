import type { Lesson } from "../video-item.ts";

export const whatMindfulnessIs: Lesson = {
  slug: "what-mindfulness-is",
  id: "",
  published: "",
  title: "What mindfulness is, and what it isn’t",
  description: "Three skills, one definition, no incense.",
  minutes: 8,
  thumbnail: "",
  written: {
    moment:
      "Somebody at work says that they’ve started doing mindfulness, and everybody nods. One of you is thinking of yoga, one of a breathing app, and one of sitting very still until something happens. So here’s what I mean by it.",
    parts: [
      {
        heading: "One definition",
        text: "Mindfulness is three skills of attention used together. Concentration is putting your attention on what you choose, for as long as you choose. Sensory Clarity is tracking what’s actually there, in some detail, while it’s happening. Equanimity is letting it come and go without gripping it or fighting it off. Each can be practised, like scales.",
      },
      {
        heading: "In a queue at the post office",
        text: "It hasn’t moved for six minutes, and you’re cross. Concentration: of everything going on, you choose to look at the crossness. Clarity: it turns out to be a hot face, a tight stomach, and one sentence about people who pay by cheque. Equanimity: you let those three be there for a minute without feeding them or shoving them out. You may still be cross. You’re no longer a cross blur.",
      },
      {
        heading: "What it isn’t",
        text: "It isn’t emptying your head: a thought is something to notice, so a busy head gives you more to work with. It isn’t the same as being calm, although that often drops in. It isn’t a religion, though people of many have done it and we’re in their debt. And it doesn’t replace your doctor. Some people find that difficult feelings come up, and if that’s you, go gently, stop when you like, and talk to somebody who’s trained for it.",
      },
      {
        heading: "How you’d know it’s working",
        text: "Not by how a session felt. Look at a plain Wednesday: whether you noticed sooner that you’d drifted, could say more exactly what was bothering you, and spent less of the day arguing with it.",
      },
    ],
    tryThis:
      "Pick a sound that’s going on now. Stay with it for three breaths, notice one thing about it that you’d missed, and let it be as loud as it is. That was all three.",
  },
};
