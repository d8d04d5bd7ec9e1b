import { common } from "#content/common";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import type { VideoItem } from "../../../content-model/schema/videos.ts";
import { classNames } from "../../ui/class-names.ts";
import styles from "./play-button.module.css";

/** The attributes from which `player.inline.ts` plays a video. */
export const playData = ({ youtube, title }: VideoItem, readAt: string) => ({
  "data-play": youtube?.id ?? "",
  "data-title": title,
  "data-read": readAt,
});

type PlayButtonProps = {
  readonly item: VideoItem;
  /** URL of the written version. */
  readonly readAt: string;
  readonly className?: string | undefined;
};

/** Plays a video that is on YouTube. */
export function PlayButton({ item, readAt, className }: PlayButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.play, className)}
      aria-label={fillSlots(common.videos.play, { "video.title": item.title })}
      {...playData(item, readAt)}
    />
  );
}
