import type { VideoItem } from "../../../content-model/schema/videos.ts";
import { darkMode } from "../../styles/media-queries.ts";
import { classNames } from "../../ui/class-names.ts";
import styles from "./thumbnail.module.css";
import { darkThumbnailOf, thumbnailOf, thumbnailSizes } from "./thumbnails.ts";

type ThumbnailProps = {
  readonly item: VideoItem;
  readonly kind: keyof typeof thumbnailSizes;
  /** Loads the picture eagerly. */
  readonly priority?: boolean;
  readonly className?: string | undefined;
};

/** The thumbnail of a video, over a placeholder. `player.inline.ts` hides a picture that fails to load. */
export function Thumbnail({ item, kind, priority = false, className }: ThumbnailProps) {
  const dark = darkThumbnailOf(item);
  return (
    <span className={classNames(styles.thumbnail, styles[kind], className)}>
      <span className={styles.placeholder} aria-hidden="true" />
      <picture>
        {dark && <source media={darkMode} srcSet={dark} />}
        <img
          className={dark ? undefined : "daylight"}
          src={thumbnailOf(item)}
          alt=""
          {...thumbnailSizes[kind]}
          decoding="async"
          loading={priority ? "eager" : "lazy"}
          data-thumbnail=""
        />
      </picture>
    </span>
  );
}
