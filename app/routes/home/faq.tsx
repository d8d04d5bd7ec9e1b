import { homeFaqs } from "../../../content/faqs.ts";
import { FaqAccordion } from "../../components/faq-accordion/faq-accordion.tsx";
import { paths } from "../../paths.ts";
import styles from "./faq.module.css";
import sections from "./sections.module.css";

export function Faq() {
  if (homeFaqs.length === 0) return null;
  return (
    <section aria-labelledby="questions-heading">
      <div className={`wrap ${sections.columns}`}>
        <div className={styles.head}>
          <h2 id="questions-heading">Fair questions</h2>
          <p>
            These come up on nearly every first call. <a href={paths.faq}>The rest are here</a>.
          </p>
        </div>
        <div className={styles.list}>
          <FaqAccordion name="home-faqs" faqs={homeFaqs} />
        </div>
      </div>
    </section>
  );
}
