import { When } from "../../schedule/schedule-clock.tsx";
import { unannouncedTerm } from "../../schedule/terms.ts";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./unannounced-term.module.css";

/** The term after the last known one, shown once the last has started. */
export function UnannouncedTerm() {
  if (!unannouncedTerm) return null;
  const { name, booking } = unannouncedTerm;
  return (
    <When condition="next:none" as="div" className={styles.row}>
      <h3>After that</h3>
      <p>
        {name} comes round again, <strong>dates to be announced</strong>.
      </p>
      <ExternalButtonLink href={booking}>Book {name}</ExternalButtonLink>
    </When>
  );
}
