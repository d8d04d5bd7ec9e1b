import { business } from "#content/business";
import { coaching } from "#content/schedule";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import { money } from "../../ui/money.ts";
import styles from "./booking-buttons.module.css";

export function BookingButtons() {
  const { bookings, introCall } = business;
  return (
    <ul className={styles.bookings}>
      <li>
        <ExternalButtonLink href={bookings.personalCoaching} size="large">
          Book personal coaching
        </ExternalButtonLink>
        <p>
          {money(coaching.price)} AUD, {coaching.sessionMinutes} minutes
        </p>
      </li>
      <li>
        <ExternalButtonLink href={bookings.introCall} size="large" tone="quiet">
          Book a free intro call
        </ExternalButtonLink>
        <p>{introCall.minutes} minutes, no obligation</p>
      </li>
    </ul>
  );
}
