import { videoLibrary } from "#content/pages/video-library";
import type { Lesson } from "../../../content-model/schema/videos.ts";
import { PlayButton } from "../../components/video/play-button.tsx";
import { Thumbnail } from "../../components/video/thumbnail.tsx";
import { videoLength, writtenAt } from "../../components/video/videos.ts";
import type { Entry } from "../../kit/ledger.tsx";
import styles from "./page.module.css";
import { readingMinutes } from "./reading-minutes.ts";
import { ItemLink, ReadLink, Ways } from "./ways.tsx";

/** Returns the row of a lesson. All of it plays the video, or, without a video, leads to the written version. */
export function lessonEntry(lesson: Lesson): Entry {
  const readAt = writtenAt(lesson);
  return {
    id: lesson.slug,
    mark: (
      <div className={styles.picture}>
        <Thumbnail item={lesson} kind="lesson" />
        {lesson.youtube && <PlayButton item={lesson} readAt={readAt} className={styles.play} />}
      </div>
    ),
    name: <ItemLink item={lesson} />,
    text: lesson.description,
    more: lesson.youtube ? (
      <ReadLink item={lesson}>
        <span className="figures">{videoLength(lesson.minutes)}</span>
      </ReadLink>
    ) : (
      <Ways
        item={lesson}
        to={readAt}
        label={videoLibrary.ways.read}
        minutes={readingMinutes(lesson)}
        tone="onNight"
      />
    ),
  };
}
