import { business } from "#content/business";
import { callButton as bookCallLabel } from "#content/navigation";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./prefer-a-chat.module.css";

/** The free intro call, for those who would rather talk than type. */
export function PreferAChat() {
  return (
    <section className={styles.section} aria-labelledby="chat-heading">
      <div className={`wrap ${styles.row}`}>
        <h2 id="chat-heading">Prefer a Chat?</h2>
        <p>
          Some things take four emails or one phone call. It’s {business.introCall.minutes} minutes, free,
          with no obligation, and I do most of the listening.
        </p>
        <ExternalButtonLink href={business.bookings.introCall} tone="dark" className={styles.button}>
          {bookCallLabel}
        </ExternalButtonLink>
      </div>
    </section>
  );
}
