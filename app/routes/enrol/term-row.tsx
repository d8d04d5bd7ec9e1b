import { course, type Term } from "../../../content/schedule.ts";
import { calendarPaths } from "../../schedule/calendar/calendar-paths.ts";
import { formatDate, formatDateRange, formatTime } from "../../schedule/format-date.ts";
import { ClockText, When } from "../../schedule/schedule-clock.tsx";
import { sessionsOf } from "../../schedule/sessions-of.ts";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./term-row.module.css";

/** The id of a term. Its session table has the id `ID-dates`. */
export const termId = (name: Term["name"]): string => name.toLowerCase().replace(" ", "-");

/** A term with its status; opens to its sessions, without script. */
export function TermRow({ term: { name, startDate, endDate, booking } }: { term: Term }) {
  const id = termId(name);
  const bookingPage = (
    <ExternalButtonLink href={booking.value} tone="quiet">
      {name}’s booking page
    </ExternalButtonLink>
  );
  return (
    <details name="term" className={styles.term} id={id}>
      <summary>
        <h3>{name}</h3>
        <span className={styles.dates}>{formatDateRange(startDate, endDate)}</span>
        <span className={styles.state}>
          <When condition={`next:${name}`} className={styles.next}>
            Next to start
          </When>
          <When condition={`upcoming:${name}`} className={styles.upcoming}>
            Upcoming
          </When>
          <When condition={`in progress:${name}`}>
            In progress, week <ClockText subject={`week:${name}`} />
          </When>
          <When condition={`completed:${name}`}>Completed</When>
        </span>
      </summary>
      <div className={styles.sessions} id={`${id}-dates`}>
        <table>
          <caption className="visually-hidden">The sessions of {name}</caption>
          <thead>
            <tr>
              <th scope="col">Week</th>
              <th scope="col">{course.weekday}</th>
              <th scope="col">Time</th>
            </tr>
          </thead>
          <tbody>
            {sessionsOf(name).map(({ date, startsAt }, week) => (
              <tr key={date}>
                <td className="figures">{week + 1}</td>
                <td>
                  <time dateTime={new Date(startsAt).toISOString()}>{formatDate(date)}</time>
                </td>
                <td>
                  {formatTime(course.startTime)} Melbourne
                  <ClockText subject={`local:${startsAt}`} className={styles.local} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.book}>
          <When condition={`upcoming:${name}`} as="div" withoutScript>
            <ExternalButtonLink href={booking.value}>Book {name}</ExternalButtonLink>
            <a href={calendarPaths[name]} download>
              {name} as a calendar file
            </a>
          </When>
          <When condition={`in progress:${name}`} as="div">
            <p>This one is under way, and people join at week one. New dates are to be announced.</p>
            {bookingPage}
            <a href={calendarPaths[name]} download>
              {name} as a calendar file
            </a>
          </When>
          <When condition={`completed:${name}`} as="div">
            <p>These dates have been. New ones are to be announced, and booked at the same address.</p>
            {bookingPage}
          </When>
        </div>
      </div>
    </details>
  );
}
