import { Link } from "react-router";
import { course, sundayClass } from "../../../content/schedule.ts";
import { site } from "../../../content/site.ts";
import { paths } from "../../paths.ts";
import { clockTime } from "../../schedule/say.ts";
import { ClockWords } from "../../schedule/schedule-clock.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import styles from "./see-you-sunday.module.css";

/** The end: the next date, and where else to go. */
export function SeeYouSunday() {
  return (
    <section className={styles.end} aria-labelledby="end-heading">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="end-heading">See you beside the pool.</h2>
          <p className={styles.date}>
            <ClockWords about="sunday" otherwise={`Any ${sundayClass.weekday}`} />,{" "}
            <span className="nowrap">{clockTime(sundayClass.startTime)}</span>
          </p>
          <ButtonLink to={paths.bookClass} size="large" tone="dark">
            Join the class
          </ButtonLink>
        </div>
        <div className={styles.else}>
          <h3>Not a Sunday person?</h3>
          <ul>
            <li>
              <Link to={paths.course} prefetch="intent">
                The {course.sessions}-week course
              </Link>{" "}
              is online, in the afternoon.
            </li>
            <li>
              <Link to={paths.personalCoaching} prefetch="intent">
                Coaching
              </Link>{" "}
              is just the two of us.
            </li>
            <li>
              <Link to={paths.about} prefetch="intent">
                Who’s {site.teacher.firstName.value}?
              </Link>{" "}
              Read that first, if you like.
            </li>
            <li>
              <Link to={paths.contact} prefetch="intent">
                Ask me something
              </Link>{" "}
              before you book.
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}
