import { site } from "../../../content/site.ts";
import { sundayFaqs } from "../../../content/sunday-class.ts";
import { FaqAccordion } from "../../components/faq-accordion/faq-accordion.tsx";
import styles from "./common-questions.module.css";

const anyQuestions = sundayFaqs.length > 0;

/** Common questions, if there are any, and the disclaimer. */
export function CommonQuestions() {
  return (
    <section className={styles.questions} aria-labelledby={anyQuestions ? "questions-heading" : undefined}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          {anyQuestions && <h2 id="questions-heading">Common questions</h2>}
          <aside className={styles.notice} aria-label="Who runs the class">
            <p>
              <strong>The class is the centre’s.</strong> {site.centre.name.value} runs it and handles its
              bookings, payments, room and cancellations. I teach it.
            </p>
            <p>{site.healthNotice}</p>
          </aside>
        </div>
        {anyQuestions && <FaqAccordion name="sunday-faqs" faqs={sundayFaqs} />}
      </div>
    </section>
  );
}
