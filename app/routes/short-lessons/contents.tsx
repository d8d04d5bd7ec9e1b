import { lessons } from "#content/lessons";
import { paths } from "../../paths.ts";
import styles from "./contents.module.css";

/** The heading of the page and its table of contents. */
export function Contents() {
  return (
    <section className={styles.contents} aria-labelledby="lessons-heading">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h1 id="lessons-heading">Four short lessons</h1>
          <p className={styles.lead}>
            What I say in front of the whiteboard, boiled down to two minutes’ reading each. Take them in any
            order. Every one ends with something to do before you’ve finished your tea.
          </p>
          <p className={styles.videos}>
            The videos live in the <a href={paths.videos}>video library</a>, next to the practices.
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
