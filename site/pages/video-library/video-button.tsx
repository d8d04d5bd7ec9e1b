import { videoLibrary } from "#content/pages/video-library";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import type { VideoItem } from "../../../content-model/schema/videos.ts";
import { playData } from "../../components/video/play-button.tsx";
import { writtenAt } from "../../components/video/written-at.ts";
import styles from "./video-button.module.css";
import { Which } from "./which.tsx";

/** A small button for an item without a video: it gives the length, and alerts that the video is coming soon. */
export function VideoButton({ item }: { item: VideoItem }) {
  return (
    <button type="button" className={styles.button} {...playData(item, writtenAt(item))}>
      {fillSlots(videoLibrary.ways.video, { "video.minutes": item.minutes })} <Which item={item} />
    </button>
  );
}
