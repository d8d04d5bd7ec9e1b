import type { ReactNode } from "react";
import { videoLibrary } from "#content/pages/video-library";
import type { VideoItem } from "../../../content-model/schema/videos.ts";
import { writtenAt } from "../../components/video/videos.ts";
import { WatchLink } from "../../components/video/watch-link.tsx";
import styles from "./page.module.css";
import { Which } from "./which.tsx";

/** Links to the written version of a video, and without script to the video itself. */
export function ReadLink({ item, children }: { item: VideoItem; children?: ReactNode }) {
  return (
    <p className={`actions ${styles.ways}`}>
      <a href={writtenAt(item)}>
        {videoLibrary.ways.readInstead} <Which item={item} />
      </a>
      <WatchLink item={item} />
      {children}
    </p>
  );
}
