import { common } from "#content/common";
import { enrol as page } from "#content/pages/enrol";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { When } from "../../schedule/schedule-clock.tsx";
import { unannouncedTerm } from "../../schedule/terms.ts";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./unannounced-term.module.css";

const words = page.terms;

/** The term after the last known one, shown once the last has started. */
export function UnannouncedTerm() {
  if (!unannouncedTerm) return null;
  const { name, booking } = unannouncedTerm;
  const ofTerm = { "term.name": name };
  return (
    <When condition="next:none" as="div" className={styles.row}>
      <h3>{words.unannounced.heading}</h3>
      <p>
        <Prose of={words.unannounced.lead} slots={ofTerm} />
      </p>
      <ExternalButtonLink href={booking}>{fillSlots(common.terms.book, ofTerm)}</ExternalButtonLink>
    </When>
  );
}
