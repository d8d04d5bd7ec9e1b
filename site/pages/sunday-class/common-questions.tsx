import { business } from "#content/business";
import { faqs } from "#content/faqs";
import { commonQuestions as words } from "#content/pages/sunday-class";
import { FaqAccordion } from "../../components/faq-accordion/faq-accordion.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./common-questions.module.css";

const questions = faqs.sundayClass;

/** Common questions, if there are any, and the disclaimer. */
export function CommonQuestions() {
  const hasQuestions = questions.length > 0;
  return (
    <section className={styles.questions} aria-labelledby={hasQuestions ? "questions-heading" : undefined}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          {hasQuestions && <h2 id="questions-heading">{words.heading}</h2>}
          <aside className={styles.notice} aria-label={words.notice}>
            <p>
              <Prose of={words.centre} />
            </p>
            <p>{business.healthNotice}</p>
          </aside>
        </div>
        {hasQuestions && <FaqAccordion name="sunday-faqs" faqs={questions} />}
      </div>
    </section>
  );
}
