import { personalCoaching as page } from "#content/pages/personal-coaching";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./why-not-a-group.module.css";

const words = page.whyNotAGroup;

export function WhyNotAGroup() {
  return (
    <section className={styles.reasons} aria-labelledby="group-heading">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.head}>
          <h2 id="group-heading">{words.heading}</h2>
          <p>
            <Prose of={words.lead} />
          </p>
        </div>
        <dl>
          {words.reasons.map(({ said, answer }) => (
            <div key={said}>
              <dt>{said}</dt>
              <dd>
                <Prose of={answer} />
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.otherwise}>
          <Prose of={words.otherwise} />
        </p>
      </div>
    </section>
  );
}
