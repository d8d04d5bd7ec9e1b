import { lessons } from "#content/lessons";
import { videoLibrary } from "#content/pages/video-library";
import { Prose } from "../../components/prose/prose.tsx";
import { LessonRow } from "./lesson-row.tsx";
import styles from "./lessons.module.css";

const words = videoLibrary.lessons;

export function Lessons() {
  if (lessons.length === 0) return null;
  return (
    <section className={styles.lessons} aria-labelledby="lessons-heading">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.lead}>
          <h2 id="lessons-heading">{words.heading}</h2>
          <p>
            <Prose of={words.lead} />
          </p>
        </div>
        <ol>
          {lessons.map((lesson) => (
            <LessonRow key={lesson.slug} lesson={lesson} />
          ))}
        </ol>
      </div>
    </section>
  );
}
