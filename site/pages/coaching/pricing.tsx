import { coaching as page } from "#content/pages/coaching";
import { coaching } from "#content/schedule";
import { paths } from "../../../domain/pages.ts";
import { MoneyLink } from "../../components/money-link/money-link.tsx";
import { Paragraphs, Prose } from "../../components/prose/prose.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import styles from "./pricing.module.css";

const words = page.pricing;

/** Session details and price. */
export function Pricing() {
  return (
    <section aria-labelledby="docket-heading">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2 id="docket-heading">{words.heading}</h2>
          <Paragraphs of={words.paragraphs} />
          <ButtonLink to={paths.personalCoaching} tone="quiet" className={styles.book}>
            {words.button}
          </ButtonLink>
          <MoneyLink />
        </div>
        <div className={styles.receipt}>
          <p className={styles.price}>
            {words.price}
            <span> {words.currency}</span>
          </p>
          <dl>
            {words.lines.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <Prose of={text} />
                </dd>
              </div>
            ))}
            {coaching.whoCanCome && (
              <div>
                <dt>{words.whoCanCome}</dt>
                <dd>{coaching.whoCanCome}</dd>
              </div>
            )}
          </dl>
        </div>
      </div>
    </section>
  );
}
