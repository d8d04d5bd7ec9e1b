import { lessons } from "#content/lessons";
import { shortLessons } from "#content/pages/short-lessons";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./contents.module.css";

const words = shortLessons.contents;

/** The heading of the page and its table of contents. */
export function Contents() {
  return (
    <section className={styles.contents} aria-labelledby="lessons-heading">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h1 id="lessons-heading">{words.heading}</h1>
          <p className={styles.lead}>
            <Prose of={words.lead} />
          </p>
          <p className={styles.videos}>
            <Prose of={words.videos} />
          </p>
        </div>
        {lessons.length > 0 && (
          <ol>
            {lessons.map(({ slug, title, description }) => (
              <li key={slug}>
                <a href={`#${slug}`}>{title}</a>
                <p>{description}</p>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
