import missingPlate from "#art/missing-plate.svg";
import { course as page } from "#content/pages/course";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./what-is-missing.module.css";

const words = page.whatIsMissing;

export function WhatIsMissing() {
  return (
    <section aria-labelledby="missing-heading">
      <div className={`wrap ${styles.columns}`}>
        <figure className={styles.figure}>
          <img src={missingPlate} alt={words.picture} width={720} height={760} loading="lazy" />
        </figure>
        <div className={styles.words}>
          <h2 id="missing-heading">{words.heading}</h2>
          <p className={styles.lead}>
            <Prose of={words.lead} />
          </p>
          <ol>
            {words.missing.map(({ name, text }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>
                  <Prose of={text} />
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
