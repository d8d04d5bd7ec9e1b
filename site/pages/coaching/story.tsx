import { coaching as page } from "#content/pages/coaching";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./story.module.css";

const words = page.story;

/** An invented learner’s four lessons, as a driving logbook. */
export function Story() {
  return (
    <section className={styles.section} aria-labelledby="logbook-heading">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="logbook-heading">{words.heading}</h2>
          <p>
            <Prose of={words.lead} />
          </p>
        </div>
        <div className={styles.logbook}>
          <ol className={styles.entries}>
            {words.lessons.map(({ conditions, practised, next }, index) => (
              <li key={conditions}>
                <h3>
                  {words.lesson} <span className="figures">{index + 1}</span>
                </h3>
                <dl>
                  <div>
                    <dt>{words.conditionsLabel}</dt>
                    <dd>{conditions}</dd>
                  </div>
                  <div>
                    <dt>{words.practisedLabel}</dt>
                    <dd>
                      <Prose of={practised} />
                    </dd>
                  </div>
                  <div>
                    <dt>{words.nextLabel}</dt>
                    <dd>
                      <Prose of={next} />
                    </dd>
                  </div>
                </dl>
              </li>
            ))}
          </ol>
          <p className={styles.remark}>
            <span>{words.remarksLabel}</span> <Prose of={words.remarks} />
          </p>
        </div>
      </div>
    </section>
  );
}
