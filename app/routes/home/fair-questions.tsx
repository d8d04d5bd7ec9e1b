import { homeFaqs } from "../../../content/faqs.ts";
import { PhoneLinks } from "../../components/phone-links/phone-links.tsx";
import { paths } from "../../paths.ts";
import { Accordion } from "../../ui/accordion/accordion.tsx";
import styles from "./fair-questions.module.css";
import sections from "./sections.module.css";

/** The five questions that come up first. */
export function FairQuestions() {
  return (
    <section>
      <div className={`wrap ${sections.columns}`}>
        <div className={styles.head}>
          <h2>Fair questions</h2>
          <p>
            These come up on nearly every first call. <a href={paths.faq}>The rest are here</a>.
          </p>
        </div>
        <div className={styles.list}>
          <Accordion
            name="home-faqs"
            items={homeFaqs.map(({ id, question, answer }) => ({
              id,
              heading: question,
              content: (
                <p>
                  <PhoneLinks text={answer} />
                </p>
              ),
            }))}
          />
        </div>
      </div>
    </section>
  );
}
