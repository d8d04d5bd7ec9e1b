import { gettingThere as words } from "#content/pages/first-class";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./getting-there.module.css";

/** The venue’s address and access. */
export function GettingThere() {
  return (
    <section className={styles.section} aria-labelledby="getting-heading">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="getting-heading">{words.heading}</h2>
          <p>
            <Prose of={words.address} />
          </p>
          <p>
            <Prose of={words.notListed} />
          </p>
        </div>
        <dl>
          {words.facts.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Prose of={text} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
