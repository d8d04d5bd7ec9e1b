import { videoLibrary } from "#content/pages/video-library";
import { fillSlots } from "../../../content-schema/fill-slots.ts";
import type { Lesson } from "../../../content-schema/videos.ts";
import { PlayButton, playData } from "../../components/video/play-button.tsx";
import { Thumbnail } from "../../components/video/thumbnail.tsx";
import { videoLength } from "../../components/video/video-length.ts";
import { WatchLink } from "../../components/video/watch-link.tsx";
import { paths } from "../../paths.ts";
import { classNames } from "../../ui/class-names.ts";
import styles from "./lesson-row.module.css";

const words = videoLibrary.readIt;

/** A lesson. The whole row plays its video, or, without a video, leads to the written version. */
export function LessonRow({ lesson }: { lesson: Lesson }) {
  const { slug, id, title, description, minutes } = lesson;
  const readAt = `${paths.lessons}#${slug}`;
  return (
    <li className={styles.row} id={slug}>
      <span className={styles.picture}>
        <Thumbnail item={lesson} kind="lesson" />
      </span>
      <div className={styles.words}>
        <h3>
          {id ? (
            <button type="button" className={styles.rowAction} {...playData(lesson, readAt)}>
              {title}
            </button>
          ) : (
            title
          )}
        </h3>
        <p>{description}</p>
        <p className={styles.read}>
          <a href={readAt} className={id ? undefined : styles.rowAction}>
            {words.link}
            <span className="visually-hidden"> {fillSlots(words.which, { "video.title": title })}</span>
          </a>{" "}
          <WatchLink item={lesson} />
        </p>
      </div>
      <p className={classNames(styles.length, "figures")}>{videoLength(minutes)}</p>
      <PlayButton item={lesson} readAt={readAt} className={styles.play} />
    </li>
  );
}
