import { course } from "#content/schedule";
import type { Lesson } from "../video-item.ts";

export const lastingPractice: Lesson = {
  slug: "a-practice-that-survives-july",
  id: "",
  published: "",
  title: "A practice that survives July",
  description: "Missing days without giving up.",
  minutes: 8,
  thumbnail: "",
  written: {
    moment:
      "Everybody practises in February. The mornings are light and the cushion’s new. Then it’s July in Ballarat: two degrees, dark at both ends, and the only thing that you’re sitting with is the heater.",
    parts: [
      {
        heading: "Build it for the worst month",
        text: `Choose a practice that’s small enough for a bad day, and do more when you feel like it. Formal practice means staying with one technique for ten minutes or longer, sitting or moving. About ${course.dailyPracticeMinutes} minutes a day is what I ask for on the course. On a bad day it may be a microhit instead: a few seconds to a few minutes, most of your attention, while you’re waiting for the windscreen to clear.`,
      },
      {
        heading: "Tie it to something that’s going to happen anyway",
        text: "“In the morning” isn’t a time. “After I’ve put the kettle on, before I’ve picked up my phone” is. Same place, same cue. Irregular still counts, and if you’re at your best at ten at night, nobody’s checking.",
      },
      {
        heading: "Missing a day",
        text: "In one study of 96 people forming a daily habit of eating, drinking or exercising (Lally and colleagues, 2010), it took anywhere from 18 to 254 days before it ran more or less by itself, and missing one chance made no real difference. It wasn’t meditation, so take it loosely. What ends a practice is seldom the missed day. It’s the speech that you give yourself about it on the next.",
      },
      {
        heading: "Let some of it run in the background",
        text: "Not all practice needs a gap in the day. Background practice means that you do what you’re doing and give a small share of your attention to a technique: the sound of the chopping, your feet in the aisle. It tops up the formal sort. It doesn’t replace it, much as stairs don’t replace a walk.",
      },
    ],
    tryThis:
      "Write one line and put it on the kettle: “After I … I’ll do … for … minutes, and on a bad day I’ll do …”. Fill in the bad day first.",
  },
};
