import gumChair from "#art/chair-gum.svg";
import wattleChair from "#art/chair-wattle.svg";
import { business } from "#content/business";
import { coaching } from "#content/schedule";
import { paths } from "../../paths.ts";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import { money } from "../../ui/money.ts";
import styles from "./closing-call.module.css";

/** Paid session for those who have decided, free call for the rest. */
export function ClosingCall() {
  const { bookings, introCall } = business;
  return (
    <section className={styles.section} aria-labelledby="seat-heading">
      <div className="wrap">
        <h2 id="seat-heading">Take a seat</h2>
        <div className={styles.pair}>
          <div>
            <img src={wattleChair} alt="" width={340} height={430} loading="lazy" />
            <h3>You know what it’s about</h3>
            <p>
              Book the hour. {money(coaching.price)} AUD for {coaching.sessionMinutes} minutes, and nothing
              after it unless you say.
            </p>
            <ExternalButtonLink href={bookings.personalCoaching} size="large" tone="onNight">
              Book personal coaching
            </ExternalButtonLink>
          </div>
          <div>
            <img src={gumChair} alt="" width={340} height={430} loading="lazy" />
            <h3>You’d like to ask first</h3>
            <p>
              {introCall.minutes} minutes, free. If coaching’s wrong for you I’ll tell you what I’d do
              instead.
            </p>
            <ExternalButtonLink href={bookings.introCall} size="large" tone="onNight">
              Book a free intro call
            </ExternalButtonLink>
          </div>
        </div>
        <p className={styles.longPage}>
          Not ready for either? <a href={paths.coaching}>How a stretch of coaching goes, start to finish</a>
        </p>
      </div>
    </section>
  );
}
