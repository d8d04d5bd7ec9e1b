import { courseFaqs } from "../../../content/faqs.ts";
import { PhoneLinks } from "../../components/phone-links/phone-links.tsx";
import { Accordion } from "../../ui/accordion/accordion.tsx";
import styles from "./before-you-book.module.css";

/** The six questions between reading and booking. */
export function BeforeYouBook() {
  return (
    <section aria-labelledby="questions-heading">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="questions-heading">Before you book</h2>
        <div className={styles.list}>
          <Accordion
            name="course-faqs"
            items={courseFaqs.map(({ id, question, answer, sample }) => ({
              id,
              heading: question,
              content: (
                <p data-sample={sample}>
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
