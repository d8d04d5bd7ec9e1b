import { centreBooking } from "../../../content/book-class.ts";
import styles from "./particulars.module.css";

/** When it does not go to plan. */
export function Particulars() {
  return (
    <section className={styles.particulars} aria-labelledby="particulars-heading">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="particulars-heading">When it doesn’t go to plan</h2>
        <dl data-sample={centreBooking.sample}>
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
