import { letters } from "#content/letters";
import { courseDates as datesWords, block as words } from "#content/newsletter";
import { emailDatesId } from "../../../domain/newsletter.ts";
import { lettersPath } from "../../../domain/pages.ts";
import { Island } from "../../islands/island.tsx";
import { Print } from "../../kit/print.tsx";
import { When } from "../../schedule/schedule-clock.tsx";
import { Prose } from "../prose/prose.tsx";
import styles from "./newsletter-block.module.css";
import { LiveCourseDatesForm, LiveNewsletterForm } from "./newsletter-form.tsx";

type NewsletterBlockProps = {
  /** The page shows letters itself, or leads to all of them. */
  readonly isWithLetters?: boolean;
};

/** The newsletter: author, subject, frequency, how to unsubscribe, an earlier letter if there is one, and the form. */
export function NewsletterBlock({ isWithLetters = false }: NewsletterBlockProps) {
  return (
    <section className={`on-screen ${styles.block}`} aria-labelledby="newsletter-heading" id="newsletter">
      <div className={`wrap ${styles.columns}`}>
        <Print name="paper-boat" alt="" className={styles.boat} />
        <div className={styles.words}>
          <h2 id="newsletter-heading">{words.heading}</h2>
          <p>
            <Prose of={words.text} />
          </p>
          {letters.length > 0 && !isWithLetters && (
            <p>
              <a href={lettersPath}>{words.earlier}</a>
            </p>
          )}
        </div>
        <div>
          <Island name="newsletter-form">
            <LiveNewsletterForm />
          </Island>
          <p className="small soft">
            <Prose of={words.small} />
          </p>
        </div>
      </div>
    </section>
  );
}

/** The form that asks for the next dates of the course, while no intake lies ahead. */
export function CourseDatesBlock() {
  return (
    <When as="div" condition="next:none" withoutScript>
      <section id={emailDatesId} className={`pair ${styles.dates}`} aria-labelledby="dates-heading">
        <div>
          <h3 id="dates-heading">{datesWords.heading}</h3>
          <p>
            <Prose of={datesWords.text} />
          </p>
        </div>
        <div>
          <Island name="course-dates-form">
            <LiveCourseDatesForm />
          </Island>
          <p className="small">
            <Prose of={datesWords.small} />
          </p>
        </div>
      </section>
    </When>
  );
}
