import { personalCoaching as page } from "#content/pages/personal-coaching";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import { Print } from "../../art/print.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./what-coaching-involves.module.css";

const words = page.whatCoachingInvolves;

/** The parts of a session, as a clock and in words. */
export function WhatCoachingInvolves() {
  return (
    <section className={styles.section} aria-labelledby="hour-heading">
      <div className={`wrap ${styles.columns}`}>
        <Print
          name="hour-clock"
          alt={fillSlots(words.picture, {
            "parts.minutes": words.parts.map(({ minutes }) => minutes).join(", "),
          })}
          className={styles.clock}
        />
        <div className={styles.words}>
          <h2 id="hour-heading">{words.heading}</h2>
          <ol>
            {words.parts.map(({ minutes, name, text }) => (
              <li key={name}>
                <p className={styles.minutes}>
                  <span>{minutes}</span> {words.unit}
                </p>
                <h3>{name}</h3>
                <p>
                  <Prose of={text} />
                </p>
              </li>
            ))}
          </ol>
          <p className={styles.caveat}>
            <Prose of={words.caveat} />
          </p>
        </div>
      </div>
    </section>
  );
}
