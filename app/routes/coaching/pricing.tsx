import { business } from "#content/business";
import { coaching } from "#content/schedule";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { money } from "../../ui/money.ts";
import styles from "./pricing.module.css";

const lines = [
  ["One session", `${coaching.sessionMinutes} minutes`],
  ["Where", `Online, or in person in ${business.place.town} when available`],
  ["How many", "Single sessions, or a plan made for you"],
  ["Packages", "None"],
  ["Subscriptions", "None"],
  ["First call", `${business.introCall.minutes} minutes, free`],
] as const;

/** Session details and price. */
export function Pricing() {
  return (
    <section aria-labelledby="docket-heading">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2 id="docket-heading">What it costs</h2>
          <p>
            You pay for an hour when you’ve booked an hour. Some people come once with one question. Others
            come weekly for a while and then drop back to now and then. If you’d like it mapped out, we make a
            plan together and you can still stop anywhere along it.
          </p>
          <p>
            Online works as well as a room for nearly all of this, and your own kitchen is where you’ll be
            using it.
          </p>
          <ButtonLink to={paths.personalCoaching} tone="quiet" className={styles.book}>
            Ready now? The short page has the bookings
          </ButtonLink>
        </div>
        <div className={styles.receipt}>
          <p className={styles.price}>
            {money(coaching.price)}
            <span> AUD</span>
          </p>
          <dl>
            {lines.map(([label, fact]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
