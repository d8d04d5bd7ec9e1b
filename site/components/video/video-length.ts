import { common } from "#content/common";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";

/** Returns the length of a video in minutes, such as "5 min". */
export const videoLength = (minutes: number) => fillSlots(common.videos.length, { "video.minutes": minutes });
