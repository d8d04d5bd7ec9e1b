import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import type { VideoItem } from "../../../content-model/schema/videos.ts";
import { type ButtonLook, buttonClass } from "../../ui/button/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { VideoButton } from "./video-button.tsx";
import styles from "./ways.module.css";
import { Which } from "./which.tsx";

type WaysProps = {
  readonly item: VideoItem;
  /** URL of the main way. */
  readonly to: string;
  /** The label of the main way, with a slot for the minutes. */
  readonly label: string;
  readonly minutes: number;
  readonly tone: ButtonLook["tone"];
  readonly className?: string | undefined;
};

/** The ways into an item without a video: do or read it now, or ask for the video. */
export function Ways({ item, to, label, minutes, tone, className }: WaysProps) {
  return (
    <p className={classNames(styles.ways, className)}>
      <a href={to} className={buttonClass({ size: "small", tone })}>
        {fillSlots(label, { "video.minutes": minutes })} <Which item={item} />
      </a>
      <VideoButton item={item} />
    </p>
  );
}
