import { course as page } from "#content/pages/course";
import { Print } from "../../art/print.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./why-people-give-up.module.css";

const words = page.whyPeopleGiveUp;

export function WhyPeopleGiveUp() {
  return (
    <section className={styles.section} aria-labelledby="giving-up-heading">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.head}>
          <h2 id="giving-up-heading">{words.heading}</h2>
          <p>
            <Prose of={words.lead} />
          </p>
        </div>
        <dl className={styles.reasons}>
          {words.reasons.map(({ said, answer }) => (
            <div key={said}>
              <dt>{said}</dt>
              <dd>
                <Prose of={answer} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Print name="footprints" alt={words.picture} />
    </section>
  );
}
