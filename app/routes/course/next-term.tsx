import { course } from "#content/schedule";
import { ForNextTerm } from "../../schedule/for-next-term.tsx";
import { formatDate, formatTime } from "../../schedule/format-date.ts";
import { ClockText } from "../../schedule/schedule-clock.tsx";
import { sessionsOf } from "../../schedule/sessions-of.ts";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import { money } from "../../ui/money.ts";
import styles from "./next-term.module.css";

/** The next term with its price and booking button. */
export function NextTerm() {
  return (
    <div className={styles.bar}>
      <div>
        <ForNextTerm>
          {(term, announced) => {
            const { name, startDate } = term;
            const [first] = sessionsOf(term);
            return (
              <>
                <p className={styles.label}>Starts next</p>
                <h3>
                  {announced ? `${name}, from ${formatDate(startDate)}` : `${name}, dates to be announced`}
                </h3>
                <p className={styles.small}>
                  {announced ? (
                    <>
                      {course.weekday}s at {formatTime(course.startTime)} Melbourne
                      {first && <ClockText subject={`local:${first.startsAt}`} className={styles.local} />}
                    </>
                  ) : (
                    "The button already leads to its booking page."
                  )}
                </p>
              </>
            );
          }}
        </ForNextTerm>
        <noscript>
          <h3>Choose by the dates</h3>
          <p className={styles.small}>Each term has its own button, above.</p>
        </noscript>
      </div>
      <p className={styles.cost}>
        <b>{money(course.price)}</b> AUD for the live sessions, the handouts and the recordings
      </p>
      <ForNextTerm className={styles.action}>
        {({ name, booking }) => (
          <ExternalButtonLink href={booking} tone="dark">
            Book Spot - {name}
          </ExternalButtonLink>
        )}
      </ForNextTerm>
    </div>
  );
}
