import { common } from "#content/common";
import { enrol as page } from "#content/pages/enrol";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import type { Term } from "../../../content-model/schema/schedule.ts";
import { formatDate, formatDateRange } from "../../../domain/format-date.ts";
import { termId } from "../../../domain/terms.ts";
import { BookingLabel, BookTerm, seasonPrints, WhatItBooks } from "../../components/course-facts.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { Print } from "../../kit/print.tsx";
import { termCalendarPath } from "../../schedule/calendar/calendar-paths.ts";
import { ClockText } from "../../schedule/clock-text.tsx";
import { OwnTimes, When } from "../../schedule/schedule-clock.tsx";
import { sessionsOf } from "../../schedule/scheduled-terms.ts";
import { endDateOf } from "../../schedule/terms.ts";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./page.module.css";

const words = page.terms;

/**
 * A term with its status, and its booking button while it can be booked; opens to its sessions, without script. Its session table
 * has the id `ID-dates`.
 */
export function TermRow({ term }: { term: Term }) {
  const { name, startDate, booking } = term;
  const id = termId(term);
  const ofTerm = { "term.name": name };
  return (
    <div className={styles.term} id={id}>
      <details name="term" className="folds">
        <summary>
          <Print name={seasonPrints[name]} alt="" />
          <h3>{name}</h3>
          {/* A number stays beside its month. */}
          <span>{formatDateRange(startDate, endDateOf(term)).replace(/(?<=\d) (?!to )/g, "\u00a0")}</span>
          <span className={styles.state}>
            <When condition={`next:${id}`} className={`badge ${styles.next}`}>
              {words.next}
            </When>
            <When condition={`upcoming:${id}`} className={styles.upcoming}>
              {common.terms.upcoming}
            </When>
            <When condition={`in progress:${id}`}>
              <Prose
                of={common.terms.inProgress}
                slots={{ "term.week": <ClockText subject={`week:${id}`} /> }}
              />
            </When>
            <When condition={`completed:${id}`} className={styles.completed}>
              {common.terms.completed}
            </When>
          </span>
        </summary>
        <div className={`pair ${styles.sessions}`} id={`${id}-dates`}>
          <table>
            <caption className="visually-hidden">{fillSlots(words.table.caption, ofTerm)}</caption>
            <thead>
              <tr>
                <th scope="col">{words.table.week}</th>
                <th scope="col">{words.table.day}</th>
                <th scope="col">{words.table.time}</th>
              </tr>
            </thead>
            <tbody>
              {sessionsOf(term).map(({ date, startsAt }, session) => (
                <tr key={date}>
                  <td className="figures">{session + 1}</td>
                  <td>
                    <time dateTime={new Date(startsAt).toISOString()}>{formatDate(date)}</time>
                  </td>
                  <td>
                    {common.terms.time}
                    <OwnTimes of={term} session={session} className={styles.local} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className={styles.book}>
            <When condition={`upcoming:${id}`} as="div" withoutScript>
              <a href={termCalendarPath(term)} download>
                {fillSlots(words.calendar, ofTerm)}
              </a>
            </When>
            <WhatItBooks term={term} />
            <When condition={`in progress:${id}`} as="div">
              <p>{words.inProgress}</p>
              <BookTerm term={term} tone="quiet" />
              <a href={termCalendarPath(term)} download>
                {fillSlots(words.calendar, ofTerm)}
              </a>
            </When>
            <When condition={`completed:${id}`} as="div">
              <BookTerm term={term} tone="quiet" />
            </When>
          </div>
        </div>
      </details>
      <When condition={`upcoming:${id}`} as="div" withoutScript className={styles.open}>
        <noscript>
          <p>{fillSlots(common.terms.withoutScripts, ofTerm)}</p>
        </noscript>
        <ExternalButtonLink href={booking} tone="quiet" className={styles.bookNow}>
          <BookingLabel of={name} />
        </ExternalButtonLink>
      </When>
    </div>
  );
}
