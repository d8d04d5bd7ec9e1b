import { common } from "#content/common";
import { lessons } from "#content/lessons";
import { practices } from "#content/practices";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import type { Practice } from "../../../content-model/schema/practices.ts";
import type { VideoItem } from "../../../content-model/schema/video.ts";
import { paths } from "../../../domain/pages.ts";

/** Practices and lessons, in the order of the video library. */
export const videoItems: readonly VideoItem[] = [...practices, ...lessons];

/** Returns the length of a video in minutes, such as "5 min". */
export const videoLength = (minutes: number) => fillSlots(common.videos.length, { "video.minutes": minutes });

/** Returns the URL that begins a practice in the practice room; without script it leads to the practice's text there. */
export const doneAt = ({ slug }: Practice): string => `${paths.practise}#${slug}`;

/** Returns the URL at which a practice can be done now, or a lesson can be read. */
export const writtenAt = (item: VideoItem): string =>
  `${isPractice(item) ? paths.guidedPractices : paths.lessons}#${item.slug}`;

const isPractice = (item: VideoItem): item is Practice => "goodFor" in item;
