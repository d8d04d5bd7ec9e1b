import type { Practice, VideoItem } from "../../../content-model/schema/videos.ts";
import { paths } from "../../../domain/pages.ts";

/** Returns the URL at which a practice can be done now, or a lesson can be read. */
export const writtenAt = (item: VideoItem): string =>
  `${isPractice(item) ? paths.guidedPractices : paths.lessons}#${item.slug}`;

const isPractice = (item: VideoItem): item is Practice => "goodFor" in item;
