import { business } from "#content/business";
import { course as page } from "#content/pages/course";
import { Slip } from "../../kit/parts.tsx";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./page.module.css";

const words = page.freeIntroCall;

/** A coupon: what it is for, and its stub with the length and the button. */
export function FreeIntroCall() {
  return (
    <section className={styles.call} aria-labelledby="call-heading">
      <div className="wrap">
        <Slip look="ticket" className={`pair ${styles.coupon}`}>
          <div>
            <h2 id="call-heading">{words.heading}</h2>
          </div>
          <div className={`small ${styles.stub}`}>
            <p>{words.name}</p>
            <p className={styles.length}>{words.length}</p>
            <p>{words.terms}</p>
            <ExternalButtonLink href={business.bookings.introCall} size="small" tone="quiet">
              {words.button}
            </ExternalButtonLink>
          </div>
        </Slip>
      </div>
    </section>
  );
}
