import { business } from "#content/business";
import { about as page } from "#content/pages/about";
import { Print } from "../../art/print.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { buttonClass } from "../../ui/button/button.tsx";
import styles from "./closing-call.module.css";

const words = page.closingCall;

/** Email, message form and free call. */
export function ClosingCall() {
  return (
    <section className={styles.section} aria-labelledby="write-heading">
      <Print name="four-coats" alt={words.picture} />
      <div className={`wrap ${styles.words}`}>
        <h2 id="write-heading">{words.heading}</h2>
        <p>
          <Prose of={words.lead} />
        </p>
        <a href={`mailto:${business.email}`} className={buttonClass({ size: "large" })}>
          {words.button}
        </a>
        <p className={styles.address}>
          <Prose of={words.otherwise} />
        </p>
      </div>
    </section>
  );
}
