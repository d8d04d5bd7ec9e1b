import { course as page } from "#content/pages/course";
import { Prose } from "../../components/prose/prose.tsx";
import { paths } from "../../paths.ts";
import { calendarPaths } from "../../schedule/calendar/calendar-paths.ts";
import { termId, terms } from "../../schedule/terms.ts";
import { NextTerm } from "./next-term.tsx";
import { TermCard } from "./term-card.tsx";
import styles from "./terms.module.css";

const words = page.terms;

/** The current or next term of each name, then the next one to start with its price. */
export function Terms() {
  if (terms.length === 0) return null;
  return (
    <section id="terms" className={styles.section} aria-labelledby="terms-heading">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="terms-heading">{words.heading}</h2>
          <p>
            <Prose of={words.lead} />
          </p>
        </div>
        <ul className={styles.cards}>
          {terms.map((term) => (
            <TermCard key={termId(term)} term={term} />
          ))}
        </ul>
        <NextTerm />
        <p className={styles.more}>
          <a href={paths.enrol}>{words.sessions}</a> <a href={calendarPaths.course}>{words.allCalendars}</a>
        </p>
      </div>
    </section>
  );
}
