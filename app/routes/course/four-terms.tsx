import { course, terms } from "../../../content/schedule.ts";
import { paths } from "../../paths.ts";
import { calendarPaths } from "../../schedule/calendar/calendar-paths.ts";
import { clockTime } from "../../schedule/say.ts";
import { inWords } from "../../ui/in-words.ts";
import styles from "./four-terms.module.css";
import { NextUp } from "./next-up.tsx";
import { TermCard } from "./term-card.tsx";

/** The four intakes of the year on one shore, in four kinds of weather; then the next one, with its price. */
export function FourTerms() {
  return (
    <section id="terms" className={styles.section} aria-labelledby="terms-heading">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="terms-heading">Four terms, one lake, four kinds of weather</h2>
          <p>
            {course.weekday}s at {clockTime(course.startTime)} Melbourne time, {course.sessionMinutes}{" "}
            minutes, live online. Every term is {inWords(course.sessions)} weeks.
          </p>
        </div>
        <ul className={styles.frieze}>
          {terms.map((term) => (
            <TermCard key={term.name} term={term} />
          ))}
        </ul>
        <NextUp />
        <p className={styles.more}>
          <a href={paths.enrol}>Every session in your own time zone</a>{" "}
          <a href={calendarPaths.course}>All terms as one calendar file</a>
        </p>
      </div>
    </section>
  );
}
