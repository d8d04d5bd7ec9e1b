import kitchenWindow from "#art/kitchen-window.svg";
import { course as page } from "#content/pages/course";
import { Prose } from "../../components/prose/prose.tsx";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import styles from "./closing-call.module.css";

const words = page.closingCall;

/** A one-minute practice to try at once, and the link to the dates. */
export function ClosingCall() {
  return (
    <section className={styles.section} aria-labelledby="window-heading">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2 id="window-heading">{words.heading}</h2>
          <p>
            <Prose of={words.lead} />
          </p>
          <div className={styles.actions}>
            <ButtonLink to={paths.enrol} tone="onNight" size="large">
              {words.button}
            </ButtonLink>
            <a href={paths.guidedPractices}>{words.practice}</a>
          </div>
        </div>
        <img src={kitchenWindow} alt={words.picture} width={900} height={672} loading="lazy" />
      </div>
    </section>
  );
}
