import { centreBooking } from "../../../content/book-class.ts";
import styles from "./booking-problems.module.css";

/** What to do when the class is full, or the visitor can’t come or hasn’t booked. */
export function BookingProblems() {
  return (
    <section className={styles.section} aria-labelledby="particulars-heading">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="particulars-heading">When it doesn’t go to plan</h2>
        <dl>
          {centreBooking.value.particulars.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
