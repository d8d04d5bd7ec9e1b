import { videoLibrary } from "#content/pages/video-library";
import type { Lesson } from "../../../content-model/schema/videos.ts";
import { PlayButton, playData } from "../../components/video/play-button.tsx";
import { Thumbnail } from "../../components/video/thumbnail.tsx";
import { videoLength } from "../../components/video/video-length.ts";
import { writtenAt } from "../../components/video/written-at.ts";
import { classNames } from "../../ui/class-names.ts";
import styles from "./lesson-row.module.css";
import { ReadLink } from "./read-link.tsx";
import { readingMinutes } from "./reading-minutes.ts";
import { Ways } from "./ways.tsx";

/** A lesson. The whole row plays its video, or, without a video, leads to the written version. */
export function LessonRow({ lesson }: { lesson: Lesson }) {
  const { slug, youtube, title, description, minutes } = lesson;
  const readAt = writtenAt(lesson);
  return (
    <li className={styles.row} id={slug}>
      <span className={styles.picture}>
        <Thumbnail item={lesson} kind="lesson" />
      </span>
      <div className={styles.words}>
        <h3>
          {youtube ? (
            <button type="button" className={styles.rowAction} {...playData(lesson, readAt)}>
              {title}
            </button>
          ) : (
            <a href={readAt} className={styles.rowAction}>
              {title}
            </a>
          )}
        </h3>
        <p>{description}</p>
        {youtube ? (
          <ReadLink item={lesson} className={styles.read} />
        ) : (
          <Ways
            item={lesson}
            to={readAt}
            label={videoLibrary.ways.read}
            minutes={readingMinutes(lesson)}
            tone="onNight"
          />
        )}
      </div>
      {youtube && (
        <>
          <p className={classNames(styles.length, "figures")}>{videoLength(minutes)}</p>
          <PlayButton item={lesson} readAt={readAt} className={styles.play} />
        </>
      )}
    </li>
  );
}
