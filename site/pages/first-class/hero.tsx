import { hero as words } from "#content/pages/first-class";
import { Print } from "../../art/print.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./hero.module.css";

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="first-class-heading">
      <Print name="shoe-shelf" alt={words.picture} priority />
      <div className={`wrap ${styles.words}`}>
        <h1 id="first-class-heading">{words.heading}</h1>
        <p>
          <Prose of={words.lead} />
        </p>
      </div>
    </section>
  );
}
