import { business } from "#content/business";
import { coaching as page } from "#content/pages/coaching";
import { Prose } from "../../components/prose/prose.tsx";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./closing-call.module.css";

const words = page.closingCall;

export function ClosingCall() {
  return (
    <section className={styles.section} aria-labelledby="plate-heading">
      <div className={`wrap ${styles.columns}`}>
        <p className={styles.letter} aria-hidden="true">
          {words.plate}
        </p>
        <div className={styles.words}>
          <h2 id="plate-heading">{words.heading}</h2>
          <p>
            <Prose of={words.lead} />
          </p>
          <ExternalButtonLink href={business.bookings.introCall} size="large" tone="dark">
            {words.button}
          </ExternalButtonLink>
        </div>
      </div>
    </section>
  );
}
