import { business } from "#content/business";
import { centreBooking } from "../../../content/book-class.ts";
import { ExternalLink } from "../../ui/external-link.tsx";
import styles from "./how-to-book.module.css";

/** The three steps on the centre’s site. */
export function HowToBook() {
  return (
    <section className={styles.steps} aria-labelledby="steps-heading">
      <div className="wrap">
        <h2 id="steps-heading">Three presses, about two minutes</h2>
        <ol>
          {centreBooking.value.steps.map(({ step, detail }, index) => (
            <li key={step}>
              <span className={`figures ${styles.number}`} aria-hidden="true">
                {index + 1}
              </span>
              <h3>
                {index === 0 ? <ExternalLink href={business.centre.timetable}>{step}</ExternalLink> : step}
              </h3>
              <p>{detail}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
