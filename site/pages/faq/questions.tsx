import { faq } from "#content/pages/faq";
import { FaqAccordion } from "../../components/faq-accordion/faq-accordion.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./questions.module.css";
import { subjects } from "./subjects.ts";

/** The questions by subject, with an index. */
export function Questions() {
  if (subjects.length === 0) return null;
  return (
    <div className={`wrap ${styles.columns}`}>
      <nav className={styles.index} aria-label={faq.questions.index}>
        <ol>
          {subjects.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.groups}>
        {subjects.map(({ id, heading, faqs, more }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{heading}</h2>
            <FaqAccordion name={`faq-${id}`} faqs={faqs} />
            {more && (
              <p className={styles.more}>
                <Prose of={more} />
              </p>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
