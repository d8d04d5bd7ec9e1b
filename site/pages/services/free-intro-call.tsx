import { business } from "#content/business";
import { services as page } from "#content/pages/services";
import { Prose } from "../../components/prose/prose.tsx";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./free-intro-call.module.css";

const words = page.freeIntroCall;

export function FreeIntroCall() {
  return (
    <section className={styles.section} aria-labelledby="ask-heading">
      <div className={`wrap ${styles.columns}`}>
        <p className={styles.figure} aria-hidden="true">
          {words.figure}
        </p>
        <div>
          <h2 id="ask-heading">{words.heading}</h2>
          <p>
            <Prose of={words.lead} />
          </p>
          <ExternalButtonLink href={business.bookings.introCall} size="large">
            {words.button}
          </ExternalButtonLink>
        </div>
      </div>
    </section>
  );
}
