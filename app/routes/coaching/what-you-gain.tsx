import keys from "#art/car-keys.svg";
import keysDark from "#art/car-keys-dark.svg";
import { coachingGains } from "../../../content/coaching.ts";
import { PrintPicture } from "../../art/print-picture.tsx";
import styles from "./what-you-gain.module.css";

export function WhatYouGain() {
  return (
    <section className={styles.section} aria-labelledby="keys-heading">
      <div className={`wrap ${styles.columns}`}>
        <PrintPicture
          wide={keys}
          wideDark={keysDark}
          width={300}
          height={220}
          alt="Two keys on a ring, with a yellow L on the tag"
          className={styles.keys}
        />
        <div>
          <h2 id="keys-heading">What you drive away with</h2>
          <ul>
            {coachingGains.value.map((gain) => (
              <li key={gain}>{gain}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
