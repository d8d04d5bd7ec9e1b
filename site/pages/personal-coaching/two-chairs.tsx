import { business } from "#content/business";
import { personalCoaching as page } from "#content/pages/personal-coaching";
import gumChair from "#pictures/chair-gum.svg";
import wattleChair from "#pictures/chair-wattle.svg";
import { Prose } from "../../components/prose/prose.tsx";
import { Chapter } from "../../kit/sections.tsx";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./page.module.css";

const { heading, decided, unsure, neither } = page.closingCall;

/** The end of the page: a chair for those who have decided, and one for the rest. */
export function TwoChairs() {
  const chairs = [
    { ...decided, chair: wattleChair, href: business.bookings.personalCoaching },
    { ...unsure, chair: gumChair, href: business.bookings.introCall },
  ];
  return (
    <Chapter id="seat-heading" heading={heading} tone="night" className={styles.section}>
      <div className={styles.pair}>
        {chairs.map(({ chair, heading, lead, button, href }) => (
          <div key={href}>
            <img src={chair} alt="" width={340} height={430} loading="lazy" />
            <h3>{heading}</h3>
            <p>
              <Prose of={lead} />
            </p>
            <ExternalButtonLink href={href} size="large" tone="onNight">
              {button}
            </ExternalButtonLink>
          </div>
        ))}
      </div>
      <p className={styles.longPage}>
        <Prose of={neither} />
      </p>
    </Chapter>
  );
}
