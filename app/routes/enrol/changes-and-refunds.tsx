import { faqs } from "#content/faqs";
import { enrol as page } from "#content/pages/enrol";
import { Prose } from "../../components/prose/prose.tsx";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import styles from "./changes-and-refunds.module.css";

const words = page.changesAndRefunds;

// The FAQ is their only source.
const answers = faqs.faqPage.money.filter(({ id }) => words.answers.includes(id));

/** Refunds and changes, and where to look if it is too soon to book. */
export function ChangesAndRefunds() {
  return (
    <section className={styles.section} aria-labelledby="changes-heading">
      <div className="wrap">
        <h2 id="changes-heading">{words.heading}</h2>
        <dl>
          {answers.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>
                <Prose of={answer} />
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.end}>
          <p>
            <Prose of={words.notYet} />
          </p>
          <ButtonLink to={paths.contact} tone="onNight">
            {words.button}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
