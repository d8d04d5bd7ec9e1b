import { business } from "#content/business";
import { personalCoaching as page } from "#content/pages/personal-coaching";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./booking-buttons.module.css";

const words = page.bookingButtons;

export function BookingButtons() {
  const { bookings } = business;
  return (
    <ul className={styles.bookings}>
      <li>
        <ExternalButtonLink href={bookings.personalCoaching} size="large">
          {words.coaching.button}
        </ExternalButtonLink>
        <p>{words.coaching.terms}</p>
      </li>
      <li>
        <ExternalButtonLink href={bookings.introCall} size="large" tone="quiet">
          {words.introCall.button}
        </ExternalButtonLink>
        <p>{words.introCall.terms}</p>
      </li>
    </ul>
  );
}
