import { business } from "#content/business";
import { howToJoin as words } from "#content/pages/sunday-class";
import { sundayClass } from "#content/schedule";
import { MoneyLink } from "../../components/before-booking.tsx";
import { Ledger } from "../../kit/parts.tsx";
import { Chapter } from "../../kit/sections.tsx";
import { calendarPaths } from "../../schedule/calendar/calendar-paths.ts";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./page.module.css";

const { format } = new Intl.DateTimeFormat("en-AU", { weekday: "short", timeZone: "UTC" });
/** From Monday, which 1 January 2024 was. */
const days = [1, 2, 3, 4, 5, 6, 7].map((day) => format(Date.UTC(2024, 0, day)));
const last = days.length - 1;
const opens = last - sundayClass.bookingOpensDaysBefore;

/** The week in which booking opens, and the steps. */
export function HowToJoin() {
  return (
    <Chapter id="join-heading" heading={words.heading} layout="side" tone="shade">
      <ol className={styles.week} aria-label={words.week.label}>
        {days.map((day, index) => (
          <li key={day} className={classNames(index === opens && styles.opens, index === last && styles.day)}>
            {day}
            {index === opens && <span>{words.week.opens}</span>}
            {index === last && <span>{words.week.day}</span>}
          </li>
        ))}
      </ol>
      <Ledger of={words.steps} marks="number" beside />
      <p className="actions">
        <ExternalButtonLink href={business.centre.timetable}>{words.timetable}</ExternalButtonLink>
        <MoneyLink />
        <a href={calendarPaths.sundayClass} download>
          {words.calendar}
        </a>
      </p>
    </Chapter>
  );
}
