import { videoLibrary } from "#content/pages/video-library";
import type { Practice } from "../../../content-model/schema/videos.ts";
import { doneAt } from "../../components/video/done-at.ts";
import { PlayButton, playData } from "../../components/video/play-button.tsx";
import { Thumbnail } from "../../components/video/thumbnail.tsx";
import { videoLength } from "../../components/video/video-length.ts";
import { writtenAt } from "../../components/video/written-at.ts";
import { classNames } from "../../ui/class-names.ts";
import styles from "./practice-card.module.css";
import { ReadLink } from "./read-link.tsx";
import { Ways } from "./ways.tsx";

type PracticeCardProps = {
  readonly practice: Practice;
  /** Position and total, such as `3/7`. */
  readonly position: string;
  readonly large: boolean;
};

/** A practice. The whole card plays its video, or, without a video, leads to its text. */
export function PracticeCard({ practice, position, large }: PracticeCardProps) {
  const { slug, youtube, title, description, minutes } = practice;
  const readAt = writtenAt(practice);
  return (
    <li className={classNames(styles.card, large && styles.large)} id={slug}>
      <span className={styles.print}>
        <Thumbnail item={practice} kind="practice" priority={large} />
      </span>
      <h3>
        {youtube ? (
          <button type="button" className={styles.cardAction} {...playData(practice, readAt)}>
            {title}
          </button>
        ) : (
          <a href={readAt} className={styles.cardAction}>
            {title}
          </a>
        )}
      </h3>
      <p className={classNames(styles.position, "figures")} aria-hidden="true">
        {position}
      </p>
      {youtube && <p className={classNames(styles.length, "figures")}>{videoLength(minutes)}</p>}
      <p className={styles.description}>{description}</p>
      {youtube ? (
        <>
          <ReadLink item={practice} className={styles.read} />
          <PlayButton item={practice} readAt={readAt} className={styles.play} />
        </>
      ) : (
        <Ways
          item={practice}
          to={doneAt(practice)}
          label={videoLibrary.ways.practise}
          minutes={minutes}
          tone={large ? "gold" : "quiet"}
          className={styles.ways}
        />
      )}
    </li>
  );
}
