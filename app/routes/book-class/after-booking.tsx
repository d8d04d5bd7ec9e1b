import { ActionRow } from "../../components/action-row/action-row.tsx";
import { paths } from "../../paths.ts";
import { calendarPaths } from "../../schedule/calendar/calendar-paths.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import styles from "./after-booking.module.css";

export function AfterBooking() {
  return (
    <ActionRow
      headingId="keep-heading"
      className={styles.section}
      action={
        <ButtonLink to={paths.firstClass} size="large">
          Your first class
        </ButtonLink>
      }
    >
      <h2 id="keep-heading">Booked? Two things.</h2>
      <p>
        Put it in your diary, since Saturday-night you won’t remember:{" "}
        <a href={calendarPaths.sundayClass} download>
          the class as a calendar file
        </a>
        . It repeats every week and follows daylight saving.
      </p>
      <p>
        {
          "Then read what the morning is like, so that nothing in it is a surprise. Still weighing it up? Here’s "
        }
        <a href={paths.sundayClass}>what the class teaches</a>.
      </p>
    </ActionRow>
  );
}
