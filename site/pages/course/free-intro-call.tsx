import { business } from "#content/business";
import { course as page } from "#content/pages/course";
import { Prose } from "../../components/prose/prose.tsx";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./free-intro-call.module.css";

const words = page.freeIntroCall;

export function FreeIntroCall() {
  return (
    <section className={styles.section} aria-labelledby="call-heading">
      <div className={`wrap ${styles.coupon}`}>
        <div className={styles.main}>
          <h2 id="call-heading">{words.heading}</h2>
          <p>
            <Prose of={words.lead} />
          </p>
        </div>
        <div className={styles.stub}>
          <p className={styles.name}>{words.name}</p>
          <p className={styles.length}>{words.length}</p>
          <p className={styles.small}>{words.terms}</p>
          <ExternalButtonLink href={business.bookings.introCall} size="small" tone="quiet">
            {words.button}
          </ExternalButtonLink>
        </div>
      </div>
    </section>
  );
}
