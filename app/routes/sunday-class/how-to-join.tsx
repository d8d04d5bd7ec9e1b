import { business } from "#content/business";
import { sundayClass } from "#content/schedule";
import { waysToJoin } from "../../../content/sunday-class.ts";
import { paths } from "../../paths.ts";
import { calendarPaths } from "../../schedule/calendar/calendar-paths.ts";
import { ButtonLink, ExternalButtonLink } from "../../ui/button/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./how-to-join.module.css";

const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;
const opens = days.length - 1 - sundayClass.bookingOpensDaysBefore;

/** Three steps, and the week in which booking opens. */
export function HowToJoin() {
  return (
    <section className={styles.join} aria-labelledby="join-heading">
      <div className="wrap">
        <div className={styles.top}>
          <h2 id="join-heading">How to join, in three steps</h2>
          <ol className={styles.week} aria-label="The week of a class">
            {days.map((day, index) => (
              <li
                key={day}
                className={classNames(
                  index === opens && styles.opens,
                  index === days.length - 1 && styles.day,
                )}
              >
                {day}
                {index === opens && <span>Booking opens</span>}
                {index === days.length - 1 && <span>Class</span>}
              </li>
            ))}
          </ol>
        </div>
        <ol className={styles.steps}>
          {waysToJoin.map(({ step, detail }) => (
            <li key={step}>
              <h3>{step}</h3>
              <p>{detail}</p>
            </li>
          ))}
        </ol>
        <div className={styles.actions}>
          <ExternalButtonLink href={business.centre.timetable}>Book with the centre</ExternalButtonLink>
          <ButtonLink to={paths.bookClass} tone="quiet">
            Join a Sunday
          </ButtonLink>
          <a href={calendarPaths.sundayClass} download>
            Add the class to your calendar
          </a>
        </div>
      </div>
    </section>
  );
}
