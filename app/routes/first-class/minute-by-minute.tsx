import { sundayClass } from "#content/schedule";
import { runningOrder } from "../../../content/first-class.ts";
import { timeInClass } from "../../schedule/time-in-class.ts";
import { classNames } from "../../ui/class-names.ts";
import styles from "./minute-by-minute.module.css";

/** A timetable of the class, from arriving to leaving. */
export function MinuteByMinute() {
  return (
    <section className={styles.timetable} aria-labelledby="minutes-heading">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="minutes-heading">{sundayClass.minutes} minutes, on the clock</h2>
        <ol>
          {runningOrder.value.map(({ minute, text }) => (
            <li
              key={minute}
              className={classNames(minute >= 0 && minute < sundayClass.minutes && styles.during)}
            >
              <span className={`figures ${styles.time}`}>{timeInClass(minute)}</span>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
