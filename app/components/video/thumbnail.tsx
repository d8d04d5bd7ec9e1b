import type { VideoItem } from "../../../content/videos.ts";
import { classNames } from "../../ui/class-names.ts";
import styles from "./thumbnail.module.css";
import { thumbnailOf, thumbnailSizes } from "./thumbnails.ts";

type ThumbnailProps = {
  readonly item: VideoItem;
  readonly kind: keyof typeof thumbnailSizes;
  /** Whether a visitor sees it first. Others are fetched when they come near. */
  readonly priority?: boolean;
  readonly className?: string | undefined;
};

/**
 * The picture of a video. Beneath it lies a placeholder, which shows where the picture cannot be had:
 * an image without words takes its place but paints nothing, and `player.ts` then puts it away.
 */
export function Thumbnail({ item, kind, priority = false, className }: ThumbnailProps) {
  return (
    <span className={classNames(styles.thumbnail, styles[kind], className)}>
      <span className={styles.placeholder} aria-hidden="true" />
      <img
        src={thumbnailOf(item)}
        alt=""
        {...thumbnailSizes[kind]}
        decoding="async"
        loading={priority ? "eager" : "lazy"}
        data-thumbnail=""
      />
    </span>
  );
}
