import { sundayClass } from "#content/schedule";
import { runningOrder } from "../../../content/first-class.ts";
import { timeInClass } from "../../schedule/time-in-class.ts";
import styles from "./class-timeline.module.css";

const labelled = runningOrder.value.filter(({ label }) => label !== undefined);
const parts = labelled.map(({ minute, label }, index) => ({
  from: minute,
  label,
  length: (labelled[index + 1]?.minute ?? sundayClass.minutes) - minute,
}));

/** The parts of the class, drawn to scale. */
export function ClassTimeline() {
  return (
    <ol className={styles.timeline} aria-label={`The ${sundayClass.minutes} minutes`}>
      {parts.map(({ from, label, length }) => (
        <li key={from} data-minutes={length}>
          <div className={styles.part}>
            <span className={`figures ${styles.time}`}>{timeInClass(from)}</span>{" "}
            <span className={styles.label}>{label}</span>{" "}
            <span className={styles.length}>
              {length} <abbr title="minutes">min</abbr>
            </span>
          </div>
        </li>
      ))}
    </ol>
  );
}
