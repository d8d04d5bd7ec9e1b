import { business } from "#content/business";
import { howToJoin as words } from "#content/pages/sunday-class";
import { sundayClass } from "#content/schedule";
import { MoneyLink } from "../../components/money-link/money-link.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { calendarPaths } from "../../schedule/calendar/calendar-paths.ts";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./how-to-join.module.css";

const { format } = new Intl.DateTimeFormat("en-AU", { weekday: "short", timeZone: "UTC" });
/** From Monday, which 1 January 2024 was. */
const days = [1, 2, 3, 4, 5, 6, 7].map((day) => format(Date.UTC(2024, 0, day)));
const opens = days.length - 1 - sundayClass.bookingOpensDaysBefore;

/** The steps, and the week in which booking opens. */
export function HowToJoin() {
  return (
    <section className={styles.join} aria-labelledby="join-heading">
      <div className="wrap">
        <div className={styles.top}>
          <h2 id="join-heading">{words.heading}</h2>
          <ol className={styles.week} aria-label={words.week.label}>
            {days.map((day, index) => (
              <li
                key={day}
                className={classNames(
                  index === opens && styles.opens,
                  index === days.length - 1 && styles.day,
                )}
              >
                {day}
                {index === opens && <span>{words.week.opens}</span>}
                {index === days.length - 1 && <span>{words.week.day}</span>}
              </li>
            ))}
          </ol>
        </div>
        <ol className={styles.steps}>
          {words.steps.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>
                <Prose of={text} />
              </p>
            </li>
          ))}
        </ol>
        <div className={styles.actions}>
          <ExternalButtonLink href={business.centre.timetable}>{words.timetable}</ExternalButtonLink>
          <MoneyLink />
          <a href={calendarPaths.sundayClass} download>
            {words.calendar}
          </a>
        </div>
      </div>
    </section>
  );
}
