import { business } from "#content/business";
import { personalCoaching as page } from "#content/pages/personal-coaching";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./bookings.module.css";

const { coaching, introCall } = page.bookings;

/** The paid session and the free call, one for each chair. */
export function Bookings() {
  const { bookings } = business;
  return (
    <ul className={styles.bookings}>
      <li>
        <strong>{coaching.price}</strong>
        <p>{coaching.terms}</p>
        <ExternalButtonLink href={bookings.personalCoaching} size="large">
          {coaching.button}
        </ExternalButtonLink>
      </li>
      <li>
        <strong>{introCall.price}</strong>
        <p>{introCall.terms}</p>
        <ExternalButtonLink href={bookings.introCall} size="large" tone="quiet">
          {introCall.button}
        </ExternalButtonLink>
      </li>
    </ul>
  );
}
