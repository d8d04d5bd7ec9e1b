import { concentration } from "./videos/lessons/concentration.ts";
import { lastingPractice } from "./videos/lessons/lasting-practice.ts";
import { untangling } from "./videos/lessons/untangling.ts";
import { whatMindfulnessIs } from "./videos/lessons/what-mindfulness-is.ts";
import { autoWalk } from "./videos/practices/auto-walk.ts";
import { feelFlow } from "./videos/practices/feel-flow.ts";
import { feelGood } from "./videos/practices/feel-good.ts";
import { feelRest } from "./videos/practices/feel-rest.ts";
import { hearOut } from "./videos/practices/hear-out.ts";
import { microhits } from "./videos/practices/microhits.ts";
import { seeHearFeel } from "./videos/practices/see-hear-feel.ts";
import type { Lesson, Practice, VideoItem } from "./videos/video-item.ts";

export type { Lesson, Practice, PracticeStep, VideoItem } from "./videos/video-item.ts";

/** The guided practices, in the order of the video library. */
export const practices: readonly Practice[] = [
  feelRest,
  seeHearFeel,
  hearOut,
  feelFlow,
  autoWalk,
  feelGood,
  microhits,
];

/** The instructional videos. */
export const lessons: readonly Lesson[] = [whatMindfulnessIs, concentration, untangling, lastingPractice];

export const videoItems: readonly VideoItem[] = [...practices, ...lessons];
