import { business } from "#content/business";
import { callButton as bookCallLabel } from "#content/navigation";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./free-intro-call.module.css";

export function FreeIntroCall() {
  return (
    <section className={styles.section} aria-labelledby="call-heading">
      <div className={`wrap ${styles.coupon}`}>
        <div className={styles.main}>
          <h2 id="call-heading">Not sure? Ring first.</h2>
          <p>
            Tell me what a normal week looks like. I’ll tell you whether the course fits, and what to try
            instead if it doesn’t.
          </p>
        </div>
        <div className={styles.stub}>
          <p className={styles.name}>Free intro call</p>
          <p className={styles.length}>{business.introCall.minutes} min</p>
          <p className={styles.small}>By phone or video, with no obligation.</p>
          <ExternalButtonLink href={business.bookings.introCall} size="small" tone="quiet">
            {bookCallLabel}
          </ExternalButtonLink>
        </div>
      </div>
    </section>
  );
}
