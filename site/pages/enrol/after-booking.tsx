import { enrol as page } from "#content/pages/enrol";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./after-booking.module.css";

const words = page.afterBooking;

export function AfterBooking() {
  return (
    <section aria-labelledby="next-heading" className={styles.section}>
      <div className={`wrap ${styles.columns}`}>
        <h2 id="next-heading">{words.heading}</h2>
        <ol>
          {words.steps.map(({ when, text }) => (
            <li key={when}>
              <h3>{when}</h3>
              <p>
                <Prose of={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
