import { videoLibrary } from "#content/pages/video-library";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import type { VideoItem } from "../../../content-model/schema/videos.ts";

/** Tells screen readers what a link or button belongs to. */
export function Which({ item }: { item: VideoItem }) {
  return (
    <span className="visually-hidden">
      {fillSlots(videoLibrary.ways.which, { "video.title": item.title })}
    </span>
  );
}
