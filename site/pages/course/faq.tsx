import { faqs } from "#content/faqs";
import { course as page } from "#content/pages/course";
import { FaqAccordion } from "../../components/faq-accordion/faq-accordion.tsx";
import { JsonLd } from "../../seo/json-ld.tsx";
import { faqPage } from "../../seo/structured-data.ts";
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
      {faqPage(faqs.course).map((data) => (
        <JsonLd key="faq" data={data} />
      ))}
    </section>
  );
}
