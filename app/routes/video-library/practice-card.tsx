import { videoLibrary } from "#content/pages/video-library";
import { fillSlots } from "../../../content-schema/fill-slots.ts";
import type { Practice } from "../../../content-schema/videos.ts";
import { PlayButton, playData } from "../../components/video/play-button.tsx";
import { Thumbnail } from "../../components/video/thumbnail.tsx";
import { videoLength } from "../../components/video/video-length.ts";
import { WatchLink } from "../../components/video/watch-link.tsx";
import { paths } from "../../paths.ts";
import { classNames } from "../../ui/class-names.ts";
import styles from "./practice-card.module.css";

const words = videoLibrary.readIt;

type PracticeCardProps = {
  readonly practice: Practice;
  /** Position and total, such as `3/7`. */
  readonly position: string;
  readonly large: boolean;
};

/** A practice. The whole card plays its video, or, without a video, leads to the written version. */
export function PracticeCard({ practice, position, large }: PracticeCardProps) {
  const { slug, id, title, description, minutes } = practice;
  const readAt = `${paths.guidedPractices}#${slug}`;
  return (
    <li className={classNames(styles.card, large && styles.large)} id={slug}>
      <span className={styles.print}>
        <Thumbnail item={practice} kind="practice" priority={large} />
      </span>
      <h3>
        {id ? (
          <button type="button" className={styles.cardAction} {...playData(practice, readAt)}>
            {title}
          </button>
        ) : (
          title
        )}
      </h3>
      <p className={classNames(styles.position, "figures")} aria-hidden="true">
        {position}
      </p>
      <p className={classNames(styles.length, "figures")}>{videoLength(minutes)}</p>
      <p className={styles.description}>{description}</p>
      <p className={styles.read}>
        <a href={readAt} className={id ? undefined : styles.cardAction}>
          {words.link}
          <span className="visually-hidden"> {fillSlots(words.which, { "video.title": title })}</span>
        </a>{" "}
        <WatchLink item={practice} />
      </p>
      <PlayButton item={practice} readAt={readAt} className={styles.play} />
    </li>
  );
}
