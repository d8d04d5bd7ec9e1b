import { coaching as page } from "#content/pages/coaching";
import { Print } from "../../art/print.tsx";
import styles from "./what-you-gain.module.css";

const words = page.whatYouGain;

export function WhatYouGain() {
  return (
    <section className={styles.section} aria-labelledby="keys-heading">
      <div className={`wrap ${styles.columns}`}>
        <Print name="car-keys" alt={words.picture} className={styles.keys} />
        <div>
          <h2 id="keys-heading">{words.heading}</h2>
          <ul>
            {words.gains.map((gain) => (
              <li key={gain}>{gain}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
