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

/** The class as a bar in which a minute is a minute. */
export function MinutesToScale() {
  return (
    <div className={styles.scale} data-sample={runningOrder.sample}>
      <svg viewBox={`0 0 ${sundayClass.minutes} 6`} preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ from, length }) => (
          <rect key={from} x={from} y="0" width={length - 0.12} height="6" />
        ))}
      </svg>
      <ol>
        {parts.map(({ from, label, length }) => (
          <li key={from}>
            <span className="figures">{timeInClass(from)}</span> {label}
            <span className={styles.length}>
              {length} <abbr title="minutes">min</abbr>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
