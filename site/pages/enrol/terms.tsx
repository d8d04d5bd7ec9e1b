import { enrol as page } from "#content/pages/enrol";
import { termId } from "../../../domain/terms.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { When } from "../../schedule/schedule-clock.tsx";
import { terms } from "../../schedule/terms.ts";
import { TermRow } from "./term-row.tsx";
import styles from "./terms.module.css";
import { UnannouncedTerm } from "./unannounced-term.tsx";

const words = page.terms;

/** The current or next term of each name, with its session dates in the owner’s time and the visitor’s. */
export function Terms() {
  if (terms.length === 0) return null;
  return (
    <section className={styles.terms} id="terms" aria-labelledby="terms-heading">
      <div className="wrap">
        <h2 id="terms-heading">{words.heading}</h2>
        <p>
          <Prose of={words.lead} />
        </p>
        <div className={styles.list}>
          {terms.map((term) => (
            <When key={termId(term)} as="div" condition={`current:${termId(term)}`} withoutScript>
              <TermRow term={term} />
            </When>
          ))}
          <UnannouncedTerm />
        </div>
        <p className={styles.subscribe}>
          <Prose of={words.subscribe} />
        </p>
      </div>
    </section>
  );
}
