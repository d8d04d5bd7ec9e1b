import lastingPractice from "#pictures/lesson-a-practice-that-survives-july.svg";
import concentration from "#pictures/lesson-concentration-without-clenching.svg";
import untangling from "#pictures/lesson-untangling-im-stressed.svg";
import whatMindfulnessIs from "#pictures/lesson-what-mindfulness-is.svg";
import autoWalk from "#pictures/practice-auto-walk.svg";
import feelFlow from "#pictures/practice-feel-flow.svg";
import feelGood from "#pictures/practice-feel-good.svg";
import feelRest from "#pictures/practice-feel-rest.svg";
import hearOut from "#pictures/practice-hear-out.svg";
import microhits from "#pictures/practice-microhits.svg";
import seeHearFeel from "#pictures/practice-see-hear-feel.svg";
import type { VideoItem } from "../../../content-model/schema/videos.ts";

/** Prints by the slug of their video. */
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

/** Returns the URL of a video's thumbnail: the owner's picture, or its print, or any print. Always on this site. */
export const thumbnailOf = ({ slug, thumbnail }: Pick<VideoItem, "slug" | "thumbnail">): string =>
  thumbnail || (prints[slug] ?? seeHearFeel);

export const thumbnailSizes = {
  practice: { width: 480, height: 600 },
  lesson: { width: 560, height: 315 },
} as const;
