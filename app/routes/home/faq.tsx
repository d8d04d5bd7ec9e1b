import { home } from "#content/pages/home";
import { homeFaqs } from "../../../content/faqs.ts";
import { FaqAccordion } from "../../components/faq-accordion/faq-accordion.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./faq.module.css";
import sections from "./sections.module.css";

export function Faq() {
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
          <FaqAccordion name="home-faqs" faqs={homeFaqs} />
        </div>
      </div>
    </section>
  );
}
