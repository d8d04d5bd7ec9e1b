import { business } from "#content/business";
import { callButton as bookCallLabel } from "#content/navigation";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./free-intro-call.module.css";

export function FreeIntroCall() {
  const { minutes } = business.introCall;
  return (
    <section className={styles.section} aria-labelledby="ask-heading">
      <div className={`wrap ${styles.columns}`}>
        <p className={styles.figure} aria-hidden="true">
          {minutes}
        </p>
        <div>
          <h2 id="ask-heading">Or just ask.</h2>
          <p>
            A free intro call is {minutes} minutes with no obligation. Tell me what you’ve tried and what got
            in the way. If none of the three suits you, I’ll say so, and you’ve had a sit-down out of it.
          </p>
          <ExternalButtonLink href={business.bookings.introCall} size="large">
            {bookCallLabel}
          </ExternalButtonLink>
        </div>
      </div>
    </section>
  );
}
