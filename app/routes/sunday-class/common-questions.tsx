import { business } from "#content/business";
import { faqs } from "#content/faqs";
import { FaqAccordion } from "../../components/faq-accordion/faq-accordion.tsx";
import styles from "./common-questions.module.css";

/** Common questions and the disclaimer. */
export function CommonQuestions() {
  return (
    <section className={styles.questions} aria-labelledby="questions-heading">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="questions-heading">Common questions</h2>
          <aside className={styles.notice} aria-label="Who runs the class">
            <p>
              <strong>The class is the centre’s.</strong> {business.centre.name} runs it and handles its
              bookings, payments, room and cancellations. I teach it.
            </p>
            <p>{business.healthNotice}</p>
          </aside>
        </div>
        <FaqAccordion name="sunday-faqs" faqs={faqs.sundayClass} />
      </div>
    </section>
  );
}
