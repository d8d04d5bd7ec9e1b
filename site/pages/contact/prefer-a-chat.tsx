import { business } from "#content/business";
import { introCall } from "#content/common";
import { preferAChat as words } from "#content/pages/contact";
import { Prose } from "../../components/prose/prose.tsx";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./prefer-a-chat.module.css";

/** The free intro call, for those who would rather talk than type. */
export function PreferAChat() {
  return (
    <section className={styles.section} aria-labelledby="chat-heading">
      <div className={`wrap ${styles.row}`}>
        <h2 id="chat-heading">{words.heading}</h2>
        <p>
          <Prose of={words.text} />
        </p>
        <ExternalButtonLink href={business.bookings.introCall} tone="dark" className={styles.button}>
          {introCall.button}
        </ExternalButtonLink>
      </div>
    </section>
  );
}
