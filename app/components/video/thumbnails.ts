import lastingPractice from "#art/lesson-a-practice-that-survives-july.svg";
import concentration from "#art/lesson-concentration-without-clenching.svg";
import untangling from "#art/lesson-untangling-im-stressed.svg";
import whatMindfulnessIs from "#art/lesson-what-mindfulness-is.svg";
import autoWalk from "#art/practice-auto-walk.svg";
import feelFlow from "#art/practice-feel-flow.svg";
import feelGood from "#art/practice-feel-good.svg";
import feelRest from "#art/practice-feel-rest.svg";
import hearOut from "#art/practice-hear-out.svg";
import microhits from "#art/practice-microhits.svg";
import seeHearFeel from "#art/practice-see-hear-feel.svg";
import type { VideoItem } from "../../../content/videos.ts";

/** The prints that were cut for the videos, by slug. */
const prints: Readonly<Record<string, string>> = {
  "feel-rest": feelRest,
  "see-hear-feel": seeHearFeel,
  "hear-out": hearOut,
  "feel-flow": feelFlow,
  "auto-walk": autoWalk,
  "feel-good": feelGood,
  microhits,
  "what-mindfulness-is": whatMindfulnessIs,
  "concentration-without-clenching": concentration,
  "untangling-im-stressed": untangling,
  "a-practice-that-survives-july": lastingPractice,
};

/** The address of a video's thumbnail, always on this site: the owner's picture, or else the print. */
export const thumbnailOf = ({ slug, thumbnail }: Pick<VideoItem, "slug" | "thumbnail">): string =>
  thumbnail || (prints[slug] ?? "");

/** Practices hang upright; lessons are as wide as the screen that they are shown on. */
export const thumbnailSizes = {
  practice: { width: 480, height: 600 },
  lesson: { width: 560, height: 315 },
} as const;
