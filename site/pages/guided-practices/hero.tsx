import kettle from "#art/kettle.svg";
import kettleDark from "#art/kettle-dark.svg";
import { guidedPractices } from "#content/pages/guided-practices";
import { PrintPicture } from "../../art/print-picture.tsx";
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
        <PrintPicture
          className={styles.picture}
          wide={kettle}
          wideDark={kettleDark}
          width={760}
          height={640}
          alt={words.picture}
          priority
        />
      </div>
    </section>
  );
}
