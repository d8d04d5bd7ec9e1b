import { lessons } from "#content/lessons";
import { Thumbnail } from "../../components/video/thumbnail.tsx";
import { paths } from "../../paths.ts";
import { selectBySlug } from "./select-by-slug.ts";
import styles from "./short-lessons.module.css";

const shown = selectBySlug(lessons, [
  "what-mindfulness-is",
  "concentration-without-clenching",
  "a-practice-that-survives-july",
]);

export function ShortLessons() {
  if (shown.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="lessons-heading">
      <div className="wrap">
        <h2 id="lessons-heading">Short lessons</h2>
        <ul>
          {shown.map((lesson) => (
            <li key={lesson.slug}>
              <Thumbnail item={lesson} kind="lesson" />
              <div className={styles.words}>
                <h3>
                  <a href={`${paths.lessons}#${lesson.slug}`}>{lesson.title}</a>
                </h3>
                <p>{lesson.description}</p>
              </div>
              {lesson.id && <p className={`figures ${styles.length}`}>{lesson.minutes} min</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
