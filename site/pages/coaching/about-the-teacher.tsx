import { coaching as page } from "#content/pages/coaching";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./about-the-teacher.module.css";

const words = page.aboutTheTeacher;

export function AboutTheTeacher() {
  return (
    <section className={styles.section} aria-labelledby="beside-heading">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="beside-heading">{words.heading}</h2>
        <p className={styles.lead}>
          <Prose of={words.lead} />
        </p>
      </div>
    </section>
  );
}
