import type { VideoItem } from "../../../content/videos.ts";
import { classNames } from "../../ui/class-names.ts";
import styles from "./play-button.module.css";

/** What `player.ts` needs to know of the video that a button plays. */
export const playData = ({ id, title }: VideoItem, readAt: string) => ({
  "data-play": id,
  "data-title": title,
  "data-read": readAt,
});

type PlayButtonProps = {
  readonly item: VideoItem;
  /** Where its written version stands. */
  readonly readAt: string;
  readonly className?: string | undefined;
};

/** Opens the player with a video; where there is no id yet, says that the video is coming. */
export function PlayButton({ item, readAt, className }: PlayButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.play, className)}
      aria-label={`Play ${item.title}`}
      {...playData(item, readAt)}
    />
  );
}
