import keys from "#art/car-keys.svg";
import keysDark from "#art/car-keys-dark.svg";
import { coaching as page } from "#content/pages/coaching";
import { PrintPicture } from "../../art/print-picture.tsx";
import styles from "./what-you-gain.module.css";

const words = page.whatYouGain;

export function WhatYouGain() {
  return (
    <section className={styles.section} aria-labelledby="keys-heading">
      <div className={`wrap ${styles.columns}`}>
        <PrintPicture
          wide={keys}
          wideDark={keysDark}
          width={300}
          height={220}
          alt={words.picture}
          className={styles.keys}
        />
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
