import { videoLibrary } from "#content/pages/video-library";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import type { VideoItem } from "../../../content-model/schema/videos.ts";
import { playData } from "../../components/video/play-button.tsx";
import { writtenAt } from "../../components/video/videos.ts";
import { type ButtonLook, buttonClass } from "../../ui/button/button.tsx";
import styles from "./page.module.css";
import { Which } from "./which.tsx";

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
