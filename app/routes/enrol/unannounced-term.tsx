import { firstTerm } from "../../schedule/for-next-term.tsx";
import { When } from "../../schedule/schedule-clock.tsx";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./unannounced-term.module.css";

/** The term after this year’s last, shown once the last has started. */
export function UnannouncedTerm() {
  return (
    <When condition="next:none" as="div" className={styles.row}>
      <h3>After that</h3>
      <p>
        {firstTerm.name} comes round again, <strong>dates to be announced</strong>.
      </p>
      <ExternalButtonLink href={firstTerm.booking.value}>Book {firstTerm.name}</ExternalButtonLink>
    </When>
  );
}
