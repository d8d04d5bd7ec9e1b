import type { VideoItem } from "../../../content-model/schema/videos.ts";
import { playData } from "../../components/video/play-button.tsx";
import { writtenAt } from "../../components/video/videos.ts";
import styles from "./page.module.css";

/** The title of an item, which covers its card: it plays the video, or without one leads to the written version. */
export function ItemLink({ item }: { item: VideoItem }) {
  const readAt = writtenAt(item);
  const className = `covers ${styles.title}`;
  return item.youtube ? (
    <button type="button" className={className} {...playData(item, readAt)}>
      {item.title}
    </button>
  ) : (
    <a href={readAt} className={className}>
      {item.title}
    </a>
  );
}
