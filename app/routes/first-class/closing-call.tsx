import { sundayClass } from "../../../content/schedule.ts";
import { ClosureNotice } from "../../components/class-closures/closure-notice.tsx";
import { paths } from "../../paths.ts";
import { formatTime } from "../../schedule/format-date.ts";
import { ClockText, When } from "../../schedule/schedule-clock.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import styles from "./closing-call.module.css";

/** The next class and whether booking is open. */
export function ClosingCall() {
  return (
    <section className={styles.section} aria-labelledby="next-heading">
      <div className={`wrap ${styles.row}`}>
        <div>
          <h2 id="next-heading">The gap on the shelf is yours.</h2>
          <p>
            Every {sundayClass.weekday}, {formatTime(sundayClass.startTime)}.{" "}
            <When condition="sunday:open">
              The next one is <ClockText subject="sunday" />, and booking is open.
            </When>
            <When condition="sunday:closed">
              The next one is <ClockText subject="sunday" />; the centre opens booking{" "}
              {sundayClass.bookingOpensDaysBefore} days before.
            </When>
          </p>
          <ClosureNotice />
        </div>
        <div className={styles.actions}>
          <ButtonLink to={paths.bookClass} size="large" tone="dark">
            How to book
          </ButtonLink>
          <a href={paths.sundayClass}>What the class teaches</a>
        </div>
      </div>
    </section>
  );
}
