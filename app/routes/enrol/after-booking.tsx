import { afterBooking } from "../../../content/enrol.ts";
import styles from "./what-happens-next.module.css";

/** From the payment to the first Monday, in order. */
export function WhatHappensNext() {
  return (
    <section aria-labelledby="next-heading" className={styles.after}>
      <div className={`wrap ${styles.columns}`}>
        <h2 id="next-heading">After you press Book</h2>
        <ol data-sample={afterBooking.sample}>
          {afterBooking.value.map(({ when, what }) => (
            <li key={when}>
              <h3>{when}</h3>
              <p>{what}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
