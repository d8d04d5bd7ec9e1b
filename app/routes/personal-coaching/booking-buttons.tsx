import { coaching } from "../../../content/schedule.ts";
import { site } from "../../../content/site.ts";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import { money } from "../../ui/money.ts";
import styles from "./booking-buttons.module.css";

export function BookingButtons() {
  const { bookings, introCall } = site;
  return (
    <ul className={styles.bookings}>
      <li>
        <ExternalButtonLink href={bookings.personalCoaching.value} size="large">
          Book personal coaching
        </ExternalButtonLink>
        <p>
          {money(coaching.priceAud)} AUD, {coaching.sessionMinutes} minutes
        </p>
      </li>
      <li>
        <ExternalButtonLink href={bookings.introCall.value} size="large" tone="quiet">
          Book a free intro call
        </ExternalButtonLink>
        <p>{introCall.minutes} minutes, no obligation</p>
      </li>
    </ul>
  );
}
