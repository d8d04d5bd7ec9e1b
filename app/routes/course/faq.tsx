import { faqs } from "#content/faqs";
import { course as page } from "#content/pages/course";
import { FaqAccordion } from "../../components/faq-accordion/faq-accordion.tsx";
import styles from "./faq.module.css";

export function Faq() {
  if (faqs.course.length === 0) return null;
  return (
    <section aria-labelledby="questions-heading">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="questions-heading">{page.faq.heading}</h2>
        <div className={styles.list}>
          <FaqAccordion name="course-faqs" faqs={faqs.course} />
        </div>
      </div>
    </section>
  );
}
