import { common } from "#content/common";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import type { VideoItem } from "../../../content-model/schema/videos.ts";
import { ExternalLink } from "../../ui/external-link.tsx";

/** A link to the video, for browsers without script. */
export function WatchLink({ item }: { item: VideoItem }) {
  return (
    item.youtube && (
      <noscript>
        <ExternalLink href={`https://www.youtube.com/watch?v=${item.youtube.id}`}>
          {fillSlots(common.videos.watch, { "video.title": item.title })}
        </ExternalLink>
      </noscript>
    )
  );
}
