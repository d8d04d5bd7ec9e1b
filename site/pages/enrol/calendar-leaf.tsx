import { course as facts } from "#content/common";
import { course } from "#content/schedule";
import { formatFullDate } from "../../../domain/format-date.ts";
import { CourseTimes } from "../../components/course-facts.tsx";
import { Price } from "../../for-a-while/prices.tsx";
import { ForNextTerm } from "../../schedule/schedule-clock.tsx";
import { terms } from "../../schedule/terms.ts";
import styles from "./page.module.css";

/** The facts of the next term, as a leaf off the wall calendar in the picture. */
export function CalendarLeaf() {
  return (
    <div className={styles.leaf}>
      <dl className={styles.day}>
        <dt className="visually-hidden">{facts.starts}</dt>
        <dd>
          <ForNextTerm>
            {({ startDate }, announced) =>
              announced ? <Day date={startDate} /> : <i>{facts.unannounced}</i>
            }
          </ForNextTerm>
          {terms.length === 0 ? (
            <i>{facts.unannounced}</i>
          ) : (
            <noscript>
              <i>{facts.startsYearly}</i>
            </noscript>
          )}
        </dd>
      </dl>
      <dl className={styles.facts}>
        <div className={styles.price}>
          <dt className="visually-hidden">{facts.price}</dt>
          <dd>
            <Price of="course" />
          </dd>
        </div>
        <div>
          <dt className="visually-hidden">{facts.when}</dt>
          <dd>
            <CourseTimes />
          </dd>
        </div>
        <div>
          <dt className="visually-hidden">{facts.where}</dt>
          <dd>{facts.place}</dd>
        </div>
      </dl>
    </div>
  );
}

/** A day as wall calendars show it: weekday, number, month and year. */
function Day({ date }: { date: string }) {
  const [number, ...monthAndYear] = formatFullDate(date).split(" ");
  return (
    <time dateTime={date}>
      <span>{course.weekday} </span>
      <b>{number} </b>
      <span>{monthAndYear.join(" ")}</span>
    </time>
  );
}
