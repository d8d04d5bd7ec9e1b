import { packing } from "../../../content/first-class.ts";
import styles from "./what-to-bring.module.css";

export function WhatToBring() {
  return (
    <section className={styles.section} aria-labelledby="bring-heading">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="bring-heading">What to bring</h2>
        <div>
          <h3>Bring</h3>
          <ul>
            {packing.bring.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </div>
        <div className={styles.leave}>
          <h3>Leave at home</h3>
          <ul>
            {packing.leave.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
