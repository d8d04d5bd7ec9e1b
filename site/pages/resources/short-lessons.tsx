import { lessons } from "#content/lessons";
import { resources } from "#content/pages/resources";
import { Thumbnail } from "../../components/video/thumbnail.tsx";
import { videoLength } from "../../components/video/video-length.ts";
import { writtenAt } from "../../components/video/written-at.ts";
import { selectBySlug } from "./select-by-slug.ts";
import styles from "./short-lessons.module.css";

const words = resources.shortLessons;

const shown = selectBySlug(lessons, words.shown);

export function ShortLessons() {
  if (shown.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="lessons-heading">
      <div className="wrap">
        <h2 id="lessons-heading">{words.heading}</h2>
        <ul>
          {shown.map((lesson) => (
            <li key={lesson.slug}>
              <Thumbnail item={lesson} kind="lesson" />
              <div className={styles.words}>
                <h3>
                  <a href={writtenAt(lesson)}>{lesson.title}</a>
                </h3>
                <p>{lesson.description}</p>
              </div>
              {lesson.youtube && <p className={`figures ${styles.length}`}>{videoLength(lesson.minutes)}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
