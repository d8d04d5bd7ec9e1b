import { enrol as page } from "#content/pages/enrol";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./pricing.module.css";

const words = page.pricing;

/** What the price includes, and what the visitor needs. */
export function Pricing() {
  return (
    <section className={styles.section} aria-labelledby="cost-heading">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.receipt}>
          <h2 id="cost-heading">{words.heading}</h2>
          <dl>
            {words.included.map(({ item, text }) => (
              <div key={item}>
                <dt>{item}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.total}>
            <span>{words.total}</span> <b className="figures">{words.price}</b> <span>{words.currency}</span>
          </p>
          <p className={styles.fine}>
            <Prose of={words.finePrint} />
          </p>
        </div>
        <div className={styles.need}>
          <h2>{words.needHeading}</h2>
          <ul>
            {words.need.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
          <p>
            <Prose of={words.dontNeed} />
          </p>
        </div>
      </div>
    </section>
  );
}
