import { guidedPractices } from "#content/pages/guided-practices";
import { Print } from "../../art/print.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./hero.module.css";

const words = guidedPractices.hero;

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="practices-heading">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h1 id="practices-heading">{words.heading}</h1>
          <p className={styles.lead}>
            <Prose of={words.lead} />
          </p>
          <p className={styles.how}>
            <Prose of={words.how} />
          </p>
        </div>
        <Print name="kettle" className={styles.picture} alt={words.picture} priority />
      </div>
    </section>
  );
}
