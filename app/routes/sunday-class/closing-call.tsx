import { business } from "#content/business";
import { course, sundayClass } from "#content/schedule";
import { paths } from "../../paths.ts";
import { formatTime } from "../../schedule/format-date.ts";
import { ClockText } from "../../schedule/schedule-clock.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import styles from "./closing-call.module.css";

export function ClosingCall() {
  return (
    <section className={styles.section} aria-labelledby="end-heading">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="end-heading">See you beside the pool.</h2>
          <p className={styles.date}>
            <ClockText subject="sunday" fallback={`Any ${sundayClass.weekday}`} />,{" "}
            <span className="nowrap">{formatTime(sundayClass.startTime)}</span>
          </p>
          <ButtonLink to={paths.bookClass} size="large" tone="dark">
            Join the class
          </ButtonLink>
        </div>
        <div className={styles.alternatives}>
          <h3>Not a Sunday person?</h3>
          <ul>
            <li>
              <a href={paths.course}>The {course.sessions}-week course</a> is online, in the afternoon.
            </li>
            <li>
              <a href={paths.personalCoaching}>Coaching</a> is just the two of us.
            </li>
            <li>
              <a href={paths.about}>Who’s {business.teacher.firstName}?</a> Read that first, if you like.
            </li>
            <li>
              <a href={paths.contact}>Ask me something</a> before you book.
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}
