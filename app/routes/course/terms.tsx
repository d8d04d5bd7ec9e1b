import { course } from "../../../content/schedule.ts";
import { paths } from "../../paths.ts";
import { calendarPaths } from "../../schedule/calendar/calendar-paths.ts";
import { formatTime } from "../../schedule/format-date.ts";
import { termId, terms } from "../../schedule/terms.ts";
import { inWords } from "../../ui/in-words.ts";
import { NextTerm } from "./next-term.tsx";
import { TermCard } from "./term-card.tsx";
import styles from "./terms.module.css";

/** The current or next term of each name, then the next one to start with its price. */
export function Terms() {
  if (terms.length === 0) return null;
  return (
    <section id="terms" className={styles.section} aria-labelledby="terms-heading">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="terms-heading">Four terms, one lake, four kinds of weather</h2>
          <p>
            {course.weekday}s at {formatTime(course.startTime)} Melbourne time, {course.sessionMinutes}{" "}
            minutes, live online. Every term is {inWords(course.sessions)} weeks.
          </p>
        </div>
        <ul className={styles.cards}>
          {terms.map((term) => (
            <TermCard key={termId(term)} term={term} />
          ))}
        </ul>
        <NextTerm />
        <p className={styles.more}>
          <a href={paths.enrol}>Every session in your own time zone</a>{" "}
          <a href={calendarPaths.course}>All terms as one calendar file</a>
        </p>
      </div>
    </section>
  );
}
