import { minuteByMinute as words } from "#content/pages/first-class";
import { sundayClass } from "#content/schedule";
import { Prose } from "../../components/prose/prose.tsx";
import { timeInClass } from "../../schedule/time-in-class.ts";
import { classNames } from "../../ui/class-names.ts";
import styles from "./minute-by-minute.module.css";

/** A timetable of the class, from arriving to leaving. */
export function MinuteByMinute() {
  return (
    <section className={styles.timetable} aria-labelledby="minutes-heading">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="minutes-heading">{words.heading}</h2>
        <ol>
          {words.moments.map(({ minute, what }) => (
            <li
              key={minute}
              className={classNames(minute >= 0 && minute < sundayClass.minutes && styles.during)}
            >
              <span className={`figures ${styles.time}`}>{timeInClass(minute)}</span>
              <span>
                <Prose of={what} />
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
