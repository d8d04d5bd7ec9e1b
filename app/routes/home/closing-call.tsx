import closingTall from "#art/closing-tall.svg";
import closingWide from "#art/closing-wide.svg";
import { site } from "../../../content/site.ts";
import { PrintPicture } from "../../art/print-picture.tsx";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./closing-call.module.css";
import sections from "./sections.module.css";

export function ClosingCall() {
  return (
    <section className={`${sections.night} ${styles.closing}`} aria-labelledby="call-heading">
      <div className={`wrap ${styles.words}`}>
        <h2 id="call-heading">Start with {site.introCall.minutes} quiet minutes.</h2>
        <p className={sections.big}>
          Tell me what a normal week looks like. You’ll leave with one thing to try, whether or not we speak
          again.
        </p>
        <ExternalButtonLink href={site.bookings.introCall.value} size="large" tone="onNight">
          Book a free call
        </ExternalButtonLink>
      </div>
      <PrintPicture
        wide={closingWide}
        tall={closingTall}
        width={1600}
        height={700}
        alt="A black swan on the lake just before sunrise"
      />
    </section>
  );
}
