import { faq } from "#content/pages/faq";
import { paths } from "../../../domain/pages.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import styles from "./closing-call.module.css";

const words = faq.closingCall;

export function ClosingCall() {
  return (
    <section className={styles.section} aria-labelledby="still-heading">
      <div className={`wrap ${styles.row}`}>
        <h2 id="still-heading">{words.heading}</h2>
        <p>
          <Prose of={words.lead} />
        </p>
        <ButtonLink to={paths.contact} size="large">
          {words.button}
        </ButtonLink>
      </div>
    </section>
  );
}
