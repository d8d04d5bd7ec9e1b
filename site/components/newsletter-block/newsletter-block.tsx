import { letters } from "#content/letters";
import { block as words } from "#content/newsletter";
import { lettersPath } from "../../../domain/pages.ts";
import { Island } from "../../islands/island.tsx";
import { Print } from "../../kit/print.tsx";
import { Prose } from "../prose/prose.tsx";
import { LiveNewsletterForm } from "./live-newsletter-form.tsx";
import styles from "./newsletter-block.module.css";

type NewsletterBlockProps = {
  /** The page shows letters itself, or leads to all of them. */
  readonly isWithLetters?: boolean;
};

/** The newsletter: author, subject, frequency, how to unsubscribe, an earlier letter if there is one, and the form. */
export function NewsletterBlock({ isWithLetters = false }: NewsletterBlockProps) {
  return (
    <section className={styles.block} aria-labelledby="newsletter-heading" id="newsletter">
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
          <p className={styles.small}>
            <Prose of={words.small} />
          </p>
        </div>
      </div>
    </section>
  );
}
