import missingPlate from "#art/missing-plate.svg";
import { missing } from "../../../content/course.ts";
import styles from "./what-is-missing.module.css";

export function WhatIsMissing() {
  return (
    <section aria-labelledby="missing-heading">
      <div className={`wrap ${styles.columns}`}>
        <figure className={styles.figure}>
          <img
            src={missingPlate}
            alt="A pink field and a gold sun on a lake. The swan and the hills are only dotted outlines"
            width={720}
            height={760}
            loading="lazy"
          />
          <figcaption>Two plates out of three. Pleasant, but you can’t tell what it’s of.</figcaption>
        </figure>
        <div className={styles.words}>
          <h2 id="missing-heading">What is missing</h2>
          <p className={styles.lead}>
            A lot of meditation teaches you to concentrate, and to let things be. Good plates, both of them.
            The one with the drawing on it tends to stay in the drawer.
          </p>
          <ol>
            {missing.map(({ name, text }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
