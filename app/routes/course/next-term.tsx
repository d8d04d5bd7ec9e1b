import { course } from "../../../content/schedule.ts";
import { NextIntake } from "../../schedule/next-intake.tsx";
import { calendarDay, clockTime } from "../../schedule/say.ts";
import { ClockWords } from "../../schedule/schedule-clock.tsx";
import { sessionsOf } from "../../schedule/sessions-of.ts";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./next-term.module.css";

/** The next intake with its price and booking button. */
export function NextTerm() {
  return (
    <div className={styles.bar}>
      <div>
        <NextIntake>
          {({ name, startDate }, announced) => {
            const [first] = sessionsOf(name);
            return (
              <>
                <p className={styles.label}>Starts next</p>
                <h3>
                  {announced ? `${name}, from ${calendarDay(startDate)}` : `${name}, dates to be announced`}
                </h3>
                <p className={styles.small}>
                  {announced ? (
                    <>
                      {course.weekday}s at {clockTime(course.startTime)} Melbourne
                      {first && <ClockWords about={`local:${first.startsAt}`} className={styles.local} />}
                    </>
                  ) : (
                    "The button already leads to its booking page."
                  )}
                </p>
              </>
            );
          }}
        </NextIntake>
        <noscript>
          <h3>Choose by the dates</h3>
          <p className={styles.small}>Each term has its own button, above.</p>
        </noscript>
      </div>
      <p className={styles.cost}>
        <b>${course.priceAud}</b> AUD for the live sessions, the handouts and the recordings
      </p>
      <NextIntake className={styles.action}>
        {({ name, booking }) => (
          <ExternalButtonLink href={booking.value} tone="dark">
            Book Spot - {name}
          </ExternalButtonLink>
        )}
      </NextIntake>
    </div>
  );
}
