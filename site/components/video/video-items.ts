import { lessons } from "#content/lessons";
import { practices } from "#content/practices";
import type { VideoItem } from "../../../content-model/schema/videos.ts";

/** Practices and lessons, in the order of the video library. */
export const videoItems: readonly VideoItem[] = [...practices, ...lessons];
