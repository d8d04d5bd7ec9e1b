import { business } from "#content/business";
import { introCall } from "#content/common";
import { home } from "#content/pages/home";
import { Print } from "../../art/print.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./closing-call.module.css";
import sections from "./sections.module.css";

const words = home.closingCall;

export function ClosingCall() {
  return (
    <section className={`${sections.night} ${styles.closing}`} aria-labelledby="call-heading">
      <div className={`wrap ${styles.words}`}>
        <h2 id="call-heading">{words.heading}</h2>
        <p className={sections.big}>
          <Prose of={words.lead} />
        </p>
        <ExternalButtonLink href={business.bookings.introCall} size="large" tone="onNight">
          {introCall.button}
        </ExternalButtonLink>
      </div>
      <Print name="closing" alt={words.picture} />
    </section>
  );
}
