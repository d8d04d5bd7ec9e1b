import { bookingProblems as words } from "#content/pages/book-class";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./booking-problems.module.css";

/** What to do when the class is full, or the visitor can’t come or hasn’t booked. */
export function BookingProblems() {
  return (
    <section className={styles.section} aria-labelledby="particulars-heading">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="particulars-heading">{words.heading}</h2>
        <dl>
          {words.problems.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Prose of={text} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
