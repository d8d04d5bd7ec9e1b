import { runningOrder } from "../../../content/first-class.ts";
import { sundayClass } from "../../../content/schedule.ts";
import { timeInClass } from "../../schedule/time-in-class.ts";
import styles from "./minutes-to-scale.module.css";

const labelled = runningOrder.value.filter(({ label }) => label !== undefined);
const parts = labelled.map(({ minute, label }, index) => ({
  from: minute,
  label,
  length: (labelled[index + 1]?.minute ?? sundayClass.minutes) - minute,
}));

/** The class as a bar in which a minute is a minute: across on wide screens, down on narrow ones. */
export function MinutesToScale() {
  return (
    <ol
      className={styles.scale}
      data-sample={runningOrder.sample}
      aria-label={`The ${sundayClass.minutes} minutes`}
    >
      {parts.map(({ from, label, length }) => (
        <li key={from} data-minutes={length}>
          <div className={styles.part}>
            <span className={`figures ${styles.from}`}>{timeInClass(from)}</span>{" "}
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
