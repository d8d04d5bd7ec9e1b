import { guidedPractices } from "#content/pages/guided-practices";
import { practices } from "#content/practices";
import { Thumbnail } from "../../components/video/thumbnail.tsx";
import styles from "./practice-index.module.css";

const words = guidedPractices.practiceIndex;

/** Links to the practices by the moment they suit. */
export function PracticeIndex() {
  if (practices.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="pick-heading">
      <div className="wrap">
        <h2 id="pick-heading">{words.heading}</h2>
        <ol>
          {practices.map((practice) => (
            <li key={practice.slug}>
              <a href={`#${practice.slug}`}>
                <Thumbnail item={practice} kind="practice" className={styles.picture} />
                <span className={styles.when}>{practice.goodFor}</span>
                <span className={styles.title}>{practice.title}</span>
              </a>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
