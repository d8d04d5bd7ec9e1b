import type { Lesson } from "../../../content/videos.ts";
import { PlayButton, playData } from "../../components/video/play-button.tsx";
import { Thumbnail } from "../../components/video/thumbnail.tsx";
import { WatchLink } from "../../components/video/watch-link.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./lesson-row.module.css";

/**
 * One lesson with its written version folded under it. The row plays the video; while there is none, it
 * unfolds the written version instead.
 */
export function LessonRow({ lesson }: { lesson: Lesson }) {
  const { slug, id, title, description, minutes, written } = lesson;
  const readAt = `#${slug}`;
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        <Thumbnail item={lesson} kind="lesson" />
      </span>
      <div className={styles.words}>
        <h3>
          {id ? (
            <button type="button" className={styles.whole} {...playData(lesson, readAt)}>
              {title}
            </button>
          ) : (
            title
          )}
        </h3>
        <p>{description}</p>
        <WatchLink item={lesson} />
      </div>
      <p className={classNames(styles.length, "figures")}>{minutes} min</p>
      <PlayButton item={lesson} readAt={readAt} className={styles.play} />
      <details className={styles.written} name="lesson">
        <summary className={id ? undefined : styles.whole}>
          Read it<span className="visually-hidden"> ({title})</span>
        </summary>
        <div className={styles.text} id={slug}>
          <p className={styles.moment}>{written.moment}</p>
          {written.parts.map(({ heading, text }) => (
            <div key={heading}>
              <h4>{heading}</h4>
              <p>{text}</p>
            </div>
          ))}
          <div className={styles.try}>
            <h4>Try this</h4>
            <p>{written.tryThis}</p>
          </div>
        </div>
      </details>
    </li>
  );
}
