import gumChair from "#art/chair-gum.svg";
import wattleChair from "#art/chair-wattle.svg";
import { business } from "#content/business";
import { personalCoaching as page } from "#content/pages/personal-coaching";
import { Prose } from "../../components/prose/prose.tsx";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./closing-call.module.css";

const words = page.closingCall;

/** Paid session for those who have decided, free call for the rest. */
export function ClosingCall() {
  const { bookings } = business;
  return (
    <section className={styles.section} aria-labelledby="seat-heading">
      <div className="wrap">
        <h2 id="seat-heading">{words.heading}</h2>
        <div className={styles.pair}>
          <div>
            <img src={wattleChair} alt="" width={340} height={430} loading="lazy" />
            <h3>{words.decided.heading}</h3>
            <p>
              <Prose of={words.decided.lead} />
            </p>
            <ExternalButtonLink href={bookings.personalCoaching} size="large" tone="onNight">
              {words.decided.button}
            </ExternalButtonLink>
          </div>
          <div>
            <img src={gumChair} alt="" width={340} height={430} loading="lazy" />
            <h3>{words.unsure.heading}</h3>
            <p>
              <Prose of={words.unsure.lead} />
            </p>
            <ExternalButtonLink href={bookings.introCall} size="large" tone="onNight">
              {words.unsure.button}
            </ExternalButtonLink>
          </div>
        </div>
        <p className={styles.longPage}>
          <Prose of={words.neither} />
        </p>
      </div>
    </section>
  );
}
