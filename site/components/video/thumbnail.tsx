import type { VideoItem } from "../../../content-model/schema/video.ts";
import { darkMode } from "../../styles/media-queries.ts";
import { classNames } from "../../ui/class-names.ts";
import styles from "./video.module.css";

const prints = import.meta.glob<string>("../../pictures/{lesson,practice}-*.svg", {
  eager: true,
  import: "default",
  query: "?url",
});

type Pictured = Pick<VideoItem, "slug" | "thumbnail">;

const printOf = ({ slug }: Pictured, inks = ""): string | undefined =>
  prints[`../../pictures/practice-${slug}${inks}.svg`] ?? prints[`../../pictures/lesson-${slug}${inks}.svg`];

/** Returns the URL of a video's thumbnail: the owner's picture, or its print, or any print. Always on this site. */
export const thumbnailOf = (item: Pictured): string =>
  item.thumbnail || (printOf(item) ?? printOf({ slug: "see-hear-feel" }) ?? "");

/** Returns the URL of its print in dark inks, unless it has the owner's picture. */
const darkThumbnailOf = (item: Pictured): string | undefined =>
  item.thumbnail ? undefined : (printOf(item, "-dark") ?? printOf({ slug: "see-hear-feel" }, "-dark"));

const thumbnailSizes = {
  practice: { width: 480, height: 600 },
  lesson: { width: 560, height: 315 },
} as const;

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
