import { course as page } from "#content/pages/course";
import { paths } from "../../../domain/pages.ts";
import { termId } from "../../../domain/terms.ts";
import { CourseDatesBlock } from "../../components/newsletter-block/course-dates-block.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { InlineScript } from "../../rendering/inline.tsx";
import { terms } from "../../schedule/terms.ts";
import { TermCard } from "./term-card.tsx";
import termOrder from "./term-order.inline.ts?inline-script";
import styles from "./terms.module.css";

const words = page.terms;

/** The current or next term of each name: the next to start first, completed ones folded. Without terms, the form for dates. */
export function Terms() {
  if (terms.length === 0) {
    return (
      <div id="terms" className={`wrap ${styles.section}`}>
        <CourseDatesBlock />
      </div>
    );
  }
  return (
    <section id="terms" className={styles.section} aria-labelledby="terms-heading">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="terms-heading">{words.heading}</h2>
          <p>
            <Prose of={words.lead} />
          </p>
        </div>
        <CourseDatesBlock />
        <ul id="term-cards" className={styles.cards}>
          {terms.map((term) => (
            <TermCard key={termId(term)} term={term} />
          ))}
        </ul>
        {/* Without scripts it stays empty: the page can't know which terms have ended. */}
        <details id="ended-terms" className={styles.ended} hidden>
          <summary>{words.ended}</summary>
          <ul className={styles.cards} />
        </details>
        <InlineScript code={termOrder} />
        <p className={styles.more}>
          <a href={paths.enrol}>{words.sessions}</a>
        </p>
      </div>
    </section>
  );
}
