import { courseFaqs } from "../../../content/faqs.ts";
import { FaqAccordion } from "../../components/faq-accordion/faq-accordion.tsx";
import styles from "./faq.module.css";

export function Faq() {
  if (courseFaqs.length === 0) return null;
  return (
    <section aria-labelledby="questions-heading">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="questions-heading">Before you book</h2>
        <div className={styles.list}>
          <FaqAccordion name="course-faqs" faqs={courseFaqs} />
        </div>
      </div>
    </section>
  );
}
