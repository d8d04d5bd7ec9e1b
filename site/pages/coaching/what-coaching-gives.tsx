import { coaching as page } from "#content/pages/coaching";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./what-coaching-gives.module.css";

const words = page.whatCoachingGives;

export function WhatCoachingGives() {
  return (
    <section className={styles.section} aria-labelledby="seat-heading">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="seat-heading">{words.heading}</h2>
        <dl>
          {words.gives.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Prose of={text} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
