import { course } from "#content/schedule";
import { included, youNeed } from "../../../content/enrol.ts";
import { money } from "../../ui/money.ts";
import styles from "./pricing.module.css";

/** What the price includes, and what the visitor needs. */
export function Pricing() {
  return (
    <section className={styles.section} aria-labelledby="cost-heading">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.receipt}>
          <h2 id="cost-heading">What you pay for</h2>
          <dl>
            {included.value.map(({ item, detail }) => (
              <div key={item}>
                <dt>{item}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.total}>
            <span>All up</span> <b className="figures">{money(course.price)}</b> <span>AUD</span>
          </p>
          <p className={styles.fine}>
            Once, on the booking page. That’s {money(course.price / course.sessions)} a Sunday. Nothing
            renews.
          </p>
        </div>
        <div className={styles.need}>
          <h2>What you need</h2>
          <ul>
            {youNeed.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
          <p>
            What you don’t: experience, flexibility, a free weekend, or a house in which nobody ever walks in.
          </p>
        </div>
      </div>
    </section>
  );
}
