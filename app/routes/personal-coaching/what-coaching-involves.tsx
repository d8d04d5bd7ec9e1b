import clock from "#art/hour-clock.svg";
import clockDark from "#art/hour-clock-dark.svg";
import { coachingHour } from "../../../content/coaching.ts";
import { PrintPicture } from "../../art/print-picture.tsx";
import styles from "./what-coaching-involves.module.css";

/** The parts of a session, as a clock and in words. */
export function WhatCoachingInvolves() {
  const parts = coachingHour.value;
  return (
    <section className={styles.section} aria-labelledby="hour-heading">
      <div className={`wrap ${styles.columns}`}>
        <PrintPicture
          wide={clock}
          wideDark={clockDark}
          width={640}
          height={640}
          alt={`A wall clock whose face is printed in three inks, for ${parts.map(({ minutes }) => minutes).join(", ")} minutes`}
          className={styles.clock}
        />
        <div className={styles.words}>
          <h2 id="hour-heading">What goes into it</h2>
          <ol>
            {parts.map(({ minutes, name, text }) => (
              <li key={name}>
                <p className={styles.minutes}>
                  <span>{minutes}</span> min
                </p>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <p className={styles.caveat}>
            That’s the plan, anyway. Some weeks the first part takes most of it, and that turns out to have
            been the session.
          </p>
        </div>
      </div>
    </section>
  );
}
