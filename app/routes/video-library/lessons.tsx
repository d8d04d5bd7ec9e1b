import { lessons } from "#content/lessons";
import { LessonRow } from "./lesson-row.tsx";
import styles from "./lessons.module.css";

export function Lessons() {
  if (lessons.length === 0) return null;
  return (
    <section className={styles.lessons} aria-labelledby="lessons-heading">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.lead}>
          <h2 id="lessons-heading">Four lessons</h2>
          <p>
            Me and a whiteboard, {lessons[0]?.minutes} minutes at a time. Any order will do, and reading one
            takes two minutes.
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
