import { business } from "#content/business";
import { about as page } from "#content/pages/about";
import { Print } from "../../art/print.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./training.module.css";

const words = page.training;

export function Training() {
  return (
    <section className={styles.section} aria-labelledby="hours-heading">
      <div className="wrap">
        <h2 id="hours-heading">
          <span className="figures">{words.hours}</span> {words.heading}
        </h2>
        <Print name="tally" alt={words.picture} className={styles.tally} />
        <div className={styles.words}>
          <p>
            <Prose of={words.text} />
          </p>
          <p className={styles.credential}>{business.teacher.credential}</p>
        </div>
      </div>
    </section>
  );
}
