import { services as page } from "#content/pages/services";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./which-one.module.css";

const words = page.whichOne;

/** Links from a visitor’s situation to the offer that suits it. */
export function WhichOne() {
  return (
    <section className={styles.section} aria-labelledby="which-heading">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="which-heading">{words.heading}</h2>
        <dl>
          {words.answers.map(({ when, suits }) => (
            <div key={when}>
              <dt>{when}</dt>
              <dd>
                <Prose of={suits} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
