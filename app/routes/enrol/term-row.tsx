import { course } from "#content/schedule";
import type { Term } from "../../../content-schema/schedule.ts";
import { termCalendarPath } from "../../schedule/calendar/calendar-paths.ts";
import { formatDate, formatDateRange, formatTime } from "../../schedule/format-date.ts";
import { ClockText, When } from "../../schedule/schedule-clock.tsx";
import { sessionsOf } from "../../schedule/sessions-of.ts";
import { endDateOf, termId } from "../../schedule/terms.ts";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./term-row.module.css";

/** A term with its status; opens to its sessions, without script. Its session table has the id `ID-dates`. */
export function TermRow({ term }: { term: Term }) {
  const { name, startDate, booking } = term;
  const id = termId(term);
  const bookingPage = (
    <ExternalButtonLink href={booking} tone="quiet">
      {name}’s booking page
    </ExternalButtonLink>
  );
  return (
    <details name="term" className={styles.term} id={id}>
      <summary>
        <h3>{name}</h3>
        <span className={styles.dates}>{formatDateRange(startDate, endDateOf(term))}</span>
        <span className={styles.state}>
          <When condition={`next:${id}`} className={styles.next}>
            Next to start
          </When>
          <When condition={`upcoming:${id}`} className={styles.upcoming}>
            Upcoming
          </When>
          <When condition={`in progress:${id}`}>
            In progress, week <ClockText subject={`week:${id}`} />
          </When>
          <When condition={`completed:${id}`}>Completed</When>
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
            {sessionsOf(term).map(({ date, startsAt }, week) => (
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
          <When condition={`upcoming:${id}`} as="div" withoutScript>
            <ExternalButtonLink href={booking}>Book {name}</ExternalButtonLink>
            <a href={termCalendarPath(term)} download>
              {name} as a calendar file
            </a>
          </When>
          <When condition={`in progress:${id}`} as="div">
            <p>This one is under way, and people join at week one. New dates are to be announced.</p>
            {bookingPage}
            <a href={termCalendarPath(term)} download>
              {name} as a calendar file
            </a>
          </When>
          <When condition={`completed:${id}`} as="div">
            <p>These dates have been. New ones are to be announced, and booked at the same address.</p>
            {bookingPage}
          </When>
        </div>
      </div>
    </details>
  );
}
