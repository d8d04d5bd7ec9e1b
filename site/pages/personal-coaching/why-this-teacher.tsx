import { personalCoaching as page } from "#content/pages/personal-coaching";
import { Paragraphs, Prose } from "../../components/prose/prose.tsx";
import styles from "./why-this-teacher.module.css";

const words = page.whyThisTeacher;

export function WhyThisTeacher() {
  return (
    <section className={styles.why} aria-labelledby="why-heading">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="why-heading">{words.heading}</h2>
        <div className={styles.words}>
          <p className={styles.lead}>
            <Prose of={words.lead} />
          </p>
          <Paragraphs of={words.paragraphs} />
        </div>
      </div>
    </section>
  );
}
