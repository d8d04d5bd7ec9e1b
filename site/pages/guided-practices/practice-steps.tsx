import { guidedPractices } from "#content/pages/guided-practices";
import type { PracticeStep } from "../../../content-model/schema/videos.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { classNames } from "../../ui/class-names.ts";
import { minutesAndSeconds } from "./minutes-and-seconds.ts";
import styles from "./practice-steps.module.css";

const words = guidedPractices.practiceSteps;

/** One class for each 20 seconds of a step, up to 100. It sets how long the line after the step is. */
const lengths = [styles.length1, styles.length2, styles.length3, styles.length4, styles.length5];

/** The steps on a time line: the longer a step, the longer its line. */
export function PracticeSteps({ steps, minutes }: { steps: readonly PracticeStep[]; minutes: number }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ at, heading, text, otherwise }, index) => {
        const lasts = (steps[index + 1]?.at ?? minutes * 60) - at;
        const length = lengths[Math.min(lengths.length, Math.ceil(lasts / 20)) - 1];
        return (
          <li key={at} className={classNames(length)} data-at={at}>
            <span className={classNames(styles.time, "figures")}>{minutesAndSeconds(at)}</span>
            <div>
              <h3>{heading}</h3>
              <p>
                <Prose of={text} />
              </p>
              {otherwise && (
                <p className={styles.otherwise}>
                  <Prose of={otherwise} />
                </p>
              )}
            </div>
          </li>
        );
      })}
      <li className={styles.end} data-at={minutes * 60}>
        <span className={classNames(styles.time, "figures")}>{minutesAndSeconds(minutes * 60)}</span>
        <p>
          <Prose of={words.end} />
        </p>
      </li>
    </ol>
  );
}
