import type { PracticeStep } from "../../../content/videos.ts";
import { classNames } from "../../ui/class-names.ts";
import { clockTime } from "./clock-time.ts";
import styles from "./score.module.css";

/** How long the line after a step is drawn: one class for each quarter of a minute, up to two minutes. */
const lengths = [styles.quarter1, styles.quarter2, styles.quarter3, styles.quarter4, styles.quarter5];

/** The steps of a practice down a line of time: the longer a step, the longer its stretch of line. */
export function Score({ steps, minutes }: { steps: readonly PracticeStep[]; minutes: number }) {
  return (
    <ol className={styles.score}>
      {steps.map(({ at, heading, text, otherwise }, index) => {
        const lasts = (steps[index + 1]?.at ?? minutes * 60) - at;
        const length = lengths[Math.min(lengths.length, Math.ceil(lasts / 20)) - 1];
        return (
          <li key={at} className={classNames(length)} data-at={at}>
            <span className={classNames(styles.at, "figures")}>{clockTime(at)}</span>
            <div>
              <h3>{heading}</h3>
              <p>{text}</p>
              {otherwise && <p className={styles.otherwise}>{otherwise}</p>}
            </div>
          </li>
        );
      })}
      <li className={styles.end} data-at={minutes * 60}>
        <span className={classNames(styles.at, "figures")}>{clockTime(minutes * 60)}</span>
        <p>That’s it.</p>
      </li>
    </ol>
  );
}
