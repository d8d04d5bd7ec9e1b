import { minuteByMinute } from "#content/pages/first-class";
import { classTimeline as words } from "#content/pages/sunday-class";
import { sundayClass } from "#content/schedule";
import { timeInClass } from "../../schedule/time-in-class.ts";
import styles from "./class-timeline.module.css";

const labelled = minuteByMinute.moments.filter(({ label }) => label !== undefined);
const parts = labelled.map(({ minute, label }, index) => ({
  from: minute,
  label,
  length: (labelled[index + 1]?.minute ?? sundayClass.minutes) - minute,
}));

/** The parts of the class, drawn to scale. */
export function ClassTimeline() {
  if (parts.length === 0) return null;
  return (
    <ol className={styles.timeline} aria-label={words.label}>
      {parts.map(({ from, label, length }) => (
        <li key={from} data-minutes={length}>
          <div className={styles.part}>
            <span className={`figures ${styles.time}`}>{timeInClass(from)}</span>{" "}
            <span className={styles.label}>{label}</span>{" "}
            <span className={styles.length}>
              {length} <abbr title={words.unitName}>{words.unit}</abbr>
            </span>
          </div>
        </li>
      ))}
    </ol>
  );
}
