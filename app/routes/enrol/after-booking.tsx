import { afterBooking } from "../../../content/enrol.ts";
import styles from "./after-booking.module.css";

export function AfterBooking() {
  return (
    <section aria-labelledby="next-heading" className={styles.section}>
      <div className={`wrap ${styles.columns}`}>
        <h2 id="next-heading">After you press Book</h2>
        <ol>
          {afterBooking.value.map(({ when, text }) => (
            <li key={when}>
              <h3>{when}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
