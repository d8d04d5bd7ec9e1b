import { course as facts } from "#content/common";
import { enrol as page } from "#content/pages/enrol";
import { paths } from "../../../domain/pages.ts";
import { emailDatesId } from "../../components/course-facts/email-dates-id.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { When } from "../../schedule/schedule-clock.tsx";
import { unannouncedTerm } from "../../schedule/terms.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import styles from "./unannounced-term.module.css";

const words = page.terms;

/** The term after the last known one, shown once the last has started. */
export function UnannouncedTerm() {
  if (!unannouncedTerm) return null;
  return (
    <When condition="next:none" as="div" className={styles.row}>
      <h3>{words.unannounced.heading}</h3>
      <p>
        <Prose of={words.unannounced.lead} slots={{ "term.name": unannouncedTerm.name }} />
      </p>
      <ButtonLink to={`${paths.course}#${emailDatesId}`}>{facts.emailDates}</ButtonLink>
    </When>
  );
}
