import { faqs } from "#content/faqs";
import { home } from "#content/pages/home";
import { FaqAccordion } from "../../components/faq-accordion/faq-accordion.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./faq.module.css";
import sections from "./sections.module.css";

export function Faq() {
  if (faqs.home.length === 0) return null;
  return (
    <section aria-labelledby="questions-heading">
      <div className={`wrap ${sections.columns}`}>
        <div className={styles.head}>
          <h2 id="questions-heading">{home.faq.heading}</h2>
          <p>
            <Prose of={home.faq.lead} />
          </p>
        </div>
        <div className={styles.list}>
          <FaqAccordion name="home-faqs" faqs={faqs.home} />
        </div>
      </div>
    </section>
  );
}
