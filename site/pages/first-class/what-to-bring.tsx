import { whatToBring as words } from "#content/pages/first-class";
import styles from "./what-to-bring.module.css";

export function WhatToBring() {
  return (
    <section className={styles.section} aria-labelledby="bring-heading">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="bring-heading">{words.heading}</h2>
        <div>
          <h3>{words.bringHeading}</h3>
          <ul>
            {words.bring.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </div>
        <div className={styles.leave}>
          <h3>{words.leaveHeading}</h3>
          <ul>
            {words.leave.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
