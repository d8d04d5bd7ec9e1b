import type { ReactNode } from "react";
import { videoLibrary } from "#content/pages/video-library";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import type { VideoItem } from "../../../content-model/schema/videos.ts";
import { playData } from "../../components/video/play-button.tsx";
import { writtenAt } from "../../components/video/videos.ts";
import { WatchLink } from "../../components/video/watch-link.tsx";
import { type ButtonLook, buttonClass } from "../../ui/button/button.tsx";
import styles from "./page.module.css";

type WaysProps = {
  readonly item: VideoItem;
  /** URL of the main way. */
  readonly to: string;
  /** The label of the main way, with a slot for the minutes. */
  readonly label: string;
  readonly minutes: number;
  readonly tone: ButtonLook["tone"];
};

/** The ways into an item without a video: do or read it now, or ask for the video, which then alerts that it is coming. */
export function Ways({ item, to, label, minutes, tone }: WaysProps) {
  return (
    <p className={`actions ${styles.ways}`}>
      <a href={to} className={buttonClass({ size: "small", tone })}>
        {fillSlots(label, { "video.minutes": minutes })} <Which item={item} />
      </a>
      <button type="button" className={styles.video} {...playData(item, writtenAt(item))}>
        {fillSlots(videoLibrary.ways.video, { "video.minutes": item.minutes })} <Which item={item} />
      </button>
    </p>
  );
}

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

/** Tells screen readers what a link or button belongs to. */
function Which({ item }: { item: VideoItem }) {
  return (
    <span className="visually-hidden">
      {fillSlots(videoLibrary.ways.which, { "video.title": item.title })}
    </span>
  );
}
