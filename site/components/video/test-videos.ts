import type { Lesson } from "../../../content-model/schema/lessons.ts";
import type { Practice } from "../../../content-model/schema/practices.ts";

/* Videos for unit tests, without a link: the owner's may change. */

const item = {
  description: "Two sentences. About it.",
  minutes: 5,
  thumbnail: "/photos/test.jpg",
};

export const practice: Practice = {
  ...item,
  slug: "count-breaths",
  title: "Count Breaths",
  goodFor: "Waiting for a bus.",
  written: {
    moment: "The bus is late.",
    steps: [
      { at: 0, heading: "Stand", text: "Feel both feet." },
      { at: 120, heading: "Count", text: "Count to ten.", otherwise: "Count to three." },
    ],
    takeAlong: { heading: "Later", text: "Count three breaths at a red light." },
  },
};

export const lesson: Lesson = {
  ...item,
  slug: "why-count",
  title: "Why Count",
  written: {
    moment: "Somebody asks why.",
    parts: [{ heading: "Because", text: "It shows when you have drifted." }],
    tryThis: "Count to ten.",
  },
};
