import { business } from "#content/business";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./closing-call.module.css";

export function ClosingCall() {
  return (
    <section className={styles.section} aria-labelledby="plate-heading">
      <div className={`wrap ${styles.columns}`}>
        <p className={styles.letter} aria-hidden="true">
          L
        </p>
        <div className={styles.words}>
          <h2 id="plate-heading">Everybody starts with one of these.</h2>
          <p>
            Tell me where you’d like to get to and what the road’s been like. {business.introCall.minutes}{" "}
            minutes later you’ll know whether you want me in the other seat, and so will I.
          </p>
          <ExternalButtonLink href={business.bookings.introCall} size="large" tone="dark">
            Book a Free Consultation
          </ExternalButtonLink>
        </div>
      </div>
    </section>
  );
}
